import { expect, it } from 'vitest'
import { isOnlyStory } from './only-story.ts'

const said = (text: string, before = '') => ({ text, message: before + text })
const unsure = { meant: { label: 'trouble', chance: 0.5 }, isIdiom: false }

it('takes no story for a complaint that says nothing of us, unless all its words mean one', () => {
  const story = 'I grind my teeth at night and my wife says the noise keeps her awake'
  // Sabotage: let isOnlyStory give back false.
  expect(isOnlyStory('complaint', said(story), unsure)).toBe(true)
  // Sabotage: leave out `ofUs`.
  expect(isOnlyStory('complaint', said('your crew left nails on my lawn'), unsure)).toBe(false)
  expect(isOnlyStory('complaint', said('three weeks and still no answer'), unsure)).toBe(false)
  // Sabotage: leave out `outrage`.
  expect(isOnlyStory('complaint', said('one side is longer', 'This is ridiculous. '), unsure)).toBe(false)
  // Sabotage: leave out what `meant` says.
  const plain = { meant: { label: 'complaint', chance: 0.9 }, isIdiom: false }
  expect(isOnlyStory('complaint', said('the varnish peels after a month'), plain)).toBe(false)
})

it('takes no remark for a message that asks nobody to be told', () => {
  // Sabotage: leave out `leavesWord`; give it back whatever `isIdiom` says.
  expect(isOnlyStory('message', said('just two forms, me and my husband'), unsure)).toBe(true)
  expect(isOnlyStory('message', said('let her know that I practiced'), unsure)).toBe(false)
  expect(isOnlyStory('message', said('two forms'), { ...unsure, isIdiom: true })).toBe(false)
})

it('leaves every other topic as it is', () => {
  // Sabotage: let the last line leave out the topic.
  expect(isOnlyStory('booking', said('two forms'), unsure)).toBe(false)
})
