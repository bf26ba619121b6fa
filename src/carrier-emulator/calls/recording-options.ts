import { readHook } from '#carrier-emulator/calls/read-form.ts'
import type { RecordingAsked } from '#carrier-emulator/calls/recording-asked.ts'
import { methodOf, wholeAddress } from '#carrier-emulator/calls/verb.ts'
import type { RecordingEvent, RecordingRow } from '#carrier-emulator/rows.ts'
import type { XmlNode } from '#carrier-emulator/xml.ts'

type Options = Pick<RecordingAsked, 'channels' | 'track' | 'callback' | 'isTrimmed'>

/** What a REST request wants recorded. */
export function readRecordingForm(form: URLSearchParams): Options {
  const hook = readHook(form, 'RecordingStatusCallback', 'RecordingStatusCallbackMethod')
  return readOptions({
    channels: form.get('RecordingChannels'),
    track: form.get('RecordingTrack'),
    trim: form.get('Trim'),
    events: form.getAll('RecordingStatusCallbackEvent').join(' '),
    hook,
  })
}

/** What a verb wants recorded. */
export function readRecordingNoun(noun: XmlNode, base: string): Options {
  const get = (name: string) => noun.attributes.get(name) ?? null
  const url = get('recordingStatusCallback') ?? ''
  return readOptions({
    channels: get('recordingChannels') ?? get('channels'),
    track: get('recordingTrack') ?? get('track'),
    trim: get('trim'),
    events: get('recordingStatusCallbackEvent') ?? '',
    hook: url === '' ? null : wholeAddress(url, base, methodOf(noun, 'recordingStatusCallbackMethod')),
  })
}

const allEvents: RecordingEvent[] = ['in-progress', 'completed', 'absent']

type Words = {
  channels: string | null
  track: string | null
  trim: string | null
  events: string
  hook: { url: string; method: 'GET' | 'POST' } | null
}

function readOptions({ channels, track, trim, events, hook }: Words): Options {
  const asked = events.split(/[\s,]+/)
  const known = allEvents.filter((event) => asked.includes(event))
  const tracks: RecordingRow['track'][] = ['inbound', 'outbound']
  return {
    channels: channels === 'dual' || channels === '2' ? 2 : 1,
    track: tracks.find((one) => one === track) ?? 'both',
    isTrimmed: trim !== 'do-not-trim',
    callback: {
      ...(hook ?? { url: '', method: 'POST' as const }),
      events: known.length > 0 ? known : ['completed'],
    },
  }
}
