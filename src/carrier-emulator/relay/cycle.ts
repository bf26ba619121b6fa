import type { Strip } from '#carrier-emulator/calls/strip.ts'
import type { Reach } from '#carrier-emulator/relay/attributes.ts'

/** One turn of the app: texts up to the one marked last. Places are characters of `text`. */
export type Cycle = {
  text: string
  messages: { token: string; startAt: number; endAt: number; reach: Reach; isTold: boolean }[]
  preemptible: boolean
  /** How far it was handed to the voice, and how far it has been said. */
  handedAt: number
  playedAt: number
  /** Call time of its first sound. */
  firstMs: number | null
  isLast: boolean
  isDropped: boolean
}

/** A part of a turn that is said in one breath. */
export type Piece = { cycle: Cycle; from: number; to: number; reach: Reach; strip: Strip | null }

export function newCycle(fields: Partial<Cycle> = {}): Cycle {
  const places = { handedAt: 0, playedAt: 0, firstMs: null }
  return { text: '', messages: [], preemptible: false, ...places, isLast: false, isDropped: false, ...fields }
}

export function addMessage(cycle: Cycle, { token, reach }: { token: string; reach: Reach }): void {
  const startAt = cycle.text.length
  cycle.text += token
  cycle.messages.push({ token, startAt, endAt: cycle.text.length, reach, isTold: false })
}

/** The text message that holds this place. */
export function messageAt({ messages }: Cycle, place: number): Cycle['messages'][number] | undefined {
  return messages.find(({ endAt }) => endAt > place)
}

/** The turn has been said up to here. Answers the text messages that are whole by this. */
export function settle(cycle: Cycle, playedAt: number): string[] {
  cycle.playedAt = Math.max(cycle.playedAt, playedAt)
  const whole = cycle.messages.filter(({ isTold, endAt }) => !isTold && endAt <= cycle.playedAt)
  for (const message of whole) message.isTold = true
  return whole.map(({ token }) => token).filter((token) => token !== '')
}

/** What was said, up to this place, of the text message that was not said whole. */
export function partSaid(cycle: Cycle, to: number): string {
  const message = messageAt(cycle, to)
  return message && !message.isTold ? cycle.text.slice(message.startAt, to).trimEnd() : ''
}

export function isSaid({ isLast, playedAt, text }: Cycle): boolean {
  return isLast && playedAt >= text.length
}
