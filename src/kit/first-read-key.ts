/** What an answer that comes with a document is found by: the operation (`bots/list`) and what was asked of it. */
export function firstReadKey(operation: string, input: unknown): string {
  return `${operation} ${JSON.stringify(input ?? null)}`
}
