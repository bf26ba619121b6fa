import { beforeEach, expect, test } from 'vitest'
import type { MicrophoneSettings } from '#ui/sound/listen-to-microphone.ts'
import type { StreamPlayer } from '#ui/sound/play-stream.ts'
import { createHandset, type Handset } from './handset.ts'
import type { PhoneLineEvents } from './phone-line.ts'

let log: string[] = []
let line: PhoneLineEvents
let heard: MicrophoneSettings
let handset: Handset

const player: StreamPlayer = {
  push: (samples) => log.push(`sound ${samples.length}`),
  clear: () => log.push('silence'),
  level: () => 0,
  waitingMs: () => 0,
  stop: async () => void log.push('sound off'),
}
beforeEach(() => {
  log = []
  handset = createHandset({
    openLine: (sid, events) => {
      log.push(`open ${sid}`)
      line = events
      return () => log.push(`close ${sid}`)
    },
    play: () => player,
    microphone: (settings) => {
      heard = settings
      return {
        start: () => settings.onListening(true),
        stop: () => settings.onListening(false),
      }
    },
    say: (sid, text) => log.push(`${sid} says ${text}`),
  })
})
const now = () => handset.state.read()

test('follows one call at a time, also while nothing shows it', () => {
  handset.follow('CA1')
  handset.follow('CA1')
  line.connected(true)
  handset.follow('CA2')
  expect(now()).toMatchObject({ sid: 'CA2', isConnected: false, captions: [] })
  expect(log).toEqual(['open CA1', 'close CA1', 'open CA2'])
  handset.follow(null)
  expect(log.at(-1)).toBe('close CA2')
})

test('a call heard to end is not followed again, whatever an old list says', () => {
  handset.follow('CA1')
  line.over()
  // Sabotage: leave endedSid out of follow().
  handset.follow('CA1')
  expect([now().sid, log.filter((word) => word === 'open CA1').length]).toEqual([null, 1])
  handset.follow('CA2')
  expect(now().sid).toBe('CA2')
})

test('sounds once somebody has turned the sound on, and falls silent with an interruption', () => {
  handset.follow('CA1')
  line.sound(new Int16Array(4))
  handset.turnSoundOn()
  line.sound(new Int16Array(4))
  line.cut()
  handset.turnSoundOff()
  expect(log.slice(1)).toEqual(['sound 4', 'silence', 'sound off'])
})

test('what the microphone hears is grey until it is final, and then said on the call', () => {
  handset.follow('CA1')
  handset.listen?.()
  expect(now().isListening).toBe(true)
  heard.onWords({ text: 'My sink', isFinal: false })
  expect(now().partial).toBe('My sink')
  heard.onWords({ text: 'My sink leaks', isFinal: true })
  expect([now().partial, log.at(-1)]).toEqual(['', 'CA1 says My sink leaks'])
  // Sabotage: do not look at isSilent in onWords.
  handset.setSilent(true)
  heard.onWords({ text: 'Nobody hears this', isFinal: true })
  expect(log.at(-1)).toBe('CA1 says My sink leaks')
})

test('the microphone ends with the call, and says why where it fails', () => {
  handset.follow('CA1')
  handset.listen?.()
  heard.onProblem('No microphone was found.')
  expect(now().problem).toBe('No microphone was found.')
  handset.listen?.()
  expect(now().problem).toBeNull()
  line.over()
  expect(now().isListening).toBe(false)
  heard.onWords({ text: 'Too late', isFinal: true })
  expect(log.filter((word) => word.includes('says'))).toEqual([])
})
