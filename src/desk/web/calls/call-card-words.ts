import { plural } from '#ui/plural.ts'
import { defineWords } from '#ui/words.ts'

export const callCardWords = defineWords('desk/call-card', {
  incoming: 'Incoming call',
  byBot: 'Call by the bot',
  states: { on: 'Going on', ringing: 'Ringing', over: 'Over' },
  open: 'Open this call',
  lineLost: (times: number) =>
    plural(times, {
      one: 'The line to the bot was lost once, and the talk went on.',
      other: 'The line to the bot was lost # times, and the talk went on.',
    }),
  putThrough: 'Put through to {phone}: {outcome}.',
  transfers: {
    ringing: 'it rings',
    answered: 'they took it',
    completed: 'they took it',
    busy: 'it was busy',
    'no-answer': 'nobody picked up',
    failed: 'it could not be reached',
    canceled: 'taken back before anybody picked up',
  },
  ended: (title: string) => `The call ended: ${title.charAt(0).toLowerCase()}${title.slice(1)}.`,
  said: 'What was said',
  backToPlaying: 'Back to what plays',
  recording: 'Recording of the call',
  notRecorded: 'This call was not recorded. The words are here all the same.',
  beingRecorded: 'It is being recorded; it can be heard here once the call is over.',
  onItsWay: 'The recording is on its way from the carrier and appears here by itself.',
  nothingRecorded: 'Nothing was recorded of this call.',
  gone: (problem: string | null) =>
    `${problem ?? 'The recording cannot be had any more.'} The words are here all the same.`,
  callEnded: (time: string) => `Call ended ${time}`,
  interrupted: (time: string) => `Interrupted ${time}`,
  playFrom: (time: string) => `Play from ${time}`,
  wait: 'From the end of their speech to the answer',
  slow: 'Slow:',
  facts: {
    calls: 'Calls',
    length: 'Length',
    voiceToVoice: 'Voice-to-voice',
    longest: (time: string) => `longest ${time}`,
    carrier: 'Carrier',
  },
})
