type Result = Record<string, unknown>

/** What came of a tool call, in words a shop owner understands. */
export function toolWords(name: string, result: unknown): string {
  const told = isRecord(result) ? result : {}
  if (typeof told.error === 'string') return errorWords[told.error] ?? told.error
  return (words[name] ?? (() => 'Answered'))(told)
}

const words: Record<string, (result: Result) => string> = {
  search_knowledge: ({ passages }) => counted(passages, 'passage found', 'passages found'),
  check_availability: ({ windows, is_exact, understood }) => {
    const found = counted(windows, 'time free', 'times free')
    const asked = typeof understood === 'string' ? `${understood}: ` : ''
    return is_exact === false ? `${asked}nothing as asked, ${found} near it` : `${asked}${found}`
  },
  hold_window: ({ label }) => `Held ${text(label)}`,
  book_appointment: ({ service, label }) => `Booked ${text(service)}, ${text(label)}`,
  reschedule_appointment: ({ label, previous_label }) =>
    `Moved from ${text(previous_label)} to ${text(label)}`,
  cancel_appointment: ({ service, label }) => `Cancelled ${text(service)}, ${text(label)}`,
  find_appointment: ({ appointments }) => counted(appointments, 'appointment found', 'appointments found'),
  take_message: () => 'Message kept for the team',
  send_text: () => 'Text sent',
  hand_over: () => 'A person was asked for',
  end_call: () => 'Said goodbye and hung up',
  transfer_call: () => 'Put through to a person',
}

const errorWords: Record<string, string> = {
  no_such_tool: 'The bot does not have this tool',
  bad_arguments: 'Asked in a form nobody can read',
  confirm_first: 'Not done: the contact had not agreed yet',
  not_said: 'Not done: the contact did not say this',
  address_needed: 'Not done: an address is needed',
  outside_area: 'Outside the area you serve',
  taken: 'Somebody else took that time',
  expired_window: 'The offer had run out',
  bad_window: 'Not a time that was offered in this talk',
  unknown_service: 'No service of that name',
  not_bookable: 'This service cannot be booked',
  unclear_time: 'No day or time could be made out',
  not_found: 'No such appointment of this contact',
  too_late: 'Too late to change it',
  no_call: 'There is no call',
  one_text: 'One extra text for each answer is enough',
  no_number: 'No number to text',
  unbacked_claim: 'Not sent: it claimed something that was not done',
}

function counted(list: unknown, one: string, many: string): string {
  const count = Array.isArray(list) ? list.length : 0
  return count === 0 ? `No ${one}` : `${count} ${count === 1 ? one : many}`
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function isRecord(value: unknown): value is Result {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
