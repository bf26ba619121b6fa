import fc from 'fast-check'
import { afterAll, expect, it } from 'vitest'
import { estimateUtterance, openVoice } from './voice.ts'

const voice = openVoice()
afterAll(() => voice.close())

// None of these was used to fit the estimate.
const sentences = [
  'Good afternoon, you have reached Willow Street Family Dental.',
  'I can certainly look into that for you.',
  'Which of the two locations would you prefer?',
  'The next opening with Doctor Patel is on Tue 8 Dec at 4:15 pm.',
  'A cleaning is $120, and X-rays are included.',
  'Please call (503) 555-0188 if anything changes.',
  'Your gutters should be cleaned twice a year.',
  'Yes, we do.',
  'Would you like a reminder by text the day before?',
  'The driver will be there between 10 and 11:30.',
  'My dog swallowed something and is acting strange.',
  'That sounds like an emergency, so I am putting you through right away.',
  'We charge by the hour, with a minimum of two hours.',
  'No problem, take your time.',
  'It says error code 4 7 on the display.',
  'Our warranty covers replacement parts for ten years.',
  'Could you repeat the last four digits?',
  'He left about twenty minutes ago.',
  'Everything is set, see you on Saturday!',
  'I am afraid the garage is closed on Sundays and public holidays.',
  'What is the name of your insurance company?',
  'The estimate is free, and there is no obligation whatsoever.',
  'Turn left after the gas station, then look for the blue building.',
  'I would rather talk to somebody from billing.',
  'You will get a confirmation at the e-mail address on file.',
  'How many windows does the house have?',
  'We could squeeze you in this afternoon if that helps.',
  'Sorry about the wait, we are unusually busy this morning.',
  'The pharmacy needs the prescription number before it can refill anything.',
  'Take care, and thanks again for being patient.',
]

it('is within a quarter of the real length, for thirty sentences it was not fitted to', async () => {
  // Sabotage: in estimate-utterance.ts, let syllableMs be 200.
  expect(new Set(sentences).size).toBe(30)
  for (const text of sentences) {
    const { durationMs } = await voice.speak(text)
    const share = estimateUtterance(text).durationMs / durationMs
    expect(share, text).toBeGreaterThan(0.75)
    expect(share, text).toBeLessThan(1.25)
  }
}, 60_000)

it('places words near where they are really said', async () => {
  // Sabotage: in speak-sentence.ts, use shareTime always, with countSyllables giving 1.
  const errors: number[] = []
  for (const text of sentences.slice(0, 10)) {
    const real = (await voice.speak(text)).words
    const estimated = estimateUtterance(text).words
    errors.push(...real.map((word, place) => Math.abs(word.startMs - (estimated[place]?.startMs ?? 0))))
  }
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length
  expect(mean).toBeLessThan(250)
})

it('says the same of the same text, and covers any text as the voice does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
      const estimate = estimateUtterance(text)
      expect(estimateUtterance(text)).toEqual(estimate)
      expect(estimate.samples.length).toBe(estimate.durationMs * 8)
      expect(estimate.samples.every((sample) => sample === 0)).toBe(true)
      const edges = estimate.words.flatMap(({ startMs, endMs }) => [startMs, endMs])
      expect(edges).toEqual([...edges].sort((one, other) => one - other))
      expect(edges.at(-1) ?? 0).toBe(estimate.durationMs)
    }),
  )
})
