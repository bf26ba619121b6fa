const words: Record<string, string> = {
  sms: 'Text',
  text: 'Text',
  first_message: 'Text',
  sample: 'Sample',
  voice: 'Call',
  import: 'Import',
  person: 'Added by hand',
}

/** How a contact came to be known, in a word. */
export function sourceWords(source: string): string {
  return words[source] ?? source.charAt(0).toUpperCase() + source.slice(1).replaceAll('_', ' ')
}
