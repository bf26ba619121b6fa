import { playText } from '#carrier-emulator/calls/play-text.ts'
import { playSound } from '#carrier-emulator/calls/play-verb.ts'
import { wordsSaid } from '#carrier-emulator/calls/strip.ts'
import { CallStopped, pause, until } from '#carrier-emulator/calls/until.ts'
import {
  type Act,
  countIn,
  flagIn,
  methodOf,
  type Next,
  type Verb,
  wholeAddress,
} from '#carrier-emulator/calls/verb.ts'
import { recogniserOf } from '#carrier-emulator/relay/faulty-recogniser.ts'
import { recognise } from '#carrier-emulator/relay/noise.ts'
import { allTextOf, elementsOf } from '#carrier-emulator/xml.ts'

/** Waits for keys or words, which may come while its prompts still play. */
export const gatherVerb: Verb = { answers: () => true, run: gather }

type Input = { digits: string; speech: string }

async function gather(act: Act): Promise<Next> {
  const { url, verb } = act
  const input = await listen(act)
  const asksAnyway = flagIn(verb, 'actionOnEmptyResult', false)
  if (input.digits === '' && input.speech === '' && !asksAnyway) return 'next'
  const address = wholeAddress(verb.attributes.get('action') || url, url, methodOf(verb, 'method'))
  if (!address) return 'next'
  const params = {
    ...(input.digits === '' ? {} : { Digits: input.digits, FinishedOnKey: '' }),
    ...(input.speech === '' ? {} : { SpeechResult: input.speech, Confidence: '0.9' }),
  }
  return { ask: { address, params } }
}

async function listen(act: Act): Promise<Input> {
  const { carrier, line, signal, verb } = act
  const inputs = (verb.attributes.get('input') ?? 'dtmf').split(/\s+/)
  const most = countIn(verb, 'numDigits', { least: 1, most: 100, otherwise: 100 })
  const finishKey = verb.attributes.get('finishOnKey') ?? '#'
  const timeoutMs = countIn(verb, 'timeout', { least: 1, most: 600, otherwise: 5 }) * 1_000
  const speechPauseMs = countIn(verb, 'speechTimeout', { least: 1, most: 60, otherwise: 1 }) * 1_000
  const isBargeIn = flagIn(verb, 'bargeIn', true)
  const prompts = new AbortController()
  const stopPrompts = () => prompts.abort()
  signal.addEventListener('abort', stopPrompts, { once: true })
  const found: Input = { digits: '', speech: '' }
  try {
    return await until<Input>(signal, (resolve) => {
      let cancelWait = () => {}
      const wait = (ms: number) => {
        cancelWait()
        cancelWait = carrier.callTime.after(ms, finish)
      }
      const finish = () => {
        giveUp()
        resolve(found)
      }
      const stopListening = line.listen({
        digit(digit) {
          if (!inputs.includes('dtmf')) return
          stopPrompts()
          if (finishKey !== '' && finishKey.includes(digit)) return finish()
          found.digits += digit
          if (found.digits.length >= most) finish()
          else wait(timeoutMs)
        },
        speechBegan() {
          if (!inputs.includes('speech') || (!isBargeIn && !prompts.signal.aborted)) return
          stopPrompts()
          cancelWait()
        },
        speechEnded(strip) {
          if (!inputs.includes('speech') || !prompts.signal.aborted) return
          const words = recognise(wordsSaid(strip, strip.endMs), recogniserOf(carrier, line), 0)
          found.speech = `${found.speech} ${words}`.trim()
          wait(speechPauseMs)
        },
      })
      const giveUp = () => {
        stopListening()
        cancelWait()
        stopPrompts()
      }
      playPrompts(act, prompts.signal).then(
        () => {
          stopPrompts()
          if (found.digits === '' && !line.mouth.isSpeaking() && found.speech === '') wait(timeoutMs)
        },
        (error: unknown) => {
          if (!(error instanceof CallStopped)) throw error
        },
      )
      return giveUp
    })
  } finally {
    signal.removeEventListener('abort', stopPrompts)
  }
}

async function playPrompts(act: Act, signal: AbortSignal): Promise<void> {
  const { carrier, line, verb } = act
  for (const prompt of elementsOf(verb)) {
    if (prompt.name === 'Say')
      await playText(carrier, { line, signal }, allTextOf(prompt).replace(/\s+/g, ' ').trim())
    if (prompt.name === 'Play') await playSound({ ...act, signal, verb: prompt })
    if (prompt.name === 'Pause')
      await pause(carrier, signal, countIn(prompt, 'length', { least: 0, most: 3_600, otherwise: 1 }) * 1_000)
  }
}
