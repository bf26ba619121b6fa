const mostWords = 120

/** A message of a call's line in a few words: its kind, and what it says, such as `prompt "My sink is leaking"`. */
export function relayWords({ what = '', message = '' }: { what?: string; message?: string }): string {
  if (what === 'connect' || what === 'close') return what
  const { saying, telling } = readMessage(message)
  return [what, saying && `"${saying.slice(0, mostWords)}"`, telling].filter(Boolean).join(' ')
}

/** The fields that hold words, and those that say what it is about. */
function readMessage(message: string): { saying: string; telling: string } {
  try {
    const fields = JSON.parse(message) as Record<string, unknown> | null
    const first = (...names: string[]) => {
      const found = names.map((name) => fields?.[name]).find((value) => value !== undefined && value !== '')
      return typeof found === 'string' || typeof found === 'number' ? String(found) : ''
    }
    const cutAtMs = first('durationUntilInterruptMs')
    const telling = [first('digit', 'digits', 'name'), first('value'), cutAtMs && `at ${cutAtMs} ms`]
    return {
      saying: first('voicePrompt', 'token', 'utteranceUntilInterrupt', 'description'),
      telling: telling.filter(Boolean).join(' '),
    }
  } catch {
    // What is no JSON is shown whole in its details.
    return { saying: '', telling: '' }
  }
}
