import { plural } from '#ui/plural.es.ts'
import type { Translation } from '#ui/words.ts'
import type { stripWords } from './strip-words.ts'

export const stripWordsEs: Translation<typeof stripWords> = {
  nothingYet: 'En vivo, aún no se ha dicho nada',
  nobody: 'Nadie habló',
  live: 'en vivo',
  long: (length) => `${length} de duración`,
  texts: (count) => plural(count, { one: '# mensaje', other: '# mensajes' }),
  tools: (count) => plural(count, { one: '# herramienta', other: '# herramientas' }),
  errors: (count) => plural(count, { one: '# error', other: '# errores' }),
  handedOver: 'pasada a una persona',
}
