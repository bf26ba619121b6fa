import { readFileSync, statSync } from 'node:fs'
import type { IncomingHttpHeaders } from 'node:http'
import { z } from 'zod'
import { isDoorPath } from '#app/door-paths.ts'
import { sessionCookieName } from '#teams/server/session-cookie.ts'
import { type Language, languages } from '#ui/language.ts'

const Manifest = z.record(z.string(), z.object({ file: z.string() }))

interface Built {
  changedMs: number
  page: string
  /** The address of the script with the Spanish words. */
  spanish: string | null
}

export interface FirstPage {
  document: string
  /** Whether it is the app's: at the door nobody is known yet. */
  isApp: boolean
}

/** What is asked for: the address, and the headers it came with. */
export interface PageRequest {
  url: string
  headers: IncomingHttpHeaders
}

/**
 * The document of an address, in the language and the colours of whoever asks, so that nothing flashes; null while the
 * screens are not built. Who has no session is shown the door at every address: it leads to the sign-in without the app.
 * Screens built anew are served without a restart.
 */
export function createFirstPage(folder: string): (request: PageRequest) => FirstPage | null {
  const app = reader({ folder, page: 'index.html', manifest: 'manifest.json', spanish: 'spanish.ts' })
  const door = reader({ folder, page: 'door.html', manifest: 'door.json', spanish: 'door/spanish.ts' })
  return ({ url, headers }) => {
    const isDoor = isDoorPath(url.replace(/[?#].*/, '')) || !hasSession(headers)
    const built = isDoor ? door() : app()
    return built && { document: dress(built, headers), isApp: !isDoor }
  }
}

/** Whether a session is named at all; whether it still counts is found out later. */
function hasSession(headers: IncomingHttpHeaders): boolean {
  return new RegExp(`(?:^|;\\s*)${sessionCookieName}=`).test(headers.cookie ?? '')
}

interface Sources {
  folder: string
  page: string
  manifest: string
  spanish: string
}

function reader(sources: Sources): () => Built | null {
  let built: Built | null = null
  return () => {
    const changedMs = statSync(`${sources.folder}/${sources.page}`, { throwIfNoEntry: false })?.mtimeMs
    if (changedMs === undefined) return null
    if (built?.changedMs !== changedMs) built = read(sources, changedMs)
    return built
  }
}

function read(sources: Sources, changedMs: number): Built {
  const { folder } = sources
  const manifest = Manifest.parse(JSON.parse(readFileSync(`${folder}/.vite/${sources.manifest}`, 'utf8')))
  const page = readFileSync(`${folder}/${sources.page}`, 'utf8')
  const spanish = manifest[sources.spanish]?.file
  return { changedMs, page, spanish: spanish ? `/${spanish}` : null }
}

function dress(built: Built, headers: IncomingHttpHeaders): string {
  const language = languageOf(headers)
  const words =
    language === 'es' && built.spanish
      ? `<script type="module" crossorigin src="${built.spanish}"></script>`
      : ''
  return built.page
    .replace('__THEME__', cookie(headers, 'theme', ['light', 'dark']) ?? 'system')
    .replace('lang="en" dir="ltr"', `lang="${language}" dir="${language === 'ar-XB' ? 'rtl' : 'ltr'}"`)
    .replace('<!--words-->', words)
}

/** The one chosen here, else what the browser asks for first. */
function languageOf(headers: IncomingHttpHeaders): Language {
  const first = headers['accept-language']?.trim().slice(0, 2).toLowerCase()
  return cookie(headers, 'language', languages) ?? (first === 'es' ? 'es' : 'en')
}

function cookie<Value extends string>(
  headers: IncomingHttpHeaders,
  name: string,
  allowed: readonly Value[],
): Value | undefined {
  const value = new RegExp(`(?:^|;\\s*)${name}=([^;]*)(?:;|$)`).exec(headers.cookie ?? '')?.[1]
  return allowed.find((one) => one === value)
}
