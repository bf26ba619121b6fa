/** A typed number as E.164, or nothing where it is none: ten digits are taken as North American. */
export function parseCaller(text: string): string | undefined {
  const digits = text.replace(/[^\d+]/g, '')
  const national = /^1?(\d{10})$/.exec(digits)
  const number = national ? `+1${national[1]}` : digits
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : undefined
}
