import { passOn } from '#carrier-emulator/calls/bridge.ts'
import { startRecording } from '#carrier-emulator/calls/record.ts'
import { pause, quietly } from '#carrier-emulator/calls/until.ts'
import type { Carrier } from '#carrier-emulator/carrier.ts'
import type { JoinOptions, Member, Room } from '#carrier-emulator/conference/room.ts'
import { tellRoom } from '#carrier-emulator/conference/room-events.ts'
import type { ConferenceRow, HookAddress } from '#carrier-emulator/rows.ts'
import { newSid } from '#carrier-emulator/sid.ts'

type Joining = Pick<Member, 'line' | 'play' | 'left'> & { name: string; options: JoinOptions }

/** Brings a phone into the conference of this name, which begins with it if need be; null when it is full. */
export function joinRoom(carrier: Carrier, { name, line, play, left, options }: Joining): Room | null {
  const room = findRoom(carrier, line.row.accountSid, name) ?? openRoom(carrier, line.row.accountSid, name)
  if (room.members.size >= options.mostMembers) return null
  const nowMs = carrier.clock.nowMs()
  const { label, isMuted, coachOf, startsRoom, endsRoom } = options
  const member: Member = {
    ...{ line, play, left, label, isMuted, coachOf, startsRoom, endsRoom },
    ...{ isOnHold: false, joinedMs: nowMs, updatedMs: nowMs, meanwhile: null, stops: [] },
  }
  if (room.callback.url === '') room.callback = options.callback
  room.recording ??= options.recording
  room.members.set(line.row.sid, member)
  member.stops.push(
    line.watch({
      began(strip) {
        if (strip.track === 'in' && room.recorders.size > 0 && isHeard(member)) room.strips.push(strip)
      },
    }),
  )
  tellRoom(carrier, room, { event: 'join', name: 'participant-join', member })
  const isReady = room.members.size > 1 && [...room.members.values()].some((one) => one.startsRoom)
  if (isReady && !room.hasStarted) start(carrier, room)
  else if (!room.hasStarted && options.wait) playMeanwhile(carrier, member, options.wait)
  link(carrier, room)
  return room
}

export type Leaving = 'left' | 'kicked'

/** Takes a phone out; the conference ends with its last member, or with one that ends it. */
export function leaveRoom(
  carrier: Carrier,
  room: Room,
  { member, how }: { member: Member; how: Leaving },
): void {
  const { sid } = member.line.row
  if (!room.members.delete(sid)) return
  remove(member)
  link(carrier, room)
  tellRoom(carrier, room, { event: 'leave', name: 'participant-leave', member })
  if (member.endsRoom)
    endRoom(carrier, room, { reason: `participant-with-end-conference-on-exit-${how}`, sid })
  else if (room.members.size === 0) endRoom(carrier, room, { reason: `last-participant-${how}`, sid })
}

type RoomEnd = { reason: NonNullable<ConferenceRow['reasonEnded']>; sid: string | null }

/** Everybody still inside goes on with what comes after the conference. */
export function endRoom(carrier: Carrier, room: Room, { reason, sid }: RoomEnd): void {
  if (room.row.status === 'completed') return
  for (const recorder of [...room.recorders]) recorder.stop(carrier.callTime.nowMs())
  const fields = { status: 'completed', reasonEnded: reason, callSidEnding: sid } as const
  carrier.state.put('conferences', room.row.sid, { ...fields, updatedMs: carrier.clock.nowMs() })
  carrier.rooms.delete(room.row.sid)
  const members = [...room.members.values()]
  room.members.clear()
  for (const member of members) remove(member)
  link(carrier, room)
  for (const member of members) tellRoom(carrier, room, { event: 'leave', name: 'participant-leave', member })
  tellRoom(carrier, room, { event: 'end', name: 'conference-end' })
}

type MemberChange = {
  isMuted?: boolean
  isOnHold?: boolean
  coachOf?: string | null
  endsRoom?: boolean
  /** What a phone on hold hears. */
  holdMusic?: HookAddress | null
}

