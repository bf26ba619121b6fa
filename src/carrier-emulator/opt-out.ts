import { type Carrier, note } from '#carrier-emulator/carrier.ts'

const stopWords = new Set(['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT'])
const startWords = new Set(['START', 'YES', 'UNSTOP'])
const helpWords = new Set(['HELP', 'INFO'])

const replies = {
  stop: 'You are unsubscribed and will get no more texts from this number. Reply START to get them again.',
  start: 'You get texts from this number again. Reply HELP for help, STOP to end them.',
  help: 'Reply STOP to end texts from this number, START to get them again. Message and data rates may apply.',
}

/** The key word a whole text is, spaces around it and case aside; null for anything longer. */
export function readKeyword(body: string): 'stop' | 'start' | 'help' | null {
  const word = body.trim().toUpperCase()
  if (stopWords.has(word)) return 'stop'
  if (startWords.has(word)) return 'start'
  return helpWords.has(word) ? 'help' : null
}

/** Whether this phone has told this number to stop; always false when the emulator leaves opt-outs alone. */
export function hasOptedOut(carrier: Carrier, pair: { number: string; phone: string }): boolean {
  return carrier.settings.optOut === 'carrier' && carrier.state.rows.optOuts.has(keyOf(pair))
}

/**
 * Heeds a key word as the carrier does on long codes and answers the text it sends back, or null. STOP and START
 * are answered only when they change something, so a plain "yes" in a talk stays unanswered; HELP always is.
 */
export function heedKeyword(
  carrier: Carrier,
  pair: { number: string; phone: string },
  body: string,
): string | null {
  if (carrier.settings.optOut === 'off') return null
  const keyword = readKeyword(body)
  if (keyword === null) return null
  if (keyword === 'help') return replies.help
  const isStop = keyword === 'stop'
  if (carrier.state.rows.optOuts.has(keyOf(pair)) === isStop) return null
  if (isStop) carrier.state.put('optOuts', keyOf(pair), { sid: keyOf(pair), atMs: carrier.clock.nowMs() })
  else carrier.state.drop('optOuts', keyOf(pair))
  note(carrier, { kind: 'opt-out', ...pair, state: isStop ? 'stopped' : 'started' })
  return replies[keyword]
}

function keyOf({ number, phone }: { number: string; phone: string }): string {
  return `${number} ${phone}`
}
