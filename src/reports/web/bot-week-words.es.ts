import type { Translation } from '#ui/words.ts'
import type { botWeekWords } from './bot-week-words.ts'

export const botWeekWordsEs: Translation<typeof botWeekWords> = {
  resolved: 'Resuelto',
  resolvedHelp:
    'En los últimos 7 días: conversaciones que terminaron sin una persona, de las que terminaron o la pidieron',
  wait: 'p95 s',
  waitHelp: 'Voz a voz en los últimos 7 días: 95 de 100 respuestas se oyen dentro de estos segundos',
}
