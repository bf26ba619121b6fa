import { toolSentenceWords } from './tool-sentence-words.ts'

type Result = Record<string, unknown>

/** What came of a tool call, in words a shop owner understands. */
export function toolWords(name: string, result: unknown): string {
  const told = isRecord(result) ? result : {}
  if (typeof told.error === 'string') return errorWords[told.error] ?? told.error
  return (words[name] ?? (() => toolSentenceWords.answered))(told)
}

const errorWords: Record<string, string> = toolSentenceWords.errors

const words: Record<string, (result: Result) => string> = {
  search_knowledge: ({ passages }) => toolSentenceWords.passages(count(passages)),
  check_availability: ({ windows, is_exact, understood }) => {
    const say = is_exact === false ? toolSentenceWords.freeNear : toolSentenceWords.free
    const found = say(count(windows))
    return typeof understood === 'string' ? toolSentenceWords.asked(understood, found) : found
  },
  hold_window: ({ label }) => toolSentenceWords.held(text(label)),
  book_appointment: ({ service, label }) => toolSentenceWords.booked(text(service), text(label)),
  reschedule_appointment: ({ label, previous_label }) =>
    toolSentenceWords.moved(text(previous_label), text(label)),
  cancel_appointment: ({ service, label }) => toolSentenceWords.cancelled(text(service), text(label)),
  find_appointment: ({ appointments }) => toolSentenceWords.appointments(count(appointments)),
  take_message: () => toolSentenceWords.messageKept,
  send_text: () => toolSentenceWords.textSent,
  hand_over: () => toolSentenceWords.personAsked,
  end_call: () => toolSentenceWords.hungUp,
  transfer_call: () => toolSentenceWords.putThrough,
}

function count(list: unknown): number {
  return Array.isArray(list) ? list.length : 0
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function isRecord(value: unknown): value is Result {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
