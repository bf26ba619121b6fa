import { plural } from '#ui/plural.es.ts'
import type { Translation } from '#ui/words.ts'
import type { botsWords } from './bots-words.ts'

export const botsWordsEs: Translation<typeof botsWords> = {
  title: 'Bots',
  what: 'bots',
  facts: (all, live) => `${all} en total, ${live} activos`,
  count: (count) => plural(count, { one: '# bot', other: '# bots' }),
  newBot: 'Nuevo bot',
  openStudio: 'Abrir el estudio del bot seleccionado',
  heads: {
    name: 'Bot',
    state: 'Estado',
    numbers: 'Contesta en',
    conversations: 'Conversaciones 7 d',
    tasks: 'Por responder',
    tasksHelp: 'Mensajes tomados para su equipo que nadie ha respondido todavía',
    last: 'Último uso',
  },
  noNumber: 'Sin número',
  moreNumbers: (count) => plural(count, { one: 'y # más', other: 'y # más' }),
  peek: {
    open: 'Abrir el bot',
    studio: 'Estudio',
    week: 'Últimos 7 días',
    conversations: 'Conversaciones',
    perDay: 'Por día; discontinua: la semana anterior',
    most: (count: string) => `máx. ${count}`,
    latest: 'Últimas conversaciones',
    none: 'Todavía no le ha llamado ni escrito nadie.',
    setUp: 'Configuración',
    answersOn: 'Responde en',
    version: 'Versión publicada',
    never: 'Ninguna',
  },
  notLoaded: 'Las llamadas y los mensajes se contestan como siempre.',
  keys: { move: 'mover', open: 'abrir', peek: 'vistazo', studio: 'estudio', new: 'nuevo' },
  empty: {
    title: 'Todavía no hay bots',
    text: 'Un bot contesta las llamadas y los mensajes de texto a sus números con lo que el negocio dice de sí mismo.',
    action: 'Elegir una plantilla',
    questions: 'Responder unas preguntas',
  },
}
