import type { ReasonTable } from '#telephony/engine/ended-reason.ts'

const talked = { isBillable: true, isRetryable: false, fix: null } as const
const finished = { ...talked, group: 'finished', fault: null } as const
const left = { ...talked, group: 'left', fault: 'contact', isRetryable: true } as const
const handover = { ...talked, group: 'handover', fault: 'team', isRetryable: true } as const
const settings = { ...talked, group: 'settings', fault: 'team' } as const

const transferPhone = { label: 'Choose who takes calls', href: '/settings/phones' }
const callRouting = { label: 'Change what happens to calls', href: '/settings/phones' }

/** Ends of calls that were answered and led to a talk, or would have. */
export const talkReasons = {
  'bot-ended': {
    ...finished,
    title: 'Finished',
    sentence: 'Everything was said, and the bot said goodbye and hung up.',
  },
  'contact-hung-up': {
    ...finished,
    title: 'The contact hung up',
    sentence: 'The contact talked with the bot and then hung up.',
  },
  transferred: {
    ...finished,
    title: 'Put through',
    sentence: 'The contact was put through to a person, and the call ended after they had talked.',
  },
  'team-answered': {
    ...finished,
    title: 'Your team picked up',
    sentence: 'Your own phone rang first and somebody of your team took the call, so the bot was not needed.',
  },
  'contact-silent': {
    ...left,
    title: 'Nobody spoke',
    sentence: 'The bot heard nothing for a while, asked twice whether somebody was there, and hung up.',
  },
  'contact-hung-up-early': {
    ...left,
    title: 'Hung up during the greeting',
    sentence: 'The contact hung up before saying a word to the bot.',
  },
  'contact-hung-up-ringing': {
    ...left,
    title: 'Hung up while it rang',
    sentence: 'The contact hung up before anybody had answered.',
    isBillable: false,
  },
  'contact-hung-up-waiting': {
    ...left,
    title: 'Hung up while waiting for an answer',
    sentence: 'The contact had asked something and hung up before the bot had answered.',
    fault: 'model',
    fix: { label: 'Look at the bots', href: '/bots' },
  },
  'contact-hung-up-after-failure': {
    ...left,
    title: 'Hung up after the bot failed',
    sentence: 'The bot could not think of an answer because of a fault, apologised, and the contact hung up.',
    fault: 'model',
    fix: { label: 'Look at the bots', href: '/bots' },
  },
  'transfer-abandoned': {
    ...handover,
    title: 'Hung up while being put through',
    sentence: 'The contact hung up while the phone they were being put through to was still ringing.',
    fault: 'contact',
    fix: transferPhone,
  },
  'transfer-unanswered': {
    ...handover,
    title: 'Nobody took the call over',
    sentence:
      'The contact wanted a person, nobody picked up, and the contact hung up when the bot came back.',
    fix: transferPhone,
  },
  'transfer-untold': {
    ...handover,
    title: 'Put through, end unknown',
    sentence:
      'The contact was being put through to a phone, and the carrier never told whether anybody picked up.',
    fault: 'carrier',
  },
  closed: {
    ...settings,
    title: 'Outside opening hours',
    sentence: 'You are closed at that time, so the contact heard your announcement and the call ended.',
    fix: { label: 'Look at your opening hours', href: '/settings/account' },
  },
  'no-bot': {
    ...settings,
    title: 'No bot answers this number',
    sentence:
      'This number has no published bot, so the call went to your fallback phone or ended with an apology.',
    fix: { label: 'Choose a bot for the number', href: '/settings/phones' },
  },
  'bot-paused': {
    ...settings,
    title: 'The bot is paused',
    sentence:
      'The bot of this number is paused, so the call went to your fallback phone or ended with an apology.',
    fix: { label: 'Resume the bot', href: '/bots' },
  },
  'time-limit': {
    ...settings,
    title: 'The longest time was reached',
    sentence:
      'The call lasted as long as you allow for this number, so the bot said so, said goodbye and hung up.',
    fix: callRouting,
  },
} as const satisfies ReasonTable
