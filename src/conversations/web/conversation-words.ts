import { plural } from '#ui/plural.ts'
import { defineWords } from '#ui/words.ts'

export const conversationWords = defineWords('conversations/conversation', {
  states: {
    pending: 'Bot has it',
    open: 'Needs a person',
    snoozed: 'Snoozed',
    resolved: 'Resolved',
  },
  stopped: 'Stopped texts',
  unknownNumber: 'Unknown number',
  channels: { sms: 'Text', voice: 'Call', chat: 'Chat' },
  deliveries: {
    held: 'Held back',
    queued: 'Queued',
    sent: 'Sent',
    delivered: 'Delivered',
    undelivered: 'Not delivered',
    failed: 'Failed',
    canceled: 'Never sent',
  },
  whyNotDelivered: {
    canceled: 'It was taken back before it left.',
    failed: 'The carrier did not take it.',
    undelivered: 'The carrier could not hand it over to the phone.',
  },
  /** What a rule says of a text that waits or was taken back: the server's own sentence in English. */
  rule: (_rule: string, english: string) => english,
  goesOut: 'Goes out {when}.',
  answers: {
    stop: 'They asked for no more texts. The bot does not answer.',
    stopped: 'No answer: they asked for no more texts before.',
    start: 'They asked for texts again.',
    help: 'They asked for help; the carrier’s help text was sent.',
    human: 'No answer by the bot: a person has this conversation.',
    no_bot: 'No answer: no published bot answers this number.',
    paused: 'No answer: the bot is paused.',
  },
  noAnswer: (why: string) => `No answer: ${why}.`,
  strip: {
    live: 'Live',
    talk: (length: string) => `${length} of talk`,
  },
  task: {
    urgent: 'Urgent',
    wantsPerson: 'Wants a person',
    quoted: '“{words}”',
    noName: 'No name given',
    calledBack: 'Called back',
    done: 'Done',
    by: (name: string) => `by ${name}`,
    reopen: 'Reopen',
    markedDone: 'Message marked done',
    markedCalledBack: 'Marked as called back',
    toAnswer: (count: number) => plural(count, { one: '# message to answer', other: '# messages to answer' }),
  },
})
