import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recogniseOptOut } from './recognise-stop.ts'
import { stopRules } from './stop-rules.ts'
import { toStopSentences } from './stop-words.ts'

type StopSet = { stop: string[]; lookAlikes: string[] }
const sets: StopSet[] = [
  'phrases',
  'tuning-2',
  'tuning-3',
  'tuning-4',
  'tuning-5',
  'tuning-6',
  'tuning-7',
  'tuning-8',
  'tuning-9',
  'tuning-10',
  'tuning-11',
  'tuning-12',
].map((name) =>
  JSON.parse(readFileSync(new URL(`../../../bench/stop-phrases/${name}.json`, import.meta.url), 'utf8')),
)
const set: StopSet = {
  stop: sets.flatMap(({ stop }) => stop),
  lookAlikes: sets.flatMap(({ lookAlikes }) => lookAlikes),
}
const read = (text: string, optedOut = false) => recogniseOptOut(text, { optedOut })
const readings = new Map<string, ReturnType<typeof read>>()
/** Thousands of texts are asked about in several tests. */
const readOnce = (text: string) => {
  const reading = readings.get(text) ?? read(text)
  readings.set(text, reading)
  return reading
}

describe('keywords', () => {
  it.each([
    'STOP',
    'stop',
    ' Stop. ',
    'STOPALL',
    'Unsubscribe',
    'CANCEL',
    'end',
    'QUIT',
    'revoke',
    'OPTOUT',
    'STOP!!!',
  ])('stops on %s as the only word', (text) => expect(read(text)).toEqual({ kind: 'stop', by: 'keyword' }))
  it.each(['START', 'unstop', 'Start!'])('starts on %s', (text) => {
    expect(read(text)).toEqual({ kind: 'start', by: 'keyword' })
  })
  it.each(['HELP', 'info', 'Help?'])('helps on %s', (text) => {
    expect(read(text)).toEqual({ kind: 'help', by: 'keyword' })
  })
  it('takes YES for a start only from a contact who is opted out', () => {
    // Sabotage: drop `|| contact.optedOut` together with `keyword !== 'yes'`.
    expect(read('YES', true)).toEqual({ kind: 'start', by: 'keyword' })
    expect(read('YES', false)).toEqual({ kind: 'none' })
  })
  it.each(['help me with my order', 'please cancel my visit', 'start at eight', 'yes please', ''])(
    'leaves "%s" to the bot',
    (text) => expect(read(text, true)).toEqual({ kind: 'none' }),
  )
})

