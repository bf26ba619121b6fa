import { plural } from '#ui/plural.es.ts'
import type { Translation } from '#ui/words.ts'
import type { publishWords } from './publish-words.ts'

const spelled = ['Cero', 'Una', 'Dos', 'Tres', 'Cuatro', 'Cinco', 'Seis', 'Siete', 'Ocho', 'Nueve']

export const publishWordsEs: Translation<typeof publishWords> = {
  title: (bot, version) => `Publicar ${bot} v${version}`,
  noNumber: 'Todavía no tiene número. Asígnele uno en Números de teléfono para que puedan comunicarse.',
  next: 'La próxima llamada o mensaje los contesta la versión nueva. Las anteriores se conservan y se pueden recuperar.',
  cancel: 'Cancelar',
  publish: (version) => `Publicar v${version}`,
  notPublished: 'No se publicó',
  willNotice: 'Lo que notarán quienes llaman',
  liveNotLoaded: 'No se pudo cargar la versión activa',
  goesOn: 'La versión activa sigue contestando y el borrador se conserva.',
  nothing: (version) => `Nada: el borrador ya es lo que dice v${version}.`,
  note: 'Nota para su equipo',
  optional: 'opcional',
  noteExample: 'La garantía ahora es de dos años',
  isLive: (bot, version) => `${bot} v${version} está activo`,
  reasons: {
    blockers: 'Primero corrija lo que lo impide',
    notSaved: 'El borrador no está guardado',
    saving: 'El borrador se está guardando',
    comparing: 'Comparando con la versión activa',
    same: 'No ha cambiado nada',
  },
  stops: (count) =>
    plural(count, {
      one: 'Una cosa impide esta versión',
      other: `${spelled[count] ?? '#'} cosas impiden esta versión`,
    }),
  fixes: {
    fix: 'Corregir',
    switchOn: 'Encenderla',
    switchOff: 'Apagarla',
    switchBookingOff: 'Apagar las citas',
    takeOut: 'Quitarla',
    addDuration: 'Agregar una duración',
    addHours: 'Agregar un horario',
    nameSomebody: 'Indicar a alguien',
    of: (fix, what) => `${fix}: ${what}`,
  },
  blockers: {
    greetingEmpty: { title: 'El saludo está vacío', detail: 'Es lo primero que se oye.' },
    question: {
      noWords: (name) => `${name} todavía no tiene texto`,
      noAnswer: (name) => `${name} todavía no tiene respuesta`,
      detail: 'Escríbala o quite la pregunta.',
      nth: (place) => `La pregunta ${place}`,
      quoted: (words) => `«${words}»`,
    },
    blank: {
      greeting: (blank) => `El saludo todavía dice ${blank}`,
      guide: (blank) => `La guía todavía dice ${blank}`,
      answer: (name, blank) => `La respuesta a ${name} todavía dice ${blank}`,
      detail: 'Ponga sus propias palabras en su lugar.',
      answerDetail: 'Ponga sus propias palabras en su lugar o quite la pregunta.',
    },
    toolOff: {
      title: 'La guía usa una herramienta apagada',
      detail: (tool) => `«${tool}» está apagada para este bot.`,
    },
    questionGone: {
      title: 'La guía señala una pregunta que ya no existe',
      detail: 'Se quitó de las preguntas.',
    },
    gone: 'La guía señala algo que no existe',
    toolLame: {
      title: (tool, needs) => `«${tool}» está encendida sin ${needs}`,
      quoted: (tool) => `«${tool}»`,
      and: (first, last) => `${first} y ${last}`,
      detail: 'No puede hacer su trabajo sola.',
    },
    noService: {
      title: 'Agenda citas, pero ningún servicio se puede agendar',
      detail: 'Un servicio necesita una duración en el perfil del negocio.',
    },
    noHours: {
      title: 'Agenda citas, pero no hay horario de atención',
      detail: 'Sin horario no hay tiempo libre que ofrecer.',
    },
    nobodyTold: {
      title: 'Pide una persona, pero no se avisa a nadie',
      detail: 'Indique un número o un correo que se entere cuando piden una persona.',
    },
  },
  changes: {
    added: 'nuevo',
    removed: 'quitado',
    moved: 'cambiado',
    greeting: 'Saludo',
    guide: 'Guía',
    tools: 'Herramientas',
    model: 'Contesta con',
    settle: 'Espera antes de contestar',
    question: 'Pregunta',
    alsoAsked: (question) => `${question} (también se pregunta así)`,
    order: 'Orden de las preguntas',
  },
}
