import { defineWords } from '#ui/words.ts'

export const contactStateWords = defineWords('contacts/states', {
  texts: { open: 'May be texted', stopping: 'Stopping', stopped: 'Stopped texts' },
  nothingOnRecord: 'Nothing is on record yet.',
  consent: {
    implied: 'Wrote first, so may be answered',
    revoked: 'Stopped texts',
    restored: 'Allowed texts again',
  },
  evidence: {
    keyword: 'Their keyword',
    phrase: 'Their words',
    carrier: 'Told by the carrier',
    person: 'Noted by the team',
    first_message: 'Their first text',
  },
  quoted: '{source}: “{words}”',
})
