import { startRecording } from '#carrier-emulator/calls/record.ts'
import { readRecordingNoun } from '#carrier-emulator/calls/recording-options.ts'
import type { Verb } from '#carrier-emulator/calls/verb.ts'
import { note } from '#carrier-emulator/carrier.ts'
import { elementsOf } from '#carrier-emulator/xml.ts'

/** Begins something that goes on beside the verbs that follow: a recording. */
export const startVerb: Verb = {
  answers: () => true,
  async run({ carrier, line, url, verb }) {
    for (const noun of elementsOf(verb))
      if (noun.name === 'Recording')
        startRecording(carrier, line, {
          ...readRecordingNoun(noun, url),
          source: 'StartCallRecordingTwiML',
          // This kind of recording is never shortened.
          isTrimmed: noun.attributes.get('trim') === 'trim-silence',
        })
      else note(carrier, { kind: 'warning', sid: line.row.sid, what: `Start knows no ${noun.name} here.` })
    return 'next'
  },
}
