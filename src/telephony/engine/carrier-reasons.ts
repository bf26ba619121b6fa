import type { ReasonTable } from '#telephony/engine/ended-reason.ts'

const failed = { isBillable: false, isRetryable: true, fix: null } as const
const account = { ...failed, group: 'account', fault: 'team', isRetryable: false } as const
const carrier = { ...failed, group: 'carrier', fault: 'carrier' } as const
const platform = { ...failed, group: 'platform', fault: 'platform', isBillable: true } as const

const phones = { label: 'Look at your numbers', href: '/settings/phones' }
const health = { label: 'See how Parley is doing', href: '/admin' }

/** Ends of calls that the carrier, its account or Parley itself brought about. */
export const carrierReasons = {
  'account-inactive': {
    ...account,
    title: 'The carrier account is not active',
    sentence: 'The carrier has closed or paused your account, often because a payment is missing.',
  },
  'account-empty': {
    ...account,
    title: 'No credit left',
    sentence: 'There is not enough credit left to pay for the call.',
  },
  'account-trial': {
    ...account,
    title: 'The carrier account is on trial',
    sentence: 'Your carrier account is still on trial, and a trial account may not do this.',
  },
  'account-trial-number': {
    ...account,
    title: 'Not a number of your trial',
    sentence: 'While your carrier account is on trial it may only call numbers you have proved to be yours.',
  },
  'account-voice-off': {
    ...account,
    title: 'Calls are off in the carrier account',
    sentence: 'The carrier has switched calls off for your account.',
  },
  'too-many-calls': {
    ...account,
    title: 'Too many calls at once',
    sentence: 'Your carrier account had as many calls going on as it is allowed.',
    isRetryable: true,
  },
  'carrier-failed': {
    ...carrier,
    title: 'The call failed',
    sentence: 'The carrier could not connect the call and gave no reason we know.',
  },
  'carrier-fault': {
    ...carrier,
    title: 'A fault in the phone network',
    sentence: 'Something broke inside the phone network while the call was being connected.',
  },
  'carrier-overloaded': {
    ...carrier,
    title: 'The phone network was full',
    sentence: 'The phone network had too much to do to connect the call.',
  },
  'carrier-timeout': {
    ...carrier,
    title: 'The phone network was too slow',
    sentence: 'One part of the phone network waited in vain for another.',
  },
  'sound-mismatch': {
    ...carrier,
    title: 'No sound both sides understand',
    sentence: 'The two ends of the call could not agree on how to send sound.',
    isRetryable: false,
  },
  'call-looped': {
    ...carrier,
    title: 'Forwarded in a circle',
    sentence: 'The call was forwarded from phone to phone until it came round again.',
    fault: 'team',
    isRetryable: false,
    fix: phones,
  },
  'carrier-forgot': {
    ...carrier,
    title: 'The carrier does not know this call',
    sentence: 'The carrier never told how this call ended and, when asked, had no record of it.',
    isRetryable: false,
  },
  'line-unreachable': {
    ...platform,
    title: 'The carrier could not reach the bot',
    sentence: 'The call was answered, but the carrier could not open the line to Parley over the internet.',
    fix: health,
  },
  'line-never-opened': {
    ...platform,
    title: 'The bot never came on',
    sentence: 'The call was answered and the line to the bot never opened, so the contact heard nothing.',
    fix: health,
  },
  'line-lost': {
    ...platform,
    title: 'The line to the bot broke',
    sentence: 'The line between the carrier and Parley broke, and the talk could not be taken up again.',
    fix: health,
  },
  'line-garbled': {
    ...platform,
    title: 'The carrier did not understand Parley',
    sentence: 'Parley sent the carrier something it could not make sense of, and the talk broke off.',
    fix: health,
  },
  'voice-refused': {
    ...platform,
    title: 'The carrier refused the voice',
    sentence: 'The carrier does not offer the voice or language the bot was to speak with.',
    isRetryable: false,
    fix: health,
  },
  'answer-unreachable': {
    ...platform,
    title: 'The carrier could not ask Parley',
    sentence: 'When the call came in, the carrier could not reach Parley to ask what to do with it.',
    fix: health,
  },
  'answer-untrusted': {
    ...platform,
    title: 'The carrier does not trust Parley’s address',
    sentence: 'The certificate of Parley’s web address is missing, out of date or for another address.',
    isRetryable: false,
    fix: health,
  },
  'answer-refused': {
    ...platform,
    title: 'The carrier could not follow Parley’s answer',
    sentence: 'The carrier asked Parley what to do with the call and could not make use of the answer.',
    isRetryable: false,
    fix: health,
  },
  'over-limit': {
    ...platform,
    title: 'Ended far over the longest time',
    sentence: 'The call went on long after it should have ended, so Parley had the carrier hang up.',
    isRetryable: false,
  },
} as const satisfies ReasonTable
