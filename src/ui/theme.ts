import { useSyncExternalStore } from 'react'

export type ThemeChoice = 'system' | 'light' | 'dark'

const choices: readonly string[] = ['system', 'light', 'dark']
const listeners = new Set<() => void>()
const yearSeconds = 365 * 24 * 60 * 60

/** The theme chosen here. The server writes the cookie's value on `<html data-theme>`, so nothing flashes. */
export function readTheme(): ThemeChoice {
  return parseTheme(document.documentElement.dataset.theme)
}

/** Sets the theme at once and keeps it in the `theme` cookie for a year. */
export function setTheme(choice: ThemeChoice): void {
  document.documentElement.dataset.theme = choice
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser we support
  document.cookie = `theme=${choice}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`
  for (const listener of listeners) listener()
}

/** The chosen theme and the way to change it. */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const choice = useSyncExternalStore(subscribe, readTheme, () => 'system' as const)
  return [choice, setTheme]
}

/** A theme from untrusted text; anything unknown means the system's. */
export function parseTheme(text: string | undefined): ThemeChoice {
  return text !== undefined && choices.includes(text) ? (text as ThemeChoice) : 'system'
}

function subscribe(onChange: () => void): () => void {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}
