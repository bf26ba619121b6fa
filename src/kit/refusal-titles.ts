/** What a refusal is called, by its code on the wire. */
export const refusalTitles = {
  invalid_input: 'Check what you entered',
  unauthenticated: 'Sign in first',
  forbidden: 'Not allowed',
  not_found: 'Not found',
  conflict: 'Changed meanwhile',
  gone: 'No longer there',
  too_large: 'Too large',
  unsupported_media_type: 'Wrong content type',
  rate_limited: 'Too many requests',
  budget_reached: 'Budget reached',
  unavailable: 'Not available right now',
} as const
