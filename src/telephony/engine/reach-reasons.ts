import type { ReasonTable } from '#telephony/engine/ended-reason.ts'

const unheard = { isBillable: false, isRetryable: true, fix: null } as const
const unreached = { ...unheard, group: 'unreached', fault: 'contact' } as const
const number = { ...unheard, group: 'number', fault: 'team', isRetryable: false } as const
const refused = { ...unheard, group: 'refused', fault: 'carrier', isRetryable: false } as const

const contacts = { label: 'Check the contact’s number', href: '/contacts' }
const phones = { label: 'Look at your numbers', href: '/settings/phones' }

/** Ends of calls that never became a talk, on the side of whoever was called. */
export const reachReasons = {
  busy: { ...unreached, title: 'Busy', sentence: 'The contact was on another call.' },
  'no-answer': {
    ...unreached,
    title: 'No answer',
    sentence: 'The phone rang for as long as we wait and nobody picked up.',
  },
  canceled: {
    ...unreached,
    title: 'Called off',
    sentence: 'The call was called off on our side before anybody answered.',
    fault: 'team',
  },
  declined: {
    ...unreached,
    title: 'Declined',
    sentence: 'The contact saw the call and pressed decline.',
    isRetryable: false,
  },
  voicemail: {
    ...unreached,
    title: 'A voicemail answered',
    sentence: 'A machine answered instead of the contact.',
    isBillable: true,
  },
  'fax-machine': {
    ...unreached,
    title: 'A fax machine answered',
    sentence: 'The number belongs to a fax machine, which cannot be talked with.',
    isBillable: true,
    isRetryable: false,
    fix: contacts,
  },
  'phone-unreachable': {
    ...unreached,
    title: 'The phone is off or out of reach',
    sentence: 'The contact’s phone is switched off, or where it has no signal.',
  },
  'phone-not-responding': {
    ...unreached,
    title: 'The phone did not respond',
    sentence: 'The contact’s phone network gave no sign of life when we tried to ring the phone.',
    fault: 'carrier',
  },
  'number-unknown': {
    ...number,
    title: 'The number does not exist',
    sentence: 'Nobody has the number that was called.',
    fix: contacts,
  },
  'number-gone': {
    ...number,
    title: 'The number was given up',
    sentence: 'The number that was called used to be somebody’s and is not in use any more.',
    fix: contacts,
  },
  'number-moved': {
    ...number,
    title: 'The number has changed',
    sentence: 'The network says that whoever was called has another number now.',
    fix: contacts,
  },
  'number-incomplete': {
    ...number,
    title: 'Digits are missing',
    sentence: 'The number that was called is too short or otherwise not whole.',
    fix: contacts,
  },
  'number-unsupported': {
    ...number,
    title: 'The carrier cannot call this number',
    sentence: 'The number is written wrongly, or the carrier has no way to reach it.',
    fix: contacts,
  },
  'country-unknown': {
    ...number,
    title: 'Unknown country code',
    sentence: 'The number begins with a country code that no country has.',
    fix: contacts,
  },
  'call-unwanted': {
    ...refused,
    title: 'Marked as unwanted',
    sentence: 'The contact has told their phone that they do not want calls from your number.',
    fault: 'contact',
  },
  'call-blocked': {
    ...refused,
    title: 'Blocked as likely spam',
    sentence: 'A spam filter on the way to the contact stopped the call before it rang.',
  },
  'number-forbidden': {
    ...refused,
    title: 'The carrier blocks this number',
    sentence: 'The carrier lets nobody call this number, because of fraud or by law.',
  },
  'country-not-allowed': {
    ...refused,
    title: 'Calls to this country are off',
    sentence: 'Your carrier account is not set to allow calls to the country of this number.',
    fault: 'team',
  },
  'caller-id-refused': {
    ...refused,
    title: 'Your number could not be shown',
    sentence: 'The carrier does not let your account call with the number that was to be shown.',
    fault: 'team',
    fix: phones,
  },
  'caller-hidden': {
    ...refused,
    title: 'Hidden numbers are not taken',
    sentence: 'The phone that was called takes no calls without a number, and none was shown.',
  },
  'caller-unproven': {
    ...refused,
    title: 'Your number could not be proved',
    sentence:
      'The contact’s network asks for proof that your number is really yours, and the proof was not good.',
  },
  'carrier-refused': {
    ...refused,
    title: 'Refused on the way',
    sentence: 'A network between the carrier and the contact refused to connect the call.',
  },
} as const satisfies ReasonTable
