import { expect, test } from 'vitest'
import { changedNames, fieldsOf, toSend } from './replay-fields.ts'
import type { TrafficItem } from './use-traffic.ts'

const request = { url: 'http://x/messages', From: '+15035550142', Body: 'Hello', NumMedia: '' }
const fields = fieldsOf({ request } as unknown as TrafficItem)

test('the very same request is asked for where nothing was changed', () => {
  expect(fields.map(({ name }) => name)).toEqual(['From', 'Body', 'NumMedia'])
  // Sabotage: always send the fields.
  expect(toSend(fields)).toEqual({})
  const nameless = { id: 3, name: ' ', value: 'x', before: null, isAdded: true }
  expect(toSend([...fields, nameless])).toEqual({})
})

test('changed and added fields go with all others', () => {
  const changed = fields.map((field) => (field.name === 'Body' ? { ...field, value: 'Goodbye' } : field))
  const added = { id: 3, name: ' AnsweredBy ', value: 'machine_start', before: null, isAdded: true }
  expect(changedNames([...changed, added])).toEqual(['Body', 'AnsweredBy'])
  expect(toSend([...changed, added]).fields).toEqual([
    { name: 'From', value: '+15035550142' },
    { name: 'Body', value: 'Goodbye' },
    { name: 'NumMedia', value: '' },
    { name: 'AnsweredBy', value: 'machine_start' },
  ])
})
