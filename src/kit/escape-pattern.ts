/** Words as a part of a regular expression that matches them and nothing else. (`RegExp.escape` is missing before Node 24.) */
export function escapePattern(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
