import { askDocument } from '#carrier-emulator/calls/ask-document.ts'
import { answer, endCall } from '#carrier-emulator/calls/call-status.ts'
import type { Line } from '#carrier-emulator/calls/line.ts'
import { playText } from '#carrier-emulator/calls/play-text.ts'
import type { AskedDocument, Source } from '#carrier-emulator/calls/source.ts'
import { CallStopped } from '#carrier-emulator/calls/until.ts'
import type { Next } from '#carrier-emulator/calls/verb.ts'
import { findVerb } from '#carrier-emulator/calls/verbs.ts'
import { type Carrier, note, noteTrouble } from '#carrier-emulator/carrier.ts'
import { elementsOf, type XmlNode } from '#carrier-emulator/xml.ts'

const mostDocuments = 1_000
const apology = 'This call cannot go on, because the application behind this number failed. Goodbye.'

/** Follows instructions until they end, then hangs up. Whatever was followed before stops. */
export function runProgram(carrier: Carrier, line: Line, source: Source): void {
  line.program?.abort()
  if (line.over.signal.aborted) return
  const program = new AbortController()
  line.program = program
  const work = follow(carrier, { line, signal: program.signal }, source)
  work.catch((error: unknown) => {
    if (error instanceof CallStopped) return
    noteTrouble(carrier, error)
    endCall(carrier, line, { status: 'failed', reason: 'The emulator failed.' })
  })
}

/** Instructions for a moment only: when they end, the call goes on. Throws CallStopped when they hang up. */
async function followAside(carrier: Carrier, line: Line, source: Source): Promise<void> {
  const next = await followAll(carrier, { line, signal: line.over.signal }, source)
  if (next !== 'hangup') return
  endCall(carrier, line, { status: 'completed', reason: 'Hangup' })
  throw new CallStopped()
}

type Run = {
  line: Line
  signal: AbortSignal
  /** Played to somebody who is busy with something else: a failure is passed over. */
  isBeside?: boolean
}

async function follow(carrier: Carrier, run: Run, first: Source): Promise<void> {
  const { line } = run
  const next = await followAll(carrier, run, first)
  if (next === 'left') return
  answer(carrier, line)
  const reason = next === 'hangup' ? 'Hangup' : 'The document ended.'
  endCall(carrier, line, { status: 'completed', reason })
}

/** Goes from document to document. */
async function followAll(carrier: Carrier, run: Run, first: Source): Promise<Extract<Next, string>> {
  const { line, signal } = run
  let source = first
  for (let count = 0; count < mostDocuments; count++) {
    const read = 'document' in source ? source : await fetchDocument(carrier, run, source.ask)
    if (signal.aborted) throw new CallStopped()
    const next = read === null ? 'hangup' : await followDocument(carrier, run, read)
    if (typeof next === 'string') return next
    source = next
  }
  note(carrier, { kind: 'warning', sid: line.row.sid, what: 'The documents lead on for ever.' })
  return 'hangup'
}

/** The document, or null after saying that there is none. */
async function fetchDocument(
  carrier: Carrier,
  { line, signal, isBeside }: Run,
  asked: AskedDocument,
): Promise<{ document: XmlNode; url: string } | null> {
  const result = await askDocument(carrier, line, asked)
  if ('value' in result) return { document: result.value, url: result.url }
  if (signal.aborted) throw new CallStopped()
  note(carrier, {
    kind: 'warning',
    sid: line.row.sid,
    what: `${result.errorCode}: no document from ${asked.address.url}`,
  })
  if (isBeside) return null
  answer(carrier, line)
  await playText(carrier, { line, signal }, apology)
  return null
}

/** Goes through the verbs; answers what comes after the document. */
async function followDocument(
  carrier: Carrier,
  { line, signal }: Run,
  { document, url }: { document: XmlNode; url: string },
): Promise<Next> {
  for (const verb of elementsOf(document)) {
    const found = findVerb(verb.name)
    if (!found) {
      note(carrier, { kind: 'warning', sid: line.row.sid, what: `The verb ${verb.name} is not known here.` })
      continue
    }
    if (found.answers(verb)) answer(carrier, line)
    const next = await found.run({
      ...{ carrier, line, signal, url, verb },
      follow: (other, source) => followAside(carrier, other, source),
      play: async (source, until) => {
        await followAll(carrier, { line, signal: until, isBeside: true }, source)
      },
    })
    if (signal.aborted) throw new CallStopped()
    if (next !== 'next') return next
  }
  return 'next'
}
