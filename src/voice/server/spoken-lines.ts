import type { TalkLine } from '#conversations/engine/talk.ts'
import { keepHeard, keepSpokenLine } from '#conversations/server/keep-spoken.ts'
import { newId } from '#kit/ids.ts'
import type { CallInHand, SessionDeps } from '#voice/server/session-deps.ts'

type SpokenLine = Extract<TalkLine, { kind: 'line' }>

/** The lines of a call: in memory for the next thought, and in order to the database. */
export interface SpokenLines {
  /** Milliseconds since the call began. */
  atMs(): number
  contactSaid(words: string, sound: { startMs: number; endMs: number }): SpokenLine
  /** What the bot said; `heard` is set where it was cut short already. `between` are its tool calls. */
  botSaid(said: { turnId: string | null; text: string; startMs: number; between?: TalkLine[] }): void
  /** The bot was cut short in what it said. */
  botCut(cut: { turnId: string | null; text: string; heard: string; startMs: number }): void
  /** What the bot said last has sounded to its end. */
  botDone(turnId: string | null): void
  /** Deeds of a turn that was broken off stay in the talk. */
  keepDeeds(lines: readonly TalkLine[]): void
}

export function createSpokenLines(deps: Pick<SessionDeps, 'clock'>, call: CallInHand): SpokenLines {
  const { talk, writer, callId } = call
  const atMs = () => deps.clock.now().getTime() - call.startedAt.getTime()
  let newest: { turnId: string | null; line: SpokenLine } | null = null
  let isAnswered = true

  function keep(
    line: SpokenLine,
    more: { turnId: string | null; heard: string | null; startMs: number; endMs: number | null },
  ) {
    const { turnId, heard, startMs, endMs } = more
    const { role, messageId: id, at: now } = line
    const text = line.text
    writer.add('line', async (tx) => {
      const { seq } = await keepSpokenLine(tx, talk, {
        ...{ id, text, turnId, heard, now },
        role: role === 'contact' ? 'contact' : 'bot',
        spoken: { callId, startMs: Math.round(startMs), endMs: endMs === null ? null : Math.round(endMs) },
      })
      // Another line, such as a text, may have come in between.
      line.seq = seq
      talk.coversSeq = Math.max(talk.coversSeq, seq)
    })
  }
  function newLine(role: 'contact' | 'bot', text: string): SpokenLine {
    const at = deps.clock.now()
    talk.coversSeq += 1
    return { kind: 'line', role, text, at, messageId: newId('msg', at.getTime()), seq: talk.coversSeq }
  }
  function remember(line: SpokenLine): void {
    talk.lines.push(line)
  }

  return {
    atMs,
    contactSaid(words, { startMs, endMs }) {
      const line = newLine('contact', words)
      remember(line)
      if (isAnswered) talk.firstSeq = line.seq
      isAnswered = false
      keep(line, { turnId: null, heard: null, startMs, endMs })
      return line
    },
    botSaid({ turnId, text, startMs, between = [] }) {
      talk.lines.push(...between)
      if (turnId !== null) isAnswered = true
      if (text === '') return
      const line = newLine('bot', text)
      remember(line)
      newest = { turnId, line }
      keep(line, { turnId, heard: null, startMs, endMs: null })
    },
    botCut({ turnId, text, heard, startMs }) {
      if (newest?.turnId === turnId) {
        const { line } = newest
        forget(talk.lines, line, heard)
        const { messageId } = line
        const endMs = atMs()
        writer.add('heard', (tx) =>
          keepHeard(tx, { conversationId: talk.conversationId, messageId, heard, endMs }),
        )
        newest = null
        return
      }
      const line = newLine('bot', text)
      keep(line, { turnId, heard, startMs, endMs: atMs() })
      if (heard !== '') remember({ ...line, text: heard })
      isAnswered = true
    },
    botDone(turnId) {
      if (!newest || newest.turnId !== turnId) return
      const { messageId } = newest.line
      const endMs = atMs()
      writer.add('sounded', (tx) =>
        keepHeard(tx, { conversationId: talk.conversationId, messageId, heard: null, endMs }),
      )
    },
    keepDeeds: (lines) => void talk.lines.push(...lines),
  }
}

/** What was not heard was not said: that is how the talk is remembered. */
function forget(lines: TalkLine[], line: SpokenLine, heard: string): void {
  const index = lines.indexOf(line)
  if (index < 0) return
  if (heard === '') lines.splice(index, 1)
  else lines[index] = { ...line, text: heard }
}
