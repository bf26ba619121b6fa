import type { Translation } from '#ui/words.ts'
import type { shellWords } from './shell-words.ts'

export const shellWordsEs: Translation<typeof shellWords> = {
  skip: 'Ir al contenido',
  main: 'Principal',
  sections: 'Secciones',
  more: 'Más',
  search: 'Buscar',
  pinned: 'Fijados',
  fold: 'Plegar la barra lateral',
  goTo: (place) => `Ir a ${place}`,
  switchTeam: 'cambiar de equipo',
  accountMenu: 'menú de la cuenta',
  crumbs: 'Ruta de navegación',
  beside: (place) => `Junto a ${place}`,
  back: 'Atrás',
  previous: 'Anterior',
  next: 'Siguiente',
  isFirst: 'es el primero',
  isLast: 'es el último',
  language: 'Idioma',
}
