import { askDocument } from '#carrier-emulator/calls/ask-document.ts'
import { playSpeech } from '#carrier-emulator/calls/play-text.ts'
import { startRecording } from '#carrier-emulator/calls/record.ts'
import { recordedSeconds, recordingUrl } from '#carrier-emulator/calls/recording-callbacks.ts'
import { readRecordingNoun } from '#carrier-emulator/calls/recording-options.ts'
import { toneSpeech } from '#carrier-emulator/calls/tones.ts'
import { CallStopped, until } from '#carrier-emulator/calls/until.ts'
import {
  type Act,
  countIn,
  flagIn,
  methodOf,
  type Next,
  type Verb,
  wholeAddress,
} from '#carrier-emulator/calls/verb.ts'

const beepMs = 500

/** Records what is said at the phone, until it is quiet for a while or a key is pressed. */
export const recordVerb: Verb = { answers: () => true, run: record }

async function record(act: Act): Promise<Next> {
  const { carrier, line, url, verb } = act
  if (flagIn(verb, 'playBeep', true)) await playSpeech(carrier, act, toneSpeech(carrier, 'beep', beepMs))
  const recorder = startRecording(carrier, line, {
    ...readRecordingNoun(verb, url),
    ...{ source: 'RecordVerb', channels: 1, track: 'inbound' },
  })
  const address = wholeAddress(verb.attributes.get('action') || url, url, methodOf(verb, 'method'))
  const report = (digits: string) => {
    const durationMs = recorder.stop(carrier.callTime.nowMs())
    const row = carrier.state.rows.recordings.get(recorder.sid)
    if (!row || durationMs === 0 || !address) return null
    return {
      ...{ RecordingSid: row.sid, RecordingUrl: recordingUrl(carrier, row), Digits: digits },
      RecordingDuration: String(recordedSeconds(row)),
    }
  }
  try {
    const params = report(await endOfRecording(act))
    return address && params ? { ask: { address, params } } : 'next'
  } catch (error) {
    const params = report('hangup')
    if (error instanceof CallStopped && line.over.signal.aborted && address && params)
      void askDocument(carrier, line, { address, params })
    throw error
  }
}

/** Resolves to the key that ended it, or to nothing. */
function endOfRecording({ carrier, line, signal, verb }: Act): Promise<string> {
  const time = carrier.callTime
  const keys = verb.attributes.get('finishOnKey') ?? '1234567890*#'
  const silenceMs = countIn(verb, 'timeout', { least: 0, most: 600, otherwise: 5 }) * 1_000
  const mostMs = countIn(verb, 'maxLength', { least: 1, most: 14_400, otherwise: 3_600 }) * 1_000
  return until<string>(signal, (resolve) => {
    const finish = (key: string) => {
      giveUp()
      resolve(key)
    }
    let cancelSilence = () => {}
    const waitForSilence = () => {
      cancelSilence()
      cancelSilence = silenceMs === 0 ? () => {} : time.after(silenceMs, () => finish(''))
    }
    const stopListening = line.listen({
      speechBegan: () => cancelSilence(),
      speechEnded: waitForSilence,
      digit: (digit) => keys.includes(digit) && finish(digit),
    })
    const cancelMost = time.after(mostMs, () => finish(''))
    const giveUp = () => {
      stopListening()
      cancelSilence()
      cancelMost()
    }
    if (!line.mouth.isSpeaking()) waitForSilence()
    return giveUp
  })
}
