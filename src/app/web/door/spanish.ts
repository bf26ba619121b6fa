import { installWordsEs } from '#onboarding/web/install-words.es.ts'
import { entryWordsEs } from '#teams/web/entry-words.es.ts'
import { roleWordsEs } from '#teams/web/role-words.es.ts'
import { controlWordsEs } from '#ui/control-words.es.ts'
import { listWordsEs } from '#ui/list-words.es.ts'
import { shellWordsEs } from '#ui/shell-words.es.ts'
import { shortcutWordsEs } from '#ui/shortcut-words.es.ts'
import { stateWordsEs } from '#ui/state-words.es.ts'
import { stripWordsEs } from '#ui/strip-words.es.ts'
import type { Words } from '#ui/word-shapes.ts'
import { doorWordsEs } from './door-words.es.ts'

// The words of the door alone, put before its script for whoever reads Spanish.
const spanish: Record<string, Words> = {
  'app/door': doorWordsEs,
  'onboarding/install': installWordsEs,
  'teams/entry': entryWordsEs,
  'teams/roles': roleWordsEs,
  'ui/controls': controlWordsEs,
  'ui/list': listWordsEs,
  'ui/shell': shellWordsEs,
  'ui/shortcuts': shortcutWordsEs,
  'ui/states': stateWordsEs,
  'ui/strip': stripWordsEs,
}

globalThis.parleyWords = spanish
