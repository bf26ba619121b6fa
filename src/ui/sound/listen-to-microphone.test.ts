import { beforeEach, expect, it } from 'vitest'
import { listenToMicrophone, type Recogniser, type RecogniserEvent } from './listen-to-microphone.ts'

/** A browser's recognition that does what the test says. */
class Scripted implements Recogniser {
  static all: Scripted[] = []
  lang = ''
  continuous = false
  interimResults = false
  onresult: ((event: RecogniserEvent) => void) | null = null
  onerror: ((event: { error: string }) => void) | null = null
  onend: (() => void) | null = null
  isStopped = false

  constructor() {
    Scripted.all.push(this)
  }

  start(): void {}

  stop(): void {
    this.isStopped = true
  }

  hear(resultIndex: number, ...said: [text: string, isFinal: boolean][]): void {
    const results = said.map(([transcript, isFinal]) => Object.assign([{ transcript }], { isFinal }))
    this.onresult?.({ resultIndex, results })
  }
}

const last = () => Scripted.all.at(-1) as Scripted
beforeEach(() => {
  Scripted.all = []
})

function listen() {
  const log: string[] = []
  const microphone = listenToMicrophone(
    {
      onWords: ({ text, isFinal }) => log.push(`${isFinal ? 'final' : 'partial'}: ${text}`),
      onListening: (isListening) => log.push(isListening ? 'listening' : 'stopped'),
      onProblem: (problem) => log.push(problem),
    },
    Scripted,
  )
  return { log, microphone }
}

it('is nothing where the browser has none', () => {
  const none = { onWords: () => {}, onListening: () => {}, onProblem: () => {} }
  expect(listenToMicrophone(none, null)).toBeNull()
  expect(listenToMicrophone(none)).toBeNull()
})

it('gives partial words and each final one once', () => {
  // Sabotage: in newWords, do not slice from resultIndex.
  const { log, microphone } = listen()
  microphone?.start()
  last().hear(0, ['I need', false])
  last().hear(0, ['I need a plumber', true])
  last().hear(1, ['I need a plumber', true], [' today ', false], [' ', false])
  expect(last()).toMatchObject({ lang: 'en-US', continuous: true, interimResults: true })
  expect(log).toEqual(['listening', 'partial: I need', 'final: I need a plumber', 'partial: today'])
})

it('goes on after the browser ended by itself, until it is stopped', () => {
  // Sabotage: in onend, call end() always.
  const { log, microphone } = listen()
  microphone?.start()
  last().onerror?.({ error: 'no-speech' })
  last().onend?.()
  expect(Scripted.all).toHaveLength(2)
  last().hear(0, ['still here', true])
  microphone?.stop()
  expect(last().isStopped).toBe(true)
  last().hear(0, ['the last word', true])
  last().onend?.()
  expect(Scripted.all).toHaveLength(2)
  expect(log).toEqual(['listening', 'final: still here', 'final: the last word', 'stopped'])
})

it('tells in plain words why it cannot listen, and stops', () => {
  const { log, microphone } = listen()
  microphone?.start()
  last().onerror?.({ error: 'not-allowed' })
  last().onend?.()
  expect(log[1]).toContain('The microphone is not allowed')
  expect(log.slice(2)).toEqual(['stopped'])
  microphone?.start()
  expect(Scripted.all).toHaveLength(2)
})

it('stops by itself when nothing is said for very long', () => {
  // Sabotage: leave mostIdleEnds out of onend.
  const { log, microphone } = listen()
  microphone?.start()
  for (let count = 0; count < 30; count++) last().onend?.()
  expect(Scripted.all).toHaveLength(20)
  expect(log).toEqual(['listening', 'stopped'])
})

it('starts once, and starts again while it is still finishing', () => {
  const { log, microphone } = listen()
  microphone?.start()
  microphone?.start()
  microphone?.stop()
  microphone?.start()
  last().onend?.()
  expect(Scripted.all).toHaveLength(2)
  expect(log).toEqual(['listening', 'listening'])
})
