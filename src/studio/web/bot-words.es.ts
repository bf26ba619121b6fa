import { plural } from '#ui/plural.es.ts'
import type { Translation } from '#ui/words.ts'
import type { botWords } from './bot-words.ts'

export const botWordsEs: Translation<typeof botWords> = {
  title: 'Bot',
  what: 'bot',
  name: 'Nombre del bot',
  notFound: 'Este bot',
  all: 'Todos los bots',
  notLoaded: 'No se pudo cargar el bot',
  goesOn: 'La versión activa sigue contestando.',
  pause: 'Pausar',
  resume: 'Reanudar',
  nothingLive: 'Todavía no hay nada activo',
  studio: 'Estudio',
  openStudio: 'Abrir el estudio',
  about: 'Sobre este bot',
  paused: {
    title: 'Este bot está en pausa',
    text: 'Los mensajes se guardan, pero nadie los contesta hasta que se reanude. Las llamadas van al teléfono indicado para eso, u oyen que nadie puede atender.',
  },
  said: {
    renamed: (name) => `Ahora se llama ${name}`,
    paused: (name) => `${name} está en pausa y no contesta a nadie`,
    resumed: (name) => `${name} contesta otra vez`,
  },
  steps: {
    title: 'Antes de que alguien pueda comunicarse',
    count: (done, all) => `${done} de ${all}`,
    done: 'Hecho',
    toDo: 'Por hacer',
    bench: {
      title: 'Probarlo en el banco',
      detail: 'Charlas de práctica con el borrador; no se envía ni se agenda nada.',
      label: 'Abrir el banco',
    },
    publish: {
      title: 'Publicarlo',
      detail: 'Hasta entonces es un borrador y no contesta.',
      label: 'Abrir el estudio',
    },
    number: {
      title: 'Asignarle un número',
      detail: 'Los números se quedan con su bot; uno nuevo no tiene ninguno.',
      label: 'Números de teléfono',
    },
  },
  draft: {
    title: 'Borrador',
    edit: 'Editar en el estudio',
    savedBy: 'Guardado por {name}, {time}',
    liveNotLoaded: 'No se pudo cargar la versión activa',
    same: 'Dice lo mismo que la versión activa.',
    willNotice: 'Lo que notarán quienes llaman cuando se publique:',
  },
  first: {
    greeting: 'Saludo',
    guide: 'Guía',
    words: (count) => plural(count, { one: '# palabra', other: '# palabras' }),
    questions: 'Preguntas',
    tools: 'Herramientas',
    model: 'Contesta con',
    none: 'Nada',
  },
  versions: { title: 'Versiones', compare: 'Comparar y restaurar', live: 'Activa' },
  panels: {
    answersOn: 'Contesta en',
    noNumber: 'Todavía sin número.',
    giveOne: 'Asignarle uno',
    text: 'Llamar o escribir al bot',
    week: 'Últimos 7 días',
    conversations: 'Conversaciones',
    tasks: 'Mensajes por responder',
    last: 'Última conversación',
    noneYet: 'Ninguna todavía',
  },
}
