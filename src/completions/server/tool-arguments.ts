import type { JSONSchema7 } from '@ai-sdk/provider'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'

const checkers = new LRUCache<string, z.ZodType>({ max: 200 })

/**
 * What is wrong with a call's arguments, in words for the model that gave them; null when nothing is. Says where
 * and what was expected, and never repeats what was given.
 */
export function argumentsProblem(schema: JSONSchema7 | boolean, given: unknown): string | null {
  if (given === undefined) return 'The arguments are not JSON. Give one JSON object.'
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return 'The arguments must be one JSON object.'
  const result = checkerOf(schema).safeParse(given)
  if (result.success) return null
  const lines = result.error.issues.slice(0, 5).map(({ path, message, code }) => {
    const words = code === 'unrecognized_keys' ? 'There are arguments that the tool does not have' : message
    return `${path.join('.') || 'arguments'}: ${words}`
  })
  return `The arguments do not fit the tool. ${lines.join('; ')}`
}

function checkerOf(schema: JSONSchema7 | boolean): z.ZodType {
  const key = JSON.stringify(schema)
  const known = checkers.get(key)
  if (known) return known
  const made = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0])
  checkers.set(key, made)
  return made
}
