import { plural } from '#ui/plural.es.ts'
import type { Translation } from '#ui/words.ts'
import type { inboxWords } from './inbox-words.ts'

export const inboxWordsEs: Translation<typeof inboxWords> = {
  title: 'Bandeja',
  count: (total) => plural(total, { one: '# conversación', other: '# conversaciones' }),
  what: 'conversaciones',
  list: 'Conversaciones',
  views: {
    label: 'Vistas de la bandeja',
    open: 'Requiere persona',
    pending: 'Con el bot',
    resolved: 'Resueltas',
    all: 'Todas',
  },
  bots: 'Bots',
  bot: 'Bot',
  state: 'Estado',
  search: 'Buscar conversaciones',
  searchHint: 'Nombre, número o palabras',
  failed: 'No se pudieron cargar las conversaciones',
  stillWorks: 'Los bots siguen respondiendo.',
  none: {
    title: 'Aún no hay conversaciones',
    how: 'Aparecen aquí solas en cuanto alguien llama o escribe a su número.',
    text: 'Escribir al bot',
  },
  noneInView: {
    open: 'Nadie espera a una persona',
    pending: 'Ningún bot tiene una conversación ahora',
    resolved: 'Aún no hay nada resuelto',
    all: 'Aún no hay conversaciones',
    showAll: 'Ver todas las conversaciones',
  },
  choose: 'Elija una conversación',
  speaker: '{name}:',
  speakers: { contact: 'Contacto', person: 'Equipo', system: 'Parley' },
  sample: 'De muestra, no es un contacto real',
}
