import { defineWords } from '#ui/words.ts'

export const botWeekWords = defineWords('reports/bot-week', {
  resolved: 'Resolved',
  resolvedHelp:
    'In the last 7 days: conversations that ended without a person, of those that ended or wanted one',
  wait: 'p95 s',
  waitHelp: 'Voice-to-voice in the last 7 days: 95 of 100 answers are heard within so many seconds',
})
