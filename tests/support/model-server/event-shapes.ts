import { goodCall, type Shape, send, unfinished, whole, withData, withEvent, words } from './shapes.ts'
import type { Answer } from './start-model-server.ts'
import { event, type Wire } from './wire.ts'

const shape = (name: string, outcome: Shape['outcome'], answer: Shape['answer']): Shape => ({
  name,
  outcome,
  answer,
})
/** The events of an answer in words, sent as `change` leaves them. */
const changed =
  (change: (events: string[], wire: Wire) => string[]) =>
  (wire: Wire): Answer => ({
    acts: [send(...change(wire.render(words), wire))],
  })
const middleData = (change: (data: string) => string) =>
  changed((events) => withEvent(events, Math.floor(events.length / 2), (one) => withData(one, change)))
const everyData = (change: (data: string) => string) =>
  changed((events) => events.map((one) => withData(one, change)))

/** Events that are no events, come in no order, or say nothing one can read. */
export const eventShapes: Shape[] = [
  shape(
    'first event is no JSON',
    'next',
    changed((events) => withEvent(events, 0, (one) => withData(one, () => '{what'))),
  ),
  shape(
    'an event in the middle is no JSON',
    'next',
    middleData(() => 'not json'),
  ),
  shape(
    'an event in the middle is half a JSON',
    'next',
    middleData((data) => data.slice(0, data.length / 2)),
  ),
  shape(
    'every event is null',
    'next',
    everyData(() => 'null'),
  ),
  shape(
    'every event is a list',
    'next',
    everyData((data) => `[${data}]`),
  ),
  shape(
    'every event is a number',
    'next',
    everyData(() => '42'),
  ),
  shape(
    'every event is a text',
    'next',
    everyData((data) => JSON.stringify(data)),
  ),
  shape(
    'every event is an empty object',
    'next',
    everyData(() => '{}'),
  ),
  shape(
    'every text is null',
    'next',
    everyData((data) => data.replaceAll(/"(We|until|and)[^"]*"/g, 'null')),
  ),
  shape(
    'every text is a number',
    'next',
    everyData((data) => data.replaceAll(/"(We|until|and)[^"]*"/g, '7')),
  ),
  shape(
    'every text is an object',
    'next',
    everyData((data) => data.replaceAll(/"(We|until|and)[^"]*"/g, '{"a":[]}')),
  ),
  shape(
    'a field is named __proto__',
    'either',
    middleData((data) => data.replace('{', '{"__proto__":{"type":"x"},')),
  ),
  shape(
    'events come last to first',
    'either',
    changed((events) => events.toReversed()),
  ),
  shape(
    'the finish comes first',
    'either',
    changed((events) => [...events.slice(-2), ...events.slice(0, -2)]),
  ),
  shape('only the finish comes', 'next', (wire) => ({ acts: [send(...wire.render([{ finish: 'stop' }]))] })),
  shape(
    'every event comes twice',
    'either',
    changed((events) => events.flatMap((one) => [one, one])),
  ),
  shape(
    'the whole answer comes twice',
    'either',
    changed((events) => [...events, ...events]),
  ),
  shape(
    'the opening is missing',
    'either',
    changed((events) => events.slice(1)),
  ),
  shape(
    'every other event is missing',
    'either',
    changed((events) => events.filter((_, index) => index % 2 === 1)),
  ),
  shape('every other event of a call is missing', 'either', (wire) => ({
    acts: [send(...wire.render(goodCall).filter((_, index) => index % 2 === 0))],
  })),
  shape('a call without its beginning', 'either', (wire) => {
    const [first = '', , ...rest] = wire.render(goodCall)
    return { acts: [send(first, ...rest)] }
  }),
  shape(
    'events of an unknown kind in between',
    'either',
    changed((events) => events.flatMap((one) => [event({ type: 'moonrise', id: 1 }), one])),
  ),
  shape(
    'comments in between',
    'vendor',
    changed((events) => events.flatMap((one) => [': still here\n\n', one])),
  ),
  shape('nothing but comments', 'next', () => ({ acts: [send(': one\n\n', ': two\n\n', ': three\n\n')] })),
  shape(
    'lines end with CR LF',
    'vendor',
    changed((events) => events.map((one) => one.replaceAll('\n', '\r\n'))),
  ),
  shape(
    'no blank lines between events',
    'either',
    changed((events) => events.map((one) => one.replace(/\n\n$/, '\n'))),
  ),
  shape(
    'a byte order mark in front',
    'either',
    changed((events) => ['\uFEFF', ...events]),
  ),
  shape(
    'no space after the colon',
    'vendor',
    changed((events) => events.map((one) => one.replace(/^data: /m, 'data:'))),
  ),
  shape(
    'wrong names of events',
    'either',
    changed((events) => events.map((one) => one.replace(/^event: .*$/m, 'event: moonrise'))),
  ),
  shape(
    'five thousand empty events',
    'either',
    changed((events) => [...Array.from({ length: 5000 }, () => 'data: \n\n'), ...events]),
  ),
  shape('an error before anything', 'next', (wire) => ({
    acts: [send(wire.errorEvent('overloaded_error'))],
  })),
  shape('an error after the opening', 'next', (wire) => ({
    acts: [send(wire.render(words)[0] ?? '', wire.errorEvent('server_error'))],
  })),
  shape('an error in the middle of the words', 'next', (wire) => ({
    acts: [send(...unfinished(wire, words), wire.errorEvent('overloaded_error'))],
  })),
  shape('an error in the middle of a call', 'next', (wire) => ({
    acts: [send(...unfinished(wire, goodCall).slice(0, 2), wire.errorEvent('rate_limit_error'))],
  })),
  shape('an error, then the answer goes on', 'next', (wire) => ({
    acts: [
      send(wire.render(words)[0] ?? '', wire.errorEvent('server_error'), ...wire.render(words).slice(1)),
    ],
  })),
  shape('an error after the finish', 'either', (wire) => ({
    acts: [send(...wire.render(words), wire.errorEvent('server_error'))],
  })),
  shape('a sound answer', 'vendor', (wire) => whole(wire, words)),
]
