import type { Act, Answer } from './start-model-server.ts'
import type { Piece, Wire } from './wire.ts'

/** What must come of an answer: the vendor's own words, the next model's, or either of the two. */
export type Outcome = 'vendor' | 'next' | 'either'
export interface Shape {
  name: string
  outcome: Outcome
  answer(wire: Wire): Answer
}

export const wordsSaid = 'We are open until 5 PM — à bientôt 🙂 and gladly.'
export const words: Piece[] = [
  { say: 'We are open ' },
  { say: 'until 5 PM — à bientôt 🙂 ' },
  { say: 'and gladly.' },
  { finish: 'stop' },
]
export const callOf = (args: string, name = 'take_message', id = 'call_1'): Piece[] => [
  { call: name, id, args },
  { finish: 'tools' },
]
export const goodCall = callOf('{"message":"Please call me — today 🙂","urgent":true}')

/** One whole answer of these pieces. */
export const whole = (wire: Wire, pieces: readonly Piece[]): Answer => ({
  acts: [send(...wire.render(pieces))],
})
export const send = (...events: string[]): Act => ({ write: events.join('') })

/** The first share of the events, 0 to 1; never all of them. */
export function firstOf(events: readonly string[], share: number): string[] {
  return events.slice(0, Math.min(events.length - 1, Math.ceil(events.length * share)))
}

/** The events up to those that end the answer. */
export function unfinished(wire: Wire, pieces: readonly Piece[]): string[] {
  return wire.render(pieces.filter((piece) => !('finish' in piece)))
}

/** The same events with one of them changed; counted from 0, from the end where negative. */
export function withEvent(
  events: readonly string[],
  at: number,
  change: (event: string) => string,
): string[] {
  const place = at < 0 ? events.length + at : Math.min(at, events.length - 1)
  return events.map((event, index) => (index === place ? change(event) : event))
}

/** The data of an event, changed as text. */
export function withData(event: string, change: (data: string) => string): string {
  return event.replace(/^data: (.*)$/m, (_, data: string) => `data: ${change(data)}`)
}
