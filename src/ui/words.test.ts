import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { localeOf, parseLanguage } from './language.ts'
import { plural } from './plural.ts'
import { weave } from './weave.tsx'
import { defineWords } from './words.ts'

const english = {
  title: 'Calls',
  days: ['Monday', 'Tuesday'],
  lasted: (seconds: number) => `It lasted ${seconds} s`,
  empty: { head: 'No calls yet' },
}

afterEach(() => {
  vi.unstubAllGlobals()
  globalThis.parleyWords = undefined
})

test('says it in English where no translation was put before the app', () => {
  const words = defineWords('a place', english)
  expect([words.title, words.lasted(3), words.empty.head]).toEqual(['Calls', 'It lasted 3 s', 'No calls yet'])
})

// Sabotage: let defineWords give `english` at once.
test('says it in the language whose script came first', () => {
  globalThis.parleyWords = { 'a place': { ...english, title: 'Llamadas' } }
  expect(defineWords('a place', english).title).toBe('Llamadas')
  expect(defineWords('another place', english).title).toBe('Calls')
})

test('is longer and accented for whoever checks the screens, and keeps its facts', () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en-XA' } })
  const words = defineWords('a place', { ...english, to: 'Text {name}' })
  expect(words.title).toBe('[Çállš··]')
  expect(words.lasted(3)).toContain('3')
  expect(words.days[1]).toBe('[Túéšdáý···]')
  expect(words.to).toContain('{name}')
})

test('counts as the language does', () => {
  expect(plural(1, { one: '# call', other: '# calls' })).toBe('1 call')
  expect(plural(1204, { one: '# call', other: '# calls' })).toBe('1,204 calls')
  vi.stubGlobal('document', { documentElement: { lang: 'es' } })
  expect(plural(0, { one: '# llamada', other: '# llamadas' })).toBe('0 llamadas')
})

test('puts drawn things where the sentence wants them', () => {
  expect(renderToStaticMarkup(weave('Text {name} now', { name: 'Dana' }))).toBe('Text Dana now')
  expect(renderToStaticMarkup(weave('{name}: jetzt', { name: 'Dana' }))).toBe('Dana: jetzt')
})

test('takes no language it does not know', () => {
  expect([parseLanguage('es'), parseLanguage('xx"><script>'), parseLanguage(undefined)]).toEqual([
    'es',
    'en',
    'en',
  ])
  expect(localeOf('es', 'es-MX')).toBe('es-MX')
  expect(localeOf('es', 'en-US')).toBe('es-US')
  expect(localeOf('es', 'fr')).toBe('es-US')
  expect(localeOf('en', 'en-GB')).toBe('en-GB')
  expect(localeOf('en', 'de-DE')).toBe('en-US')
})
