/** What the screens can be read in. The last two are for whoever checks them: longer words, and right to left. */
export const languages = ['en', 'es', 'en-XA', 'ar-XB'] as const
export type Language = (typeof languages)[number]

const yearSeconds = 365 * 24 * 60 * 60

/** The language of this page: the server writes it on `<html lang>` before anything is drawn. */
export function language(): Language {
  return parseLanguage(typeof document === 'undefined' ? 'en' : document.documentElement.lang)
}

/** How dates, numbers and money are written: the browser's own manner where it speaks the language, else its country's. */
export function localeOf(chosen: Language, browser: string): string {
  const spoken = chosen === 'es' ? 'es' : 'en'
  if (browser.startsWith(spoken)) return browser
  const country = spoken === 'es' ? /-([A-Z]{2})$/.exec(browser)?.[1] : undefined
  return `${spoken}-${country ?? 'US'}`
}

/** Keeps the choice in the `language` cookie for a year and draws every page anew. */
export function setLanguage(chosen: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser we support
  document.cookie = `language=${chosen}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
  window.location.reload()
}

/** A language from untrusted text; anything unknown means English. */
export function parseLanguage(text: string | undefined): Language {
  return languages.find((one) => one === text) ?? 'en'
}
