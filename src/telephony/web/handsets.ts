import { listenToMicrophone } from '#ui/sound/listen-to-microphone.ts'
import { playStream } from '#ui/sound/play-stream.ts'
import { tellFailure } from '#ui/use-deed.ts'
import { isOver } from './call-words.ts'
import { createHandset, type Handset } from './handset.ts'
import { openPhoneLine } from './phone-line.ts'
import { telephonyClient } from './queries.ts'

const handsets = new Map<string, Handset>()

/** The handset of an outside phone, by its number: one for the whole page, whichever part of it shows the phone. */
export function handsetOf(phone: string): Handset {
  const known = handsets.get(phone)
  if (known) return known
  const handset = createHandset({
    openLine: openPhoneLine,
    play: () => playStream({ sampleRate: 8000 }),
    microphone: listenToMicrophone,
    say: (sid, text) => {
      telephonyClient.outsideCallDeed({ sid, deed: { kind: 'say', text } }).catch(tellFailure)
    },
  })
  handsets.set(phone, handset)
  return handset
}

/** Nobody is there to listen any more, though calls may go on: all is quiet in this page. */
export function leaveAllBe(): void {
  for (const handset of handsets.values()) {
    handset.follow(null)
    handset.turnSoundOff()
  }
}

/** Nobody holds this phone any more: a call that goes on or rings there ends. */
export function putDown(phone: string): void {
  const handset = handsets.get(phone)
  handset?.follow(null)
  handset?.turnSoundOff()
  handsets.delete(phone)
  endCalls(phone).catch(tellFailure)
}

async function endCalls(phone: string): Promise<void> {
  const { calls } = await telephonyClient.outsideCalls({ phone })
  for (const call of calls.filter((one) => !isOver(one))) {
    const kind = call.direction === 'outbound' && call.startedAt === null ? 'reject' : 'hangup'
    await telephonyClient.outsideCallDeed({ sid: call.sid, deed: { kind } })
  }
}
