import { dialVerb } from '#carrier-emulator/calls/dial-verb.ts'
import { gatherVerb } from '#carrier-emulator/calls/gather-verb.ts'
import { playVerb } from '#carrier-emulator/calls/play-verb.ts'
import { recordVerb } from '#carrier-emulator/calls/record-verb.ts'
import {
  hangupVerb,
  pauseVerb,
  redirectVerb,
  rejectVerb,
  sayVerb,
} from '#carrier-emulator/calls/simple-verbs.ts'
import { startVerb } from '#carrier-emulator/calls/start-verb.ts'
import type { Verb } from '#carrier-emulator/calls/verb.ts'
import { connectVerb } from '#carrier-emulator/relay/connect-verb.ts'

const verbs: Record<string, Verb> = {
  Say: sayVerb,
  Pause: pauseVerb,
  Hangup: hangupVerb,
  Redirect: redirectVerb,
  Reject: rejectVerb,
  Connect: connectVerb,
  Dial: dialVerb,
  Gather: gatherVerb,
  Play: playVerb,
  Record: recordVerb,
  Start: startVerb,
}

/** The verb of this name; undefined for one the emulator does not have. */
export function findVerb(name: string): Verb | undefined {
  return Object.hasOwn(verbs, name) ? verbs[name] : undefined
}
