import type { CallRouting } from '#phones/contract.ts'

/** What becomes of calls to a number, as one would say it: a sentence for each case. */
export function routingSentences(
  calls: CallRouting,
  words: { bot: string | null; phone: (number: string) => string },
): string[] {
  const bot = words.bot ?? 'nobody'
  const phone = (number: string | null) => (number ? words.phone(number) : 'a phone still to be named')
  const atOnce = words.bot === null ? 'nobody answers' : `${bot} answers at once`
  const open =
    calls.inHours === 'ring-first'
      ? `${phone(calls.ringPhone)} rings for ${calls.ringSeconds} seconds, and then ${bot} answers`
      : atOnce
  const closed =
    calls.outOfHours === 'announce' ? 'callers hear a sentence and the call ends' : `${bot} answers`
  return [
    `In opening hours ${open}.`,
    `Outside them and on holidays ${closed}.`,
    transferSentence(calls, phone),
    calls.fallbackPhone
      ? `If no bot can answer, calls go to ${phone(calls.fallbackPhone)}.`
      : 'If no bot can answer, callers are told so.',
    calls.record ? 'Calls are recorded, and callers are told first.' : 'Calls are not recorded.',
  ]
}

function transferSentence(calls: CallRouting, phone: (number: string | null) => string): string {
  if (!calls.transferPhone) return 'Who asks for a person leaves a message.'
  const when = calls.transferWhen === 'always' ? 'at any hour' : 'in opening hours'
  return `Who asks for a person is put through to ${phone(calls.transferPhone)} ${when}.`
}

/** What a call would do at this moment. */
export function rightNow(calls: CallRouting, now: { isOpen: boolean; bot: string | null }): string {
  if (now.isOpen && calls.inHours === 'ring-first') return 'rings a phone first'
  if (!now.isOpen && calls.outOfHours === 'announce') return 'hears that you are closed'
  return now.bot === null ? 'is not answered' : `is answered by ${now.bot}`
}
