import { readRecordingNoun } from '#carrier-emulator/calls/recording-options.ts'
import { until } from '#carrier-emulator/calls/until.ts'
import { type Act, addressIn, countIn, flagIn, methodOf, wholeAddress } from '#carrier-emulator/calls/verb.ts'
import type { JoinOptions, RoomEvent } from '#carrier-emulator/conference/room.ts'
import { joinRoom, leaveRoom } from '#carrier-emulator/conference/rooms.ts'
import { textOf, type XmlNode } from '#carrier-emulator/xml.ts'

/** Puts the call into a conference until it leaves or the conference ends; false when there is no room for it. */
export async function joinConference(act: Act, noun: XmlNode): Promise<boolean> {
  const { carrier, line, signal, verb } = act
  const name = textOf(noun).trim()
  let finish = () => {}
  const left = () => finish()
  const options = readJoinOptions(noun, act.url)
  const room = joinRoom(carrier, { name, line, left, options, play: act.play })
  const member = room?.members.get(line.row.sid)
  if (!room || !member) return false
  const stopStar = flagIn(verb, 'hangupOnStar', false)
    ? line.listen({ digit: (digit) => digit === '*' && leaveRoom(carrier, room, { member, how: 'left' }) })
    : () => {}
  try {
    await until<void>(signal, (resolve) => {
      finish = resolve
      if (!room.members.has(line.row.sid)) resolve()
      return () => leaveRoom(carrier, room, { member, how: 'left' })
    })
  } finally {
    stopStar()
  }
  return true
}

const events: RoomEvent[] = ['start', 'end', 'join', 'leave', 'mute', 'hold']

function readJoinOptions(noun: XmlNode, url: string): JoinOptions {
  const get = (name: string) => noun.attributes.get(name)?.trim() ?? ''
  const asked = get('statusCallbackEvent').split(/[\s,]+/)
  const known = events.filter((event) => asked.includes(event))
  const address = wholeAddress(get('statusCallback'), url, methodOf(noun, 'statusCallbackMethod'))
  const isRecorded = get('record') === 'record-from-start' || get('record') === 'true'
  return {
    label: get('participantLabel'),
    isMuted: flagIn(noun, 'muted', false),
    coachOf: get('coach') || null,
    startsRoom: flagIn(noun, 'startConferenceOnEnter', true),
    endsRoom: flagIn(noun, 'endConferenceOnExit', false),
    mostMembers: countIn(noun, 'maxParticipants', { least: 2, most: 250, otherwise: 250 }),
    wait: addressIn({ verb: noun, url }, 'waitUrl', 'waitMethod'),
    recording: isRecorded ? { ...readRecordingNoun(noun, url), channels: 1, track: 'both' } : null,
    callback: {
      ...(get('statusCallback') !== '' && address ? address : { url: '', method: 'POST' as const }),
      events: known.length > 0 ? known : ['start', 'end'],
    },
  }
}
