import type { Translation } from '#ui/words.ts'
import type { deviceWords } from './device-words.ts'

export const deviceWordsEs: Translation<typeof deviceWords> = {
  title: 'Este navegador',
  theme: 'Tema',
  themes: { system: 'Sistema', light: 'Claro', dark: 'Oscuro' },
  language: 'Idioma',
  singleKeys: 'Atajos de una sola tecla',
  singleKeysHelp: 'Teclas sueltas como J o ?. Las combinadas con ⌘ o Ctrl siempre funcionan.',
}
