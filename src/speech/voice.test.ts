import fc from 'fast-check'
import { afterAll, describe, expect, it } from 'vitest'
import { peakDbfs } from '#kit/audio/level.ts'
import type { SpokenSentence } from './flite/speak-sentence.ts'
import { compileFlite, startVoiceWorker } from './start-voice-worker.ts'
import { estimateUtterance, openVoice, type Utterance } from './voice.ts'
import type { SpeakRequest } from './voice-worker.ts'
import { openWorkerPool } from './worker-pool.ts'

const voice = openVoice({ workers: 2 })
afterAll(() => voice.close())

function expectWhole(text: string, { words, samples, durationMs }: Utterance): void {
  expect(words.map((word) => word.text)).toEqual(text.split(/[\s\p{Cc}]+/u).filter((word) => word !== ''))
  const edges = words.flatMap(({ startMs, endMs }) => [startMs, endMs])
  expect(edges).toEqual([...edges].sort((one, other) => one - other))
  expect(edges.at(-1) ?? 0).toBe(durationMs)
  expect(Math.abs(samples.length - durationMs * 8)).toBeLessThan(8)
}

describe('a spoken sentence', () => {
  it('is real sound, as long as estimated, with a time for every word', async () => {
    // Sabotage: in speak-sentence.ts, give new Int16Array(whole.length) for the samples.
    const text = 'Thanks for calling Harbor Plumbing, how can I help you today?'
    const spoken = await voice.speak(text)
    expect(peakDbfs(spoken.samples)).toBeGreaterThan(-40)
    expect(spoken.durationMs / estimateUtterance(text).durationMs).toBeGreaterThan(0.7)
    expect(spoken.durationMs / estimateUtterance(text).durationMs).toBeLessThan(1.3)
    expectWhole(text, spoken)
  })

  it('is silent where it rests and heard where a word is', async () => {
    // Sabotage: in align-words.ts, double every endMs.
    const { words, samples } = await voice.speak('Stop. Yellow. Bananas.')
    const between = (from: number, to: number) => peakDbfs(samples.subarray(from * 8, to * 8))
    const [stop, yellow, bananas] = words
    for (const word of [stop, yellow, bananas])
      expect(between(word?.startMs ?? 0, word?.endMs ?? 0)).toBeGreaterThan(-20)
    expect(between((stop?.endMs ?? 0) + 30, (yellow?.startMs ?? 0) - 30)).toBeLessThan(-40)
    expect(between((yellow?.endMs ?? 0) + 30, (bananas?.startMs ?? 0) - 30)).toBeLessThan(-40)
  })

  it('differs from voice to voice', async () => {
    // Sabotage: in voice.ts, leave the voice out of the key.
    const text = 'I would like to book a visit.'
    const said: Utterance[] = []
    for (const name of ['slt', 'rms', 'awb'] as const) said.push(await voice.speak(text, { voice: name }))
    const [one, two, three] = said.map(({ samples }) => samples)
    expect(one).not.toEqual(two)
    expect(two).not.toEqual(three)
    expect(said.every(({ samples }) => peakDbfs(samples) > -40)).toBe(true)
  })

  it('is its own, however many are spoken at once', async () => {
    // Sabotage: in worker-pool.ts, give a worker its next job without waiting for the answer.
    const texts = Array.from({ length: 12 }, (_, place) => `This is caller number ${place}. Please hold on.`)
    const together = await Promise.all(texts.map((text) => voice.speak(text)))
    const other = openVoice()
    for (const [place, text] of texts.entries()) {
      expectWhole(text, together[place] as Utterance)
      if (place % 4 === 0) expect(await other.speak(text)).toEqual(together[place])
    }
    await other.close()
  })

  it('may be changed by whoever asked for it', async () => {
    const first = await voice.speak('One moment.')
    const before = first.samples.slice()
    first.samples.fill(0)
    expect((await voice.speak('One moment.')).samples).toEqual(before)
  })
})

describe('any text', () => {
  it.each([
    ['nothing', ''],
    ['space', ' \n\t '],
    ['a smiley alone', '🎉'],
    ['signs alone', '... ?! — ()'],
    ['another script', '予約をお願いします'],
    ['a NUL and other controls', 'Hello\u0000there\u0007\u001b[31m friend\u200b'],
    ['what looks like an argument', '-voice /etc/passwd --help -o x.wav'],
    ['what only looks like the end of one', "-t 'x' -lv"],
    ['one word of 5,000 letters', 'a'.repeat(5000)],
    ['half a character', '\ud83d hello \udc00'],
    ['marks of SSML', '<speak><break time="10s"/>Hi</speak>'],
  ])('is spoken without an error: %s', async (_name, text) => {
    expectWhole(text, await voice.speak(text))
  })

  it('of 5,000 characters is spoken sentence by sentence', async () => {
    const text = 'We look at the pipes. You pay $45.50, nothing more. Is that fine? '
      .repeat(77)
      .slice(0, 5000)
    const spoken = await voice.speak(text)
    expectWhole(text, spoken)
    expect(spoken.durationMs).toBeGreaterThan(200_000)
  })

  it('drawn by chance is spoken too', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }), async (text) => {
        const { words, durationMs } = await voice.speak(text)
        expect(words.at(-1)?.endMs ?? 0).toBe(durationMs)
      }),
      { numRuns: 25 },
    )
  })
})

describe('the worker', () => {
  it('that dies in a sentence is started again, and the sentence is spoken', async () => {
    const program = await compileFlite()
    const started: ReturnType<typeof startVoiceWorker>[] = []
    const start = () => {
      const worker = startVoiceWorker(program)
      started.push(worker)
      return worker
    }
    const pool = openWorkerPool<SpeakRequest, SpokenSentence>({ size: 1, start })
    const asked = pool.ask({ spoken: 'please wait a moment.', voice: 'slt' })
    await started[0]?.terminate()
    expect(peakDbfs((await asked).samples)).toBeGreaterThan(-40)
    expect(started).toHaveLength(2)
    await pool.close()
  })

  it('is warm before it is needed, and gone after closing', async () => {
    const other = openVoice()
    await other.warmUp()
    await other.close()
    await expect(other.speak('Too late.')).rejects.toThrow('closed')
  })
})
