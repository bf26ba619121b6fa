import { plural } from '#ui/plural.ts'
import { defineWords } from '#ui/words.ts'

export const callRoutingWords = defineWords('phones/calls', {
  title: 'When somebody calls',
  now: {
    rings: 'A call now rings a phone first',
    closed: 'A call now hears that you are closed',
    nobody: 'A call now is not answered',
    bot: (bot: string) => `A call now is answered by ${bot}`,
  },
  sentences: {
    openBot: (bot: string) => `In opening hours ${bot} answers at once.`,
    openNobody: 'In opening hours nobody answers.',
    openRings: (phone: string, seconds: number, bot: string) =>
      `In opening hours ${phone} rings for ${plural(seconds, { one: '# second', other: '# seconds' })}, and then ${bot} answers.`,
    openRingsNobody: (phone: string, seconds: number) =>
      `In opening hours ${phone} rings for ${plural(seconds, { one: '# second', other: '# seconds' })}, and then nobody answers.`,
    aPhone: 'a phone still to be named',
    closedSays: 'Outside them and on holidays callers hear a sentence and the call ends.',
    closedBot: (bot: string) => `Outside them and on holidays ${bot} answers.`,
    closedNobody: 'Outside them and on holidays nobody answers.',
    noTransfer: 'Who asks for a person leaves a message.',
    transferAlways: (phone: string) => `Who asks for a person is put through to ${phone} at any hour.`,
    transferOpen: (phone: string) => `Who asks for a person is put through to ${phone} in opening hours.`,
    fallback: (phone: string) => `If no bot can answer, calls go to ${phone}.`,
    noFallback: 'If no bot can answer, callers are told so.',
    recorded: 'Calls are recorded, and callers are told first.',
    notRecorded: 'Calls are not recorded.',
  },
  open: {
    title: 'In opening hours',
    who: 'Who answers first',
    help: 'Opening hours are those of the {profile}',
    profile: 'business profile',
    bot: 'The bot, at once',
    ringFirst: 'A phone of ours, then the bot',
    phone: 'Phone that rings',
    howLong: 'For how long',
    seconds: (count: number) => plural(count, { one: '# second', other: '# seconds' }),
  },
  closed: {
    title: 'Outside opening hours',
    what: 'What callers get',
    bot: 'The bot',
    sentence: 'A sentence, and the call ends',
    hear: 'What they hear',
  },
  person: {
    title: 'A caller wants a person',
    to: 'Put through to',
    toHelp: 'Empty: the bot takes a message.',
    when: 'When',
    openHours: 'In opening hours',
    always: 'At any hour',
  },
  fallback: {
    title: 'If the bot cannot answer',
    to: 'Calls go to',
    help: 'When no bot is chosen, or it is paused. Empty: callers are told that nobody can answer.',
  },
  limits: {
    title: 'Recording and length',
    record: 'Record calls',
    recordHelp: 'Many places require that callers are told; so the sentence below comes first.',
    hearFirst: 'What callers hear first',
    atMost: 'A call lasts at most',
    minutes: (count: number) => plural(count, { one: '# minute', other: '# minutes' }),
    cost: 'The language model may cost at most',
    costHelp: 'For one call. Once it is spent, the built-in engine goes on with the call at no cost.',
  },
  savedOnLeave: 'Saved when you leave the field.',
  saved: 'Calls are answered so from the next one on',
})
