import type { Translation } from '#ui/words.ts'
import type { paletteWords } from './palette-words.ts'

export const paletteWordsEs: Translation<typeof paletteWords> = {
  title: 'Buscar y ejecutar',
  placeholder: 'Ir, hacer o pegar un número o id',
  close: 'Esc, cerrar',
  goTo: 'Ir a',
  do: 'Hacer',
  results: 'Resultados',
  found: 'Encontrado',
  none: (typed) => `Nada se llama “${typed}”`,
  move: 'mover',
  open: 'abrir',
  newTab: 'pestaña nueva',
  paste: 'Pegue un número o id para ir allí',
}
