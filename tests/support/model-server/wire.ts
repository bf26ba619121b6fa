/** One part of a model's answer, in no vendor's words. */
export type Piece =
  | { say: string }
  | { think: string }
  /** A call of a tool; `args` goes on the wire as it is, also where it is no JSON. */
  | { call: string; id: string; args: string }
  | { finish: Finish }
export type Finish = 'stop' | 'tools' | 'length' | 'filtered' | 'strange'

/** How one vendor's answers look on the wire. */
export interface Wire {
  id: 'openai' | 'anthropic' | 'google' | 'openai-compatible'
  /** What stands after the base address of a request. */
  path: RegExp
  /** The header the key comes in. */
  keyHeader: string
  /** Server-sent events as text, each with its blank line: opening, the pieces, and the vendor's way of ending. */
  render(pieces: readonly Piece[]): string[]
  /** An error in the middle of a stream. */
  errorEvent(kind: string): string
  /** The body of a refusal. */
  errorBody(kind: string): string
  /** What usage the rendered answers report: fresh and cached input, output. */
  usage: { input: number; cached: number; output: number }
}

export const usage = { input: 120, cached: 20, output: 30 }

/** One event; a name where the vendor gives its events names. */
export function event(data: unknown, name?: string): string {
  const text = typeof data === 'string' ? data : JSON.stringify(data)
  return `${name ? `event: ${name}\n` : ''}data: ${text}\n\n`
}

/** Arguments in a few parts, as vendors send them. */
export function inParts(text: string): string[] {
  const size = Math.max(1, Math.ceil(text.length / 3))
  return Array.from({ length: Math.ceil(text.length / size) }, (_, i) => text.slice(i * size, (i + 1) * size))
}
