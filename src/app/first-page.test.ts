import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFirstPage, type PageRequest } from './first-page.ts'

const page = '<html lang="en" dir="ltr" data-theme="__THEME__"><!--words--><script src="/app.js"></script>'
const manifest = { 'spanish.ts': { file: 'assets/spanish-1.js' } }
const doorManifest = { 'door/spanish.ts': { file: 'assets/spanish-2.js' } }
const session = 'parley_session=abc.def'
let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-page-'))
  mkdirSync(join(folder, '.vite'))
  writeFileSync(join(folder, '.vite/manifest.json'), JSON.stringify(manifest))
  writeFileSync(join(folder, '.vite/door.json'), JSON.stringify(doorManifest))
  writeFileSync(join(folder, 'index.html'), page)
  writeFileSync(join(folder, 'door.html'), page.replace('app.js', 'door.js'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** The whole document that is sent to somebody. */
function documentOf(request: PageRequest): string | undefined {
  return createFirstPage(folder)(request)?.document
}

test('is in English and in the colours of the system for whoever says nothing', () => {
  expect(documentOf({ url: '/', headers: { cookie: session } })).toBe(
    '<html lang="en" dir="ltr" data-theme="system"><script src="/app.js"></script>',
  )
})

// Sabotage: in createFirstPage ask only for the address, or only for the session.
test('is the door for whoever has no session, and at its own addresses for everybody', () => {
  const of = (url: string, cookie: string) => documentOf({ url, headers: { cookie } })
  const doors = [...['/login?next=%2Fbots', '/logout', '/signup?invite=x', '/install'], '/login#top']
  for (const url of doors) expect(of(url, session), url).toContain('/door.js')
  for (const url of ['/', '/bots?state=live', '/login/x', '/none'])
    expect(of(url, `theme=dark; ${session}`), url).toContain('/app.js')
  for (const url of ['/', '/bots'])
    expect(of(url, 'theme=dark; not_parley_session=abc'), url).toContain('/door.js')
})

// Sabotage: put the words behind the script of the page.
test('has the Spanish words before the script for whoever reads Spanish', () => {
  const app = { url: '/', headers: { 'accept-language': 'es-MX,es;q=0.9,en;q=0.8', cookie: session } }
  expect(documentOf(app)).toMatch(/lang="es".*spanish-1\.js.*app\.js/)
  const door = { url: '/login', headers: { cookie: 'theme=dark; language=es' } }
  expect(documentOf(door)).toMatch(/lang="es".*spanish-2\.js.*door\.js/)
})

test('follows the choice made here over the browser', () => {
  const headers = { 'accept-language': 'es', cookie: 'language=en; theme=dark' }
  expect(documentOf({ url: '/login', headers })).toContain('<html lang="en" dir="ltr" data-theme="dark">')
})

// Sabotage: leave a line out of door.html.
test('the two documents differ in their script alone', () => {
  const [app, door] = ['index.html', 'door.html'].map((name) =>
    readFileSync(`src/app/web/${name}`, 'utf8').replace(/src="[^"]+"/, ''),
  )
  expect(door).toBe(app)
})

test('takes nothing from a cookie that it does not know', () => {
  const headers = { cookie: 'language="><script>; theme=<b>' }
  expect(documentOf({ url: '/login', headers })).toContain('<html lang="en" dir="ltr" data-theme="system">')
})

test('is there as soon as the screens are built, and new when they are built anew', () => {
  const firstPage = createFirstPage(folder)
  const asked = { url: '/', headers: { cookie: session } }
  expect(firstPage(asked)?.document).toContain('/app.js')
  writeFileSync(join(folder, 'index.html'), page.replace('app.js', 'app-2.js'))
  utimesSync(join(folder, 'index.html'), new Date(1e12), new Date(1e12))
  expect(firstPage(asked)?.document).toContain('/app-2.js')
  rmSync(join(folder, 'index.html'))
  expect(firstPage(asked)).toBeNull()
})
