import type { JsonSchema, Operation } from './operations.ts'

/** Where in an input an id of ours can stand, as a dotted path; `[]` is any entry of a list. */
export function idPlaces(operation: Operation): string[] {
  return placesIn(operation.schema, '').filter((place) => isIdName(place.split('.').at(-1) ?? ''))
}

/** Where a list goes on from. */
export function hasCursor(operation: Operation): boolean {
  return operation.schema.properties?.cursor !== undefined
}

/** Every place of a schema that takes a string. */
export function placesIn(schema: JsonSchema, at: string): string[] {
  const options = [schema, ...(schema.anyOf ?? []), ...((schema.oneOf as JsonSchema[] | undefined) ?? [])]
  const here = options.some(({ type }) => type === 'string') ? [at] : []
  const within = options.flatMap((option) => [
    ...Object.entries(option.properties ?? {}).flatMap(([key, child]) =>
      placesIn(child, at === '' ? key : `${at}.${key}`),
    ),
    ...(option.items ? placesIn(option.items, `${at}.[]`) : []),
  ])
  return [...new Set([...here, ...within])]
}

/** `id`, `…Id`, and the words of links, which open a team's door as an id does. */
function isIdName(name: string): boolean {
  return /(^id|Id|^token|Token)$/.test(name)
}

/** A copy of the input with another value at a dotted path. */
export function withValueAt(input: unknown, place: string, value: unknown): unknown {
  const [first = '', ...rest] = place.split('.')
  if (first === '[]') {
    const list = Array.isArray(input) ? input : []
    return list.map((entry, index) => (index === 0 ? putIn(entry, rest, value) : entry))
  }
  return { ...(input as object), [first]: putIn((input as Record<string, unknown>)?.[first], rest, value) }
}

function putIn(value: unknown, rest: string[], wanted: unknown): unknown {
  return rest.length === 0 ? wanted : withValueAt(value, rest.join('.'), wanted)
}
