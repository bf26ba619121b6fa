import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { recogniseOptOut } from './recognise-stop.ts'

const set: { stop: string[]; lookAlikes: string[] } = JSON.parse(
  readFileSync(new URL('../../../bench/stop-phrases/phrases.json', import.meta.url), 'utf8'),
)
const read = (text: string, optedOut = false) => recogniseOptOut(text, { optedOut })

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
    const missed = set.stop.filter((text) => read(text).kind !== 'stop')
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(set.stop.length * 0.05)
  })

  it('takes at most 1 % of the look-alikes for one', () => {
    // Sabotage: make isAsked return true, or `between` hold every word.
    const wrong = set.lookAlikes.filter((text) => read(text).kind === 'stop')
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(set.lookAlikes.length * 0.01)
  })

  it.each([
    'never leave me alone',
    "don't stop texting me",
    "please don't remove my number",
    "I'll stop texting you now",
  ])('does not turn "%s" round', (text) => expect(read(text)).toEqual({ kind: 'none' }))

  it('names the rule and not the words', () => {
    expect(read('hey, please quit textng me')).toEqual({
      kind: 'stop',
      by: 'phrase',
      phrase: 'stop messaging',
    })
    expect(read('take me off your list')).toEqual({ kind: 'stop', by: 'phrase', phrase: 'remove me' })
  })

  it('hears it beside other words, in any case and with any marks around', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...set.stop),
        fc.constantFrom('hello. ', 'ok! ', 'Wrong person\n'),
        (text, before) => {
          expect(read(`${before}${text.toUpperCase()}!!`).kind).toBe('stop')
        },
      ),
    )
  })

  it('reads any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => void recogniseOptOut(text, { optedOut: true })),
    )
  })
})