describe('phrases', () => {
  it('hears at least 95 % of the wishes to stop', () => {
    // Sabotage: take `stop messaging` out of the rules.
    const missed = set.stop.filter((text) => readOnce(text).kind !== 'stop')
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(set.stop.length * 0.05)
  })

  it('takes at most 1 % of the look-alikes for one', () => {
    // Sabotage: make isAsked return true, or `between` hold every word.
    const wrong = set.lookAlikes.filter((text) => readOnce(text).kind === 'stop')
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(set.lookAlikes.length * 0.01)
  })

  it.each([
    'never leave me alone',
    "don't stop texting me",
    "please don't remove my number",
    "I'll stop texting you now",
  ])('does not turn "%s" round', (text) => expect(read(text)).toEqual({ kind: 'none' }))

  // Sabotage: let `narrowed` or `instead` match nothing.
  it.each([
    'never text me before ten, thanks',
    "please don't text me my total, just e-mail it",
    'do not message my brother, he is asleep',
    'Stop! The hose is still on',
    'how do I opt out of the spring inspection',
    'unsubscribe me from the weekly mowing',
    "I don't want a text reminder, ring me",
    'sick of this drain, can you send somebody',
    'cancel my appointment',
    'please cancel my appointment, thank you',
    'stop by tomorrow',
    'can you stop the water',
    'keep sending my reminders please, I said stop by mistake',
    'please do not ring me, text is best',
  ])('leaves "%s" to the bot', (text) => expect(read(text)).toEqual({ kind: 'none' }))

  // Sabotage: empty `mendable`, or leave stop-context.ts or stop-talk.ts out.
  it.each([
    'I withdrew nothing but now I withdraw my consent',
    'wrong guy. Please take it off your list',
    'it would be kind if you stopped messaging us',
    'plese stpo texitng me',
    'I moved away years ago. Please stop.',
    'one more message and I call my lawyer',
    'put us on your do not text list',
    'these messages have got to go, shut off the texts',
    'for the last time, stop',
    'go and annoy somebody else',
    'you all are harassing me',
    'my number is on the do not call registry',
    'rmv my nmbr',
  ])('hears "%s"', (text) => expect(read(text).kind).toBe('stop'))

  it('stays quick on the longest and most repetitive texts', () => {
    // Sabotage: let a rule repeat a group without a bound.
    for (const words of [
      'stop sending all of the ',
      'do not ever ',
      'never want any ',
      'stop it that this ',
    ]) {
      const startedAt = performance.now()
      read(words.repeat(2000))
      expect(performance.now() - startedAt, words).toBeLessThan(1000)
    }
  })

  it('names the rule and not the words', () => {
    expect(read('hey, please quit textng me')).toEqual({
      kind: 'stop',
      by: 'phrase',
      phrase: 'stop messaging',
    })
    expect(read('take me off your list')).toEqual({ kind: 'stop', by: 'phrase', phrase: 'remove me' })
  })

  it('hears what it hears alone beside other words too, in any case and with any marks around', () => {
    // Sabotage: read only the first sentence of a text.
    const heard = set.stop.filter((text) => readOnce(text).kind === 'stop')
    const openings = ['hello. ', 'ok! ', 'Wrong person\n']
    for (const [at, before] of openings.entries()) {
      const some = heard.filter((_, place) => place % openings.length === at)
      const missed = some.filter((text) => read(`${before}${text.toUpperCase()}!!`).kind !== 'stop')
      expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(some.length * 0.01)
    }
  })

  it('reads any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => void recogniseOptOut(text, { optedOut: true })),
    )
  })
})

// Sabotage: in recognise-stop.ts let `hardly` be -1.
it.each([
  'leave me off the early list, late is fine',
  'I replied STOP to that other company, not you. Are we still on for Monday?',
])('doubts a rule where the whole says otherwise: "%s"', (text) => {
  expect(read(text)).toEqual({ kind: 'none' })
})

// Sabotage: leave isSpanishStop() out.
it.each(['Bórrenos de la lista, señor', 'Hola, ya no nos manden sus ofertas'])('hears "%s"', (text) => {
  expect(read(text)).toEqual({ kind: 'stop', by: 'phrase', phrase: 'in Spanish' })
})

// Sabotage: leave the accents on in toStopSentences().
it('knows a word with a slipped accent on it', () => {
  expect(read('pléase quit téxting my phone')).toEqual({
    kind: 'stop',
    by: 'phrase',
    phrase: 'stop messaging',
  })
})

// Sabotage: let `likely` be 0.9 too.
it.each([
  'The tank is empty and the old truck is sold. No need to write to this number any more.',
  'I fix clocks and need a steady hand. Your sale made me jump again. Let that be the last text I get.',
])('believes a turn of phrase for an end that the whole does not contradict: "%s"', (text) => {
  expect(read(text).kind).toBe('stop')
})

// Sabotage: take out of the patterns, each in turn: "calling it"; why it stopped; whose number; alone where.
it.each([
  'stop calling it ugly lol',
  'why did you guys stop texting us',
  'I opted out from a different shop, keep me in',
  'quit texting my brother about the surprise, use my number',
  'leave us alone in a bakery and nothing is left',
])('leaves "%s" to the bot as well', (text) => expect(read(text)).toEqual({ kind: 'none' }))

// Sabotage: take "wait" and the days out of where they stand; the net would doubt most of it alone.
it('knows a wait and a list of a day from a wish', () => {
  expect(toStopSentences('the wait list')).toEqual(['the wait list'])
  expect(stopRules.filter(({ matches }) => matches('take us off the friday list'))).toEqual([])
})
