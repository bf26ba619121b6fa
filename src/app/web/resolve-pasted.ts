import { idPrefix } from '#kit/ids.ts'

const pages: Partial<Record<string, (id: string) => string>> = {
  bot: (id) => `/bots/${id}`,
  cnv: (id) => `/conversations/${id}`,
  con: (id) => `/contacts/${id}`,
  team: (id) => `/teams?team=${id}`,
}

/** Where a pasted id or whole phone number leads; nothing when it is neither, so that Enter takes the chosen row. */
export function resolvePasted(text: string): string | undefined {
  const prefix = idPrefix(text)
  if (prefix) return pages[prefix]?.(text)
  const digits = text.replace(/[\s().-]/g, '')
  return /^\+[1-9]\d{6,14}$/.test(digits) ? `/contacts?q=${encodeURIComponent(digits)}` : undefined
}
