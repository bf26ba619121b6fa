import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { spokenEnglish } from '#voice/engine/spoken-phrases.ts'
import { type CallHouse, openCallHouse } from '../support/call-house.ts'
import type { PhoneCall } from '../support/emulator-hand.ts'

const isFull = inject('testMatrix') === 'full'
const cutsEach = 10

/** What is known of the line leaves room for these behaviours; each must do. */
const behaviours = [
  { interruptText: 'cycle', numbers: 'number', lateText: 'spoken', callers: isFull ? 50 : 5 },
  { interruptText: 'message', numbers: 'text', lateText: 'dropped', callers: isFull ? 10 : 2 },
  ...(isFull
    ? ([
        { interruptText: 'cycle', numbers: 'text', lateText: 'dropped', callers: 5 },
        { interruptText: 'message', numbers: 'number', lateText: 'spoken', callers: 5 },
        { interruptText: 'cycle', numbers: 'number', lateText: 'dropped', callers: 5 },
        { interruptText: 'message', numbers: 'text', lateText: 'spoken', callers: 5 },
        { interruptText: 'cycle', numbers: 'text', lateText: 'spoken', callers: 5 },
        { interruptText: 'message', numbers: 'number', lateText: 'dropped', callers: 5 },
      ] as const)
    : []),
] as const
const questions = [
  'What are your opening hours?',
  'How much is drain cleaning?',
  'Do you come to Fernbrook?',
  'What services do you offer?',
  'Where are you?',
  'Are you open on Saturday?',
  'How much is a water heater repair?',
]

/** A caller who asks, and talks over most answers after a few words. */
function script(index: number): unknown[] {
  const ask = (turn: number) => questions[(index + turn * 3) % questions.length]
  const cuts = Array.from({ length: cutsEach }, (_, turn) => ({
    interruptAfterWords: 1 + ((index * 7 + turn * 5) % 6),
    text: ask(turn + 1),
  }))
  return [ask(0), ...cuts, 'That is all, goodbye.']
}

const wordCount = (text: string) => text.split(/\s+/).filter(Boolean).length

describe.each(behaviours)(
  'a line that tells $interruptText, $numbers, $lateText',
  ({ callers, ...relay }) => {
    let desk: CallHouse
    beforeAll(async () => {
      desk = await openCallHouse({ emulator: { relay } })
    })
    afterAll(() => desk.house.close())

    // Sabotage: in step-session.ts, keep all of the reply as heard when it is interrupted.
    it(`what is kept as heard is what was heard, to the word, over ${callers * cutsEach} cut answers`, async () => {
      const calls = await Promise.all(
        Array.from({ length: callers }, async (_, index) =>
          (await desk.begin(7300 + index, script(index))).ended(),
        ),
      )
      await desk.written()
      let cut = 0
      for (const [index, call] of calls.entries()) {
        const lines = (await desk.linesOf(7300 + index)).filter(({ role }) => role === 'bot')
        const kept = lines.map(({ text, heard }) => heard ?? text).filter((text) => text !== '')
        const told = answersOf(call)
        expect(kept.length, JSON.stringify({ told, kept }, null, 1)).toBe(told.length)
        for (const [at, heard] of kept.entries()) {
          const ear = told[at] ?? ''
          expect(Math.abs(wordCount(heard) - wordCount(ear)), `${heard} | ${ear}`).toBeLessThanOrEqual(1)
          expect(heard.startsWith(ear) || ear.startsWith(heard), `${heard} | ${ear}`).toBe(true)
        }
        cut += lines.filter(({ heard }) => heard !== null).length
      }
      // A short answer may be over before somebody talks over it.
      expect(cut).toBeGreaterThan(callers * cutsEach * 0.7)
    }, 240_000)
  },
)

/** What the caller's ear had of each answer, in order; what only bridged a wait is no part of it. */
function answersOf(call: PhoneCall): string[] {
  const bridges: string[] = [spokenEnglish.oneMoment, spokenEnglish.stillLooking]
  const answers: string[][] = [[]]
  for (const { who, text } of call.heard) {
    if (who !== 'bot') answers.push([])
    else if (!bridges.includes(text.trim())) answers.at(-1)?.push(text.trim())
  }
  return answers.map((parts) => parts.join(' ')).filter((text) => text !== '')
}
