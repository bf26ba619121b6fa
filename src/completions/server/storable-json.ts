/** JSON that the database takes: it has no place for the NUL character and for halves of characters. */
export function storableJson(value: unknown): string {
  return JSON.stringify(value ?? null, (_key, part: unknown) =>
    typeof part === 'string' ? part.toWellFormed().replaceAll('\u0000', '') : part,
  )
}
