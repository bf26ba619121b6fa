import { plural } from '#ui/plural.es.ts'
import type { Translation } from '#ui/words.ts'
import type { callRoutingWords } from './call-routing-words.ts'

const seconds = (count: number) => plural(count, { one: '# segundo', other: '# segundos' })

export const callRoutingWordsEs: Translation<typeof callRoutingWords> = {
  title: 'Cuando alguien llama',
  now: {
    rings: 'Una llamada ahora suena primero en un teléfono',
    closed: 'Una llamada ahora oye que está cerrado',
    nobody: 'Una llamada ahora no se contesta',
    bot: (bot) => `Una llamada ahora la contesta ${bot}`,
  },
  sentences: {
    openBot: (bot) => `En horario de atención contesta ${bot} de inmediato.`,
    openNobody: 'En horario de atención no contesta nadie.',
    openRings: (phone, count, bot) =>
      `En horario de atención suena ${phone} durante ${seconds(count)} y después contesta ${bot}.`,
    openRingsNobody: (phone, count) =>
      `En horario de atención suena ${phone} durante ${seconds(count)} y después no contesta nadie.`,
    aPhone: 'un teléfono por indicar',
    closedSays: 'Fuera de horario y en feriados, quien llama oye una frase y la llamada termina.',
    closedBot: (bot) => `Fuera de horario y en feriados contesta ${bot}.`,
    closedNobody: 'Fuera de horario y en feriados no contesta nadie.',
    noTransfer: 'Quien pide una persona deja un mensaje.',
    transferAlways: (phone) => `Quien pide una persona pasa a ${phone} a cualquier hora.`,
    transferOpen: (phone) => `Quien pide una persona pasa a ${phone} en horario de atención.`,
    fallback: (phone) => `Si ningún bot puede contestar, las llamadas van a ${phone}.`,
    noFallback: 'Si ningún bot puede contestar, se avisa a quien llama.',
    recorded: 'Las llamadas se graban, y antes se avisa.',
    notRecorded: 'Las llamadas no se graban.',
  },
  open: {
    title: 'En horario de atención',
    who: 'Quién contesta primero',
    help: 'El horario es el del {profile}',
    profile: 'perfil del negocio',
    bot: 'El bot, de inmediato',
    ringFirst: 'Un teléfono nuestro y después el bot',
    phone: 'Teléfono que suena',
    howLong: 'Por cuánto tiempo',
    seconds,
  },
  closed: {
    title: 'Fuera del horario de atención',
    what: 'Qué recibe quien llama',
    bot: 'El bot',
    sentence: 'Una frase, y la llamada termina',
    hear: 'Lo que oye',
  },
  person: {
    title: 'Quien llama quiere una persona',
    to: 'Pasar a',
    toHelp: 'Vacío: el bot toma un mensaje.',
    when: 'Cuándo',
    openHours: 'En horario de atención',
    always: 'A cualquier hora',
  },
  fallback: {
    title: 'Si el bot no puede contestar',
    to: 'Las llamadas van a',
    help: 'Cuando no hay bot elegido o está en pausa. Vacío: se avisa a quien llama que nadie puede atender.',
  },
  limits: {
    title: 'Grabación y duración',
    record: 'Grabar las llamadas',
    recordHelp: 'Muchos lugares exigen avisar a quien llama; por eso la frase de abajo va primero.',
    hearFirst: 'Lo que se oye primero',
    atMost: 'Una llamada dura como máximo',
    minutes: (count) => plural(count, { one: '# minuto', other: '# minutos' }),
    cost: 'El modelo de lenguaje puede costar como máximo',
    costHelp: 'Por una llamada. Cuando se gasta, el motor integrado sigue la llamada sin costo.',
  },
  savedOnLeave: 'Se guarda al salir del campo.',
  saved: 'Así se contestan las llamadas desde la próxima',
}
