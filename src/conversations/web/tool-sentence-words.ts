import { plural } from '#ui/plural.ts'
import { defineWords } from '#ui/words.ts'

/** What came of a tool call; what stands in quotes of the bot or the diary comes as it was. */
export const toolSentenceWords = defineWords('conversations/tools', {
  answered: 'Answered',
  passages: (count: number) =>
    count === 0 ? 'No passage found' : plural(count, { one: '# passage found', other: '# passages found' }),
  free: (count: number) =>
    count === 0 ? 'No time free' : plural(count, { one: '# time free', other: '# times free' }),
  freeNear: (count: number) =>
    `nothing as asked, ${count === 0 ? 'no time free' : plural(count, { one: '# time free', other: '# times free' })} near it`,
  asked: (understood: string, found: string) => `${understood}: ${found}`,
  held: (label: string) => `Held ${label}`,
  booked: (service: string, label: string) => `Booked ${service}, ${label}`,
  moved: (before: string, label: string) => `Moved from ${before} to ${label}`,
  cancelled: (service: string, label: string) => `Cancelled ${service}, ${label}`,
  appointments: (count: number) =>
    count === 0
      ? 'No appointment found'
      : plural(count, { one: '# appointment found', other: '# appointments found' }),
  messageKept: 'Message kept for the team',
  textSent: 'Text sent',
  personAsked: 'A person was asked for',
  hungUp: 'Said goodbye and hung up',
  putThrough: 'Put through to a person',
  errors: {
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
  },
})
