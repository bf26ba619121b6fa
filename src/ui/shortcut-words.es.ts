import type { Translation } from '#ui/words.ts'
import type { shortcutWords } from './shortcut-words.ts'

export const shortcutWordsEs: Translation<typeof shortcutWords> = {
  title: 'Atajos de teclado',
  singleKeys: 'Teclas sueltas',
  singleKeysHelp: 'Teclas sueltas como J o ?. Las combinadas con ⌘ o Ctrl siempre funcionan.',
  keySequence: ' y luego ',
  groups: {
    everywhere: 'En todas partes',
    goTo: 'Ir a',
    list: 'Lista',
    here: 'Aquí',
    recording: 'Grabación',
  },
  caps: { control: 'Ctrl', shift: 'Mayús', alt: 'Alt', escape: 'Esc', space: 'Espacio' },
  nextRow: 'Fila siguiente',
  previousRow: 'Fila anterior',
  selectRow: 'Seleccionar la fila',
  peek: 'Vista rápida de la fila',
  closePeek: 'Cerrar la vista rápida',
}
