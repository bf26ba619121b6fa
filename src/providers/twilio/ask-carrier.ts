import { AppError, Conflict, InvalidInput, Unavailable } from '#platform/errors.ts'
import { codeOf, statusOf } from '#providers/twilio/read-failure.ts'

/** Asks Twilio and gives its failures in the product's words; `conflicts` says what its own codes mean here. */
export async function askCarrier<T>(
  work: () => Promise<T>,
  conflicts: Readonly<Record<number, string>> = {},
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof AppError) throw error
    const status = statusOf(error)
    const code = codeOf(error)
    const conflict = code === null ? undefined : conflicts[code]
    if (conflict) throw new Conflict(conflict)
    if (status && status >= 400 && status < 500 && status !== 429 && status !== 401) {
      throw new InvalidInput(`The carrier refused this (${code ?? status}).`)
    }
    throw new Unavailable('The phone carrier did not answer. Try again in a moment.')
  }
}