export function changeMember(carrier: Carrier, room: Room, change: MemberChange & { member: Member }): void {
  const { member, isMuted = member.isMuted, isOnHold = member.isOnHold } = change
  const hasMute = isMuted !== member.isMuted
  const hasHold = isOnHold !== member.isOnHold
  const { coachOf = member.coachOf, endsRoom = member.endsRoom } = change
  Object.assign(member, { isMuted, isOnHold, coachOf, endsRoom, updatedMs: carrier.clock.nowMs() })
  if (hasHold) stopMeanwhile(member)
  if (hasHold && isOnHold && change.holdMusic) playMeanwhile(carrier, member, change.holdMusic)
  link(carrier, room)
  if (hasMute)
    tellRoom(carrier, room, {
      event: 'mute',
      name: isMuted ? 'participant-mute' : 'participant-unmute',
      member,
    })
  if (hasHold)
    tellRoom(carrier, room, {
      event: 'hold',
      name: isOnHold ? 'participant-hold' : 'participant-unhold',
      member,
    })
}

export function findRoom(carrier: Carrier, accountSid: string, name: string): Room | undefined {
  return [...carrier.rooms.values()].find(
    ({ row }) => row.accountSid === accountSid && (row.friendlyName === name || row.sid === name),
  )
}

export function openRoom(carrier: Carrier, accountSid: string, friendlyName: string): Room {
  const nowMs = carrier.clock.nowMs()
  const sid = newSid('CF')
  const row = carrier.state.put('conferences', sid, {
    ...{ sid, accountSid, friendlyName, status: 'init', createdMs: nowMs, updatedMs: nowMs },
    ...{ reasonEnded: null, callSidEnding: null },
  })
  const room: Room = {
    ...{ row, members: new Map(), links: new Map(), hasStarted: false },
    ...{ callback: { url: '', method: 'POST', events: [] }, callbacks: 0 },
    ...{ recording: null, strips: [], recorders: new Set() },
  }
  carrier.rooms.set(sid, room)
  return room
}

function start(carrier: Carrier, room: Room): void {
  room.hasStarted = true
  for (const member of room.members.values()) stopMeanwhile(member)
  carrier.state.put('conferences', room.row.sid, { status: 'in-progress', updatedMs: carrier.clock.nowMs() })
  tellRoom(carrier, room, { event: 'start', name: 'conference-start' })
  const [first] = room.members.values()
  if (!room.recording || !first) return
  const owner = { row: first.line.row, strips: room.strips, recorders: room.recorders, recordings: [] }
  const conferenceSid = room.row.sid
  startRecording(carrier, owner, { ...room.recording, source: 'Conference', conferenceSid })
}

function remove(member: Member): void {
  stopMeanwhile(member)
  for (const stop of member.stops) stop()
  member.left()
}

/** Joins and parts ears and mouths as the members now stand. */
function link(carrier: Carrier, room: Room): void {
  const members = [...room.members.values()]
  const wanted = new Map<string, [Member, Member]>()
  for (const from of members)
    for (const to of members)
      if (room.hasStarted && hears(to, from))
        wanted.set(`${from.line.row.sid} ${to.line.row.sid}`, [from, to])
  for (const [key, stop] of room.links)
    if (!wanted.has(key)) {
      stop()
      room.links.delete(key)
    }
  for (const [key, [from, to]] of wanted)
    if (!room.links.has(key)) room.links.set(key, passOn(carrier, from.line, to.line))
}

/** Whom a coach speaks to is the only one who hears it. */
function hears(ear: Member, mouth: Member): boolean {
  if (ear === mouth || ear.isOnHold || !isHeard(mouth)) return false
  return mouth.coachOf === null || mouth.coachOf === ear.line.row.sid
}

function isHeard({ isMuted, isOnHold }: Member): boolean {
  return !isMuted && !isOnHold
}

function playMeanwhile(carrier: Carrier, member: Member, address: HookAddress): void {
  const meanwhile = new AbortController()
  member.meanwhile = meanwhile
  const again = async () => {
    for (;;) {
      await member.play({ ask: { address } }, meanwhile.signal)
      await pause(carrier, meanwhile.signal, 1_000)
    }
  }
  quietly(carrier, again())
}

function stopMeanwhile(member: Member): void {
  member.meanwhile?.abort()
  member.meanwhile = null
}
