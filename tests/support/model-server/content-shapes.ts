import { callOf, type Shape, send, unfinished, whole, wordsSaid } from './shapes.ts'
import type { Finish, Piece } from './wire.ts'

const of = (name: string, outcome: Shape['outcome'], pieces: readonly Piece[]): Shape => ({
  name,
  outcome,
  answer: (wire) => whole(wire, pieces),
})
const said = (text: string, finish: Finish = 'stop'): Piece[] => [{ say: text }, { finish }]
const good = '{"message":"hi"}'
const two = (first: string, second: string, ids = ['c1', 'c2']): Piece[] => [
  { call: 'take_message', id: ids[0] ?? '', args: first },
  { call: 'take_message', id: ids[1] ?? '', args: second },
  { finish: 'tools' },
]

/** Calls that must not be run, or not by halves. */
export const callShapes: Shape[] = [
  of('an unknown tool', 'next', callOf('{}', 'delete_everything')),
  of('an unknown tool beside a known one', 'next', [
    { call: 'take_message', id: 'c1', args: good },
    { call: 'delete_everything', id: 'c2', args: '{}' },
    { finish: 'tools' },
  ]),
  of('a tool with an empty name', 'next', callOf(good, '')),
  of('a tool whose name has a NUL', 'next', callOf(good, 'take_message\u0000')),
  of('a tool named __proto__', 'next', callOf(good, '__proto__')),
  of('a tool whose name is 100 kB', 'next', callOf(good, 'take_message'.repeat(9000))),
  of('arguments that are no JSON', 'next', callOf('message: hi')),
  of('arguments cut short', 'next', callOf('{"message":"please call me ba')),
  of('arguments with more after them', 'next', callOf('{"message":"hi"}{"message":"ho"}')),
  of('arguments in a list', 'next', callOf('[{"message":"hi"}]')),
  of('arguments null', 'next', callOf('null')),
  of('arguments a text', 'next', callOf('"hi"')),
  of('arguments a number', 'next', callOf('7')),
  of('arguments of the wrong type', 'next', callOf('{"message":{"text":"hi"}}')),
  of('arguments lacking one', 'next', callOf('{"urgent":true}')),
  of('arguments with one too many', 'next', callOf('{"message":"hi","price":0}')),
  of('arguments with __proto__', 'next', callOf('{"message":"hi","__proto__":{"urgent":true}}')),
  of('arguments with NaN', 'next', callOf('{"message":"hi","urgent":NaN}')),
  of('arguments empty', 'next', callOf('')),
  of('arguments of 3 MB', 'next', callOf(JSON.stringify({ message: 'x'.repeat(3_000_000) }))),
  of('arguments of 10 MB', 'next', callOf(JSON.stringify({ message: 'x'.repeat(10_000_000) }))),
  of('arguments 20,000 deep', 'next', callOf(`{"message":${'['.repeat(20_000)}${']'.repeat(20_000)}}`)),
  of('two calls, the first broken', 'next', two('{"message":', good)),
  of('two calls, the second broken', 'next', two(good, '{"message":7}')),
  of('two calls of one id', 'either', two(good, '{"message":"ho"}', ['c1', 'c1'])),
  of('twelve calls', 'next', [
    ...Array.from({ length: 12 }, (_, i) => ({
      call: 'take_message',
      id: `c${i}`,
      args: `{"message":"${i}"}`,
    })),
    { finish: 'tools' },
  ]),
  of('words and a broken call', 'next', [{ say: 'One moment.' }, ...callOf('{"message":')]),
  of('a call and the limit of length', 'next', [
    { call: 'take_message', id: 'c1', args: good },
    { finish: 'length' },
  ]),
  of('a call and a filter', 'next', [{ call: 'take_message', id: 'c1', args: good }, { finish: 'filtered' }]),
  {
    name: 'a whole call, then words that break off',
    outcome: 'next',
    answer: (wire) => ({
      acts: [send(...unfinished(wire, [...callOf(good), { say: 'Also, ' }])), { cut: 'reset' }],
    }),
  },
]

/** Answers that are whole and yet none. */
export const contentShapes: Shape[] = [
  of('an empty answer', 'next', said('')),
  of('only blanks', 'next', said(' \n\t \u00a0')),
  of('only control characters', 'next', said('\u0000\u0001\u001b\u0007')),
  of('a NUL among the words', 'vendor', said(wordsSaid.replaceAll(' ', '\u0000 '))),
  of('halves of characters among the words', 'vendor', said(`\ud83d${wordsSaid}\ude42`)),
  of('only thoughts', 'next', [{ think: 'They ask when we close.' }, { finish: 'stop' }]),
  of('endless thoughts', 'next', [{ think: 'Hm, or not? '.repeat(30_000) }, { finish: 'stop' }]),
  of('a ramble of 10,000 words', 'next', said('and then '.repeat(10_000))),
  of('a ramble in 5,000 parts', 'next', [
    ...Array.from({ length: 5000 }, () => ({ say: 'and then ' })),
    { finish: 'stop' },
  ]),
  of('an answer cut at its limit', 'next', said('We are open until', 'length')),
  of('a filtered answer', 'next', said('I cannot', 'filtered')),
  of('an empty filtered answer', 'next', said('', 'filtered')),
  of('a finish nobody knows', 'next', said('We are open until', 'strange')),
  of('a finish for tools without a call', 'either', said(wordsSaid, 'tools')),
]
