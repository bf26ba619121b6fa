import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { judgeAnswer } from '#completions/server/judge-answer.ts'
import { ModelFault } from '#completions/server/model-fault.ts'
import { nothingHeard } from '#completions/server/read-stream.ts'
import { question } from '../../../tests/support/model-server/question.ts'

const Message = z.strictObject({
  message: z.string().min(1),
  name: z.string().optional(),
  urgent: z.boolean().optional(),
})
const judge = (input: string, toolName = 'take_message') => {
  const call = { type: 'tool-call' as const, toolCallId: 'c1', toolName, input }
  const heard = { ...nothingHeard(), calls: [call], finishReason: 'tool-calls' }
  try {
    return judgeAnswer(heard, question()).toolCalls
  } catch (error) {
    expect(error).toBeInstanceOf(ModelFault)
    return null
  }
}

// Sabotage: skip argumentsProblem.
test('arguments come through exactly when they fit the tool’s own shape', () => {
  const near = fc.record(
    {
      message: fc.oneof(fc.string(), fc.jsonValue()),
      name: fc.oneof(fc.string(), fc.jsonValue()),
      urgent: fc.oneof(fc.boolean(), fc.jsonValue()),
      extra: fc.jsonValue(),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(fc.oneof(near, fc.jsonValue()), (value) => {
      const input = JSON.stringify(value)
      const fits = Message.safeParse(JSON.parse(input)).success
      expect(judge(input)).toEqual(
        fits ? [{ id: 'c1', name: 'take_message', arguments: JSON.parse(input) }] : null,
      )
    }),
    { numRuns: 1000 },
  )
})

test('text that is no JSON never comes through, nor does a name that is not on the list', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (input, name) => {
      let isJson = input.trim() === ''
      try {
        JSON.parse(input)
        isJson = true
      } catch {}
      if (!isJson) expect(judge(input)).toBeNull()
      expect(judge('{"message":"hi"}', `x${name}`)).toBeNull()
    }),
  )
})

test('words lose what cannot be stored or sent, and nothing else', () => {
  const heard = { ...nothingHeard(), finishReason: 'stop' }
  const read = (text: string) => judgeAnswer({ ...heard, text }, question()).text
  expect(read(' Line one\nLine\ttwo\u0000\u001b — naïve 🙂\ud83d ')).toBe('Line one\nLine\ttwo — naïve 🙂')
})

test('a call that was begun and never ended spoils the calls beside it', () => {
  const call = { type: 'tool-call' as const, toolCallId: 'c1', toolName: 'find_appointment', input: '{}' }
  const heard = { ...nothingHeard(), calls: [call], openCalls: new Set(['c2']), finishReason: 'tool-calls' }
  // Sabotage: do not look at openCalls.
  expect(() => judgeAnswer(heard, question())).toThrow('half_call')
})
