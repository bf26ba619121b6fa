const words: Record<number, string> = {
  21211: 'The number is not a valid phone number.',
  21408: 'Texts to this country are not switched on at the carrier.',
  21606: 'The number it was sent from cannot send texts.',
  21608: 'The carrier account is on trial and may only text verified numbers.',
  21610: 'The contact has opted out at the carrier.',
  21611: 'Too many texts are waiting at the carrier. It will be tried again.',
  21614: 'The number cannot receive texts.',
  21617: 'The text is too long.',
  30003: 'The phone is off or out of reach.',
  30004: 'The contact or their carrier blocks the texts.',
  30005: 'The number does not exist any more.',
  30006: 'A landline, or a number that cannot receive texts.',
  30007: 'A carrier filtered the text as unwanted.',
  30008: 'The carrier could not deliver it and does not say why.',
  30032: 'The toll-free number is not verified yet.',
  30034: 'The number is not registered for business texts yet.',
}

/** A carrier's error code in words a shop owner understands. */
export function carrierErrorWords(code: number | null): string {
  if (code === null) return 'The carrier did not take it.'
  return words[code] ?? `The carrier did not take it (code ${code}).`
}
