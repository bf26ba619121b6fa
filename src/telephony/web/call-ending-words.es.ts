import type { Translation } from '#ui/words.ts'
import type { callEndingWords } from './call-ending-words.ts'
import { carrierEndingsEs, reachEndingsEs, talkEndingsEs } from './call-endings.es.ts'

const endings: Record<string, readonly [title: string, sentence: string]> = {
  ...talkEndingsEs,
  ...reachEndingsEs,
  ...carrierEndingsEs,
}

const fixes: Record<string, string> = {
  '/settings/phones': 'Ver sus números',
  '/settings/account': 'Ver su horario',
  '/admin': 'Ver cómo está Parley',
  '/contacts': 'Revisar el número del contacto',
  '/bots': 'Ver los bots',
}

export const callEndingWordsEs: Translation<typeof callEndingWords> = {
  title: (code, english) => endings[code]?.[0] ?? english,
  sentence: (code, english) => endings[code]?.[1] ?? english,
  fix: (href, english) => fixes[href] ?? english,
}
