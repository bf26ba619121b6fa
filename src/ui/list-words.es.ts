import { plural } from '#ui/plural.es.ts'
import type { Translation } from '#ui/words.ts'
import type { listWords } from './list-words.ts'

export const listWordsEs: Translation<typeof listWords> = {
  failed: (what) => `No se pudo cargar la lista de ${what}`,
  newRows: (count) => plural(count, { one: '# más', other: '# más' }),
  loadMore: 'Cargar más',
  selectAll: (what) => `Seleccionar todo: ${what}`,
  select: (name) => `Seleccionar ${name}`,
  any: 'Cualquiera',
  clear: 'Quitar',
  clearOne: (filter) => `Quitar ${filter}`,
  show: 'Mostrar',
  filters: 'Filtros',
  filtersSet: (count) => plural(count, { one: 'Filtros, # activo', other: 'Filtros, # activos' }),
  noneMatch: (what) => `No hay ${what} con estos filtros`,
  hiddenBy: (filters) => `Filtros activos: ${filters}.`,
  choices: 'Opciones',
  nothingMatches: 'Sin coincidencias',
  insert: 'Qué insertar',
  toChooseFrom: (count) => plural(count, { one: '# opción', other: '# opciones' }),
}
