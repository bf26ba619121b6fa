import { describe, expect, test } from 'vitest'
import type { BotConfig } from '#bots/contract.ts'
import { listChanges } from './list-changes.ts'

const first = { id: 'q1', question: 'Do you work on Sunday?', alsoAsked: [], answer: 'No.' }
const second = { id: 'q2', question: 'How do I pay?', alsoAsked: ['card?'], answer: 'By card.' }
const live: BotConfig = {
  greeting: 'Hello.',
  settleMs: 1200,
  guide: '',
  tools: [],
  model: 'auto',
  questions: [first, second],
}

describe('what a publish changes', () => {
  test('nothing when the draft is what is live', () => {
    expect(listChanges(live, structuredClone(live))).toEqual([])
  })

  // Sabotage: compare questions by place instead of by id.
  test('a moved question is told as order, not as two edits', () => {
    expect(listChanges(live, { ...live, questions: [second, first] }).map((change) => change.kind)).toEqual([
      'moved',
    ])
  })

  // Sabotage: leave out the questions that are gone.
  test('edits, additions and removals are told apart', () => {
    const draft = {
      ...live,
      greeting: 'Hi there.',
      questions: [
        { ...first, answer: 'Only for emergencies.' },
        { ...second, id: 'q3' },
      ],
    }
    expect(listChanges(live, draft).map(({ key, kind }) => [key, kind])).toEqual([
      ['greeting', 'changed'],
      ['q1 answer', 'changed'],
      ['q3', 'added'],
      ['q2', 'removed'],
    ])
  })

  test('everything is new before the first version', () => {
    expect(listChanges(undefined, live).every((change) => change.kind === 'added')).toBe(true)
  })
})
