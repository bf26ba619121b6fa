import type { Line, Mouth } from '#carrier-emulator/calls/line.ts'
import type { Speech } from '#carrier-emulator/calls/speech.ts'
import type { Strip } from '#carrier-emulator/calls/strip.ts'
import { keyMs, keysSpeech, toneSpeech } from '#carrier-emulator/calls/tones.ts'
import { until } from '#carrier-emulator/calls/until.ts'
import type { Carrier } from '#carrier-emulator/carrier.ts'

export function createMouth(carrier: Carrier, line: () => Line): Mouth {
  const time = carrier.callTime
  const open = new Set<Strip>()

  function begin(speech: Speech, atMs: number): Strip {
    const strip = line().begin({ track: 'in', who: 'caller', speech, startMs: atMs })
    open.add(strip)
    line().tell('speechBegan', strip)
    return strip
  }
  function end(strip: Strip, atMs: number): void {
    if (!open.delete(strip)) return
    line().cut(strip, atMs)
    line().tell('speechEnded', strip)
  }
  return {
    begin,
    end,
    async say(speech, atMs = time.nowMs()) {
      const strip = begin(speech, atMs)
      await until<void>(line().over.signal, (resolve) => time.after(strip.endMs - time.nowMs(), resolve))
      end(strip, strip.endMs)
    },
    async press(digits) {
      const speech = keysSpeech(carrier, digits)
      line().begin({ track: 'in', who: 'caller', speech, digits, startMs: time.nowMs() })
      for (const digit of digits) {
        line().tell('digit', digit, time.nowMs())
        await until<void>(line().over.signal, (resolve) => time.after(keyMs, resolve))
      }
    },
    async sound(tone, durationMs) {
      const speech = toneSpeech(carrier, tone, durationMs)
      const strip = line().begin({ track: 'in', who: 'caller', speech, tone, startMs: time.nowMs() })
      line().tell('tone', strip)
      await until<void>(line().over.signal, (resolve) => time.after(durationMs, resolve))
    },
    isSpeaking: () => open.size > 0,
    isSaying: (strip) => open.has(strip),
    stop() {
      for (const strip of [...open]) end(strip, time.nowMs())
    },
  }
}
