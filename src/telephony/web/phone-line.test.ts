import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type LineSocket, openPhoneLine, type PhoneLineEvents } from './phone-line.ts'

/** A socket that does what the test says. */
class Scripted implements LineSocket {
  static all: Scripted[] = []
  binaryType: BinaryType = 'blob'
  onopen: LineSocket['onopen'] = null
  onmessage: LineSocket['onmessage'] = null
  onclose: LineSocket['onclose'] = null
  isClosed = false
  constructor() {
    Scripted.all.push(this)
  }
  opened(): void {
    this.onopen?.call(this as unknown as WebSocket, {} as Event)
  }
  tell(data: object | ArrayBuffer): void {
    const told = data instanceof ArrayBuffer ? data : JSON.stringify(data)
    this.onmessage?.call(this as unknown as WebSocket, { data: told } as MessageEvent)
  }
  lost(): void {
    this.onclose?.call(this as unknown as WebSocket, {} as CloseEvent)
  }
  close(): void {
    this.isClosed = true
    this.lost()
  }
}
const last = () => Scripted.all.at(-1) as Scripted

let log: string[] = []
const events: PhoneLineEvents = {
  sound: (samples) => log.push(`sound ${samples.length}`),
  captions: (captions) => log.push(captions.map(({ who, text }) => `${who}: ${text}`).join(' | ')),
  cut: () => log.push('cut'),
  connected: (isConnected) => log.push(isConnected ? 'connected' : 'gone'),
  over: () => log.push('over'),
}
const open = () => openPhoneLine('CA1', events, () => new Scripted())
beforeEach(() => {
  vi.useFakeTimers()
  log = []
  Scripted.all = []
})
afterEach(() => {
  vi.useRealTimers()
})

test('gives sound and captions, and says when the bot is cut short', () => {
  open()
  last().opened()
  last().tell(new ArrayBuffer(8))
  last().tell({ kind: 'caption', who: 'bot', text: 'Hi there', atMs: 10, wordAtMs: [10, 300] })
  last().tell({ kind: 'caption', who: 'caller', text: 'Stop', atMs: 200, wordAtMs: [200] })
  last().tell({ kind: 'clear', who: 'bot', text: 'Hi there', atMs: 10, wordAtMs: [10] })
  expect(log).toEqual([
    ...['', 'connected', 'sound 4', 'bot: Hi there', 'bot: Hi there | caller: Stop'],
    ...['cut', 'caller: Stop | bot: Hi there'],
  ])
})

test('is opened again while the call lasts, and told from the beginning', () => {
  open()
  last().opened()
  last().tell({ kind: 'caption', who: 'bot', text: 'Hi', atMs: 1 })
  last().lost()
  vi.advanceTimersByTime(500)
  expect(Scripted.all).toHaveLength(2)
  last().opened()
  expect(log.slice(-3)).toEqual(['gone', '', 'connected'])
})

test('ends with the call, and is not opened again', () => {
  open()
  last().opened()
  // Sabotage: do not look at the status in take().
  last().tell({ kind: 'status', status: 'completed' })
  expect(last().isClosed).toBe(true)
  vi.advanceTimersByTime(60_000)
  expect([Scripted.all.length, log.filter((word) => word === 'over')]).toEqual([1, ['over']])
})

test('gives up on a call that cannot be followed any more', () => {
  open()
  for (let time = 0; time < 20; time++) {
    last().lost()
    vi.advanceTimersByTime(500)
  }
  expect(Scripted.all).toHaveLength(10)
  expect(log.filter((word) => word === 'over')).toEqual(['over'])
})

test('whoever ends it hears nothing more', () => {
  const end = open()
  last().opened()
  end()
  vi.advanceTimersByTime(60_000)
  expect(Scripted.all).toHaveLength(1)
  expect(log).toEqual(['', 'connected'])
})
