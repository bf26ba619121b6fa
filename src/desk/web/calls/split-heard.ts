/** What was heard of a line that was cut short, and the rest that was not. */
export function splitHeard(text: string, heard: string | null): { heard: string; cut: string } {
  if (heard === null) return { heard: text, cut: '' }
  const shown = heard.trim()
  if (text.trimStart().startsWith(shown)) {
    const start = text.length - text.trimStart().length + shown.length
    return { heard: text.slice(0, start), cut: text.slice(start).trim() }
  }
  // Told in other words than those generated: both are shown as they are.
  return { heard: shown, cut: text.trim() }
}
