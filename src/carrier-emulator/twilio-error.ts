const messages = {
  20001: 'A parameter of the request is not understood.',
  20003: 'Authenticate',
  20004: 'This method is not allowed here.',
  20005: 'The account is not active.',
  20009: 'The message is still under way and cannot be deleted yet.',
  20404: 'The requested resource was not found.',
  20413: 'The request is too large.',
  20415: 'Send the parameters as application/x-www-form-urlencoded.',
  20429: 'Too many requests. Slow down and try again.',
  20500: 'An internal server error has occurred.',
  21201: "'To' is required.",
  21205: 'This is no http or https address to ask for instructions.',
  21210: "The 'From' number is not a number of this account.",
  21211: "The 'To' number is not a valid phone number.",
  21212: "The 'From' number is not a valid phone number.",
  21213: "'From' is required.",
  21218: 'The application was not found.',
  21219: 'The document is longer than 4000 characters, or is not well-formed.',
  21220: 'The call is not in a state in which this can be done.',
  21266: "'To' and 'From' must be different numbers.",
  21421: "The 'PhoneNumber' is not valid. Numbers here are +1 NXX 555 01xx.",
  21422: "The 'PhoneNumber' is not available.",
  21450: "'PhoneNumber' or 'AreaCode' is required.",
  21451: "The 'AreaCode' is not valid.",
  21452: "No phone numbers are left in this 'AreaCode'.",
  21502: 'This web address is not valid. Use an http or https address.',
  21602: "'Body' or 'MediaUrl' is required.",
  21603: "'From' or 'MessagingServiceSid' is required.",
  21604: "'To' is required.",
  21606: "The 'From' number is not a number of this account that can send texts.",
  21609: "The 'StatusCallback' address is not valid.",
  21610: 'The recipient has opted out: a text from this number to them is not allowed until they send START.',
  21617: "The 'Body' is longer than 1600 characters.",
  21620: "A 'MediaUrl' is not a valid http or https address.",
  21623: 'More than 10 media items in one message.',
  21701: 'The messaging service was not found.',
} as const

export type TwilioErrorCode = keyof typeof messages

const statuses: Partial<Record<TwilioErrorCode, number>> = {
  20003: 401,
  20004: 405,
  20005: 403,
  20009: 409,
  20404: 404,
  20413: 413,
  20415: 415,
  20429: 429,
  20500: 500,
}

/** An answer of the carrier that is no success, in the carrier's own shape. */
export class TwilioError extends Error {
  readonly code: TwilioErrorCode
  readonly status: number

  constructor(code: TwilioErrorCode, detail?: string) {
    super(detail ?? messages[code])
    this.code = code
    this.status = statuses[code] ?? 400
  }

  body(): { code: number; message: string; more_info: string; status: number } {
    const { code, message, status } = this
    return { code, message, more_info: `https://www.twilio.com/docs/errors/${code}`, status }
  }
}
