import { type Rule, toWords } from './rule.ts'
import { sayClock } from './say-number.ts'

const halves: Record<string, string> = { a: 'ay em', p: 'p m' }

/** "2:30 pm", "14:30", "10am", "3 p.m.": as one word or as two. */
export const sayTime: Rule = (words, at) => {
  const word = words[at]
  const half = readHalf(words[at + 1]?.core)
  const clock = word ? readClock(word.core, half !== null && word.ending === '') : null
  if (clock === null) return null
  return half !== null && word?.ending === '' && !/[ap]/i.test(word.core)
    ? [toWords(clock), toWords(half)]
    : [toWords(clock)]
}

/** "10am-2pm", "10:30-11" and "10-2 pm". */
export const sayTimeRange: Rule = (words, at) => {
  const core = words[at]?.core ?? ''
  const parts = core.split('-')
  if (parts.length !== 2 || parts.some((part) => !/^\d/.test(part))) return null
  const half = words[at]?.ending === '' ? readHalf(words[at + 1]?.core) : null
  const isBare = parts.every((part) => /^\d{1,2}$/.test(part))
  if (isBare && half === null) return null
  const [from, to] = parts.map((part) => readClock(part, half !== null || /[ap]\.?m/i.test(core)))
  if (!from || !to) return null
  return half === null ? [toWords(`${from} to ${to}`)] : [toWords(`${from} to ${to}`), toWords(half)]
}

function readClock(core: string, isHalfNamed: boolean): string | null {
  const match = /^(\d{1,2})(?::([0-5]\d)(?::[0-5]\d)?)?([ap])?(\.?m)?$/i.exec(core)
  if (!match) return null
  const [, hour = '', minute, half = '', ending] = match
  if (Number(hour) > 23 || (half === '') !== (ending === undefined)) return null
  if (minute === undefined && half === '' && !isHalfNamed) return null
  const named = halves[half.toLowerCase()] ?? ''
  return `${sayClock(Number(hour), Number(minute ?? 0), isHalfNamed || named !== '')} ${named}`.trim()
}

/** The second half of "2:30 pm" and of "2:30 p.m.". */
function readHalf(core: string | undefined): string | null {
  const match = /^([ap])\.?m$/i.exec(core ?? '')
  return match ? (halves[match[1]?.toLowerCase() ?? ''] ?? null) : null
}
