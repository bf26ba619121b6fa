import type { Translation } from '#ui/words.ts'
import type { botStateWords } from './bot-state-words.ts'

export const botStateWordsEs: Translation<typeof botStateWords> = {
  archived: 'Archivado',
  paused: 'En pausa',
  neverPublished: 'Sin publicar',
  live: (version) => `Activo v${version}`,
  draftEdits: 'Borrador con cambios',
}
