import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { connectModels } from '#app/models.ts'
import { manualClock } from '#platform/clock.ts'
import { loadConfig } from '#platform/config.ts'

const clock = manualClock('2026-11-17T18:00:00.000Z')
const connect = (settings: Record<string, string>) => connectModels({ config: loadConfig(settings), clock })
const all = {
  MODEL_BASE_URL: 'http://127.0.0.1:8080/v1',
  MODEL_NAME: 'local-7b',
  GOOGLE_GENERATIVE_AI_API_KEY: 'key-3',
  ANTHROPIC_API_KEY: 'key-2',
  ANTHROPIC_MODEL: 'claude-sonnet-4-5',
  OPENAI_API_KEY: 'key-1',
}

test('vendors with a key are asked in a fixed order, and the engine stands behind them', () => {
  const { source, labels } = connect(all)
  expect(source.chain().map(({ model }) => model.provider)).toEqual([
    'openai',
    'anthropic',
    'google',
    'openai-compatible',
    'builtin',
  ])
  expect(labels).toEqual([
    'OpenAI gpt-5-mini',
    'Anthropic claude-sonnet-4-5',
    'Google gemini-2.5-flash',
    'OpenAI-compatible server local-7b',
  ])
  expect(source.chain('builtin').map(({ model }) => model.provider)).toEqual(['builtin'])
})

test('without a key there is the engine alone; an address without a name asks for the server’s default', () => {
  const { source, labels } = connect({ OPENAI_MODEL: 'gpt-5', MODEL_API_KEY: 'key-4' })
  expect([source.chain().length, labels]).toEqual([1, []])
  expect(connect({ MODEL_BASE_URL: 'http://127.0.0.1:8080' }).labels).toEqual([
    'OpenAI-compatible server default',
  ])
})

test('an address that is none is named', () => {
  expect(() => loadConfig({ MODEL_BASE_URL: 'here' })).toThrow('MODEL_BASE_URL')
})

// Sabotage: import a vendor's client at the top of its client.ts.
test('no vendor’s client is loaded at the start, with or without keys', () => {
  const program = `
    import { registerHooks } from 'node:module'
    const seen = []
    registerHooks({ resolve: (specifier, context, next) => (seen.push(specifier), next(specifier, context)) })
    const { connectModels } = await import('#app/models.ts')
    const { loadConfig } = await import('#platform/config.ts')
    connectModels({ config: loadConfig(${JSON.stringify(all)}), clock: { now: () => new Date() } }).source.chain()
    console.log(JSON.stringify(seen.filter((name) => name.startsWith('@ai-sdk/'))))
  `
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
  })
  expect(JSON.parse(printed)).toEqual([])
})
