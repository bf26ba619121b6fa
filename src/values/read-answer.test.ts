import { expect, it } from 'vitest'
import { readAnswer, readAnswerToCancel } from './read-answer.ts'

// Sabotage: in answer-words.ts take "not sure" out; in read-answer.ts leave out the softeners.
it.each([
  ['yep works', 'yes'], ['sure', 'yes'], ['sounds good', 'yes'], ['perfect', 'yes'], ['go ahead', 'yes'], ['Yes please!', 'yes'],
  ['ok book it', 'yes'], ['yeah that works', 'yes'], ['yesss', 'yes'], ["that's right", 'yes'], ['no problem', 'yes'], ['um yeah i think so', 'yes'],
  ['nah', 'no'], ['no thanks', 'no'], ["don't", 'no'], ['not really', 'no'], ["that doesn't work", 'no'], ['no, that is wrong', 'no'],
  ["please don't book it", 'no'], ['yes actually no', 'no'], ['ok never mind', 'no'], ["i don't think so", 'no'],
  ['I guess', 'maybe'], ['not sure', 'maybe'], ['maybe', 'maybe'], ["i don't know", 'maybe'],
  ['my sink is blocked', null], ['good morning', null], ['thursday', null], ['', null], ["what's wrong with it", null],
] as const)('reads "%s" as %s', (text, expected) => {
  expect(readAnswer(text)).toBe(expected)
}) // biome-ignore format: one readable block

// Sabotage: let readAnswerToCancel give back what readAnswer says.
it.each([
  ['yes cancel that one', 'yes'], ['cancel it', 'yes'], ["don't cancel it", 'no'], ['no', 'no'], ['no, cancel the other one', 'no'], ['sure', 'yes'],
] as const)('reads "%s", said to a question whether to cancel, as %s', (text, expected) => {
  expect(readAnswerToCancel(text)).toBe(expected)
}) // biome-ignore format: one readable block
