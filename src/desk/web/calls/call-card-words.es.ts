import { plural } from '#ui/plural.es.ts'
import type { Translation } from '#ui/words.ts'
import type { callCardWords } from './call-card-words.ts'

export const callCardWordsEs: Translation<typeof callCardWords> = {
  incoming: 'Llamada entrante',
  byBot: 'Llamada del bot',
  states: { on: 'En curso', ringing: 'Sonando', over: 'Terminada' },
  open: 'Abrir esta llamada',
  lineLost: (times) =>
    plural(times, {
      one: 'La línea con el bot se perdió una vez y la conversación siguió.',
      other: 'La línea con el bot se perdió # veces y la conversación siguió.',
    }),
  putThrough: 'Pasada a {phone}: {outcome}.',
  transfers: {
    ringing: 'está sonando',
    answered: 'contestaron',
    completed: 'contestaron',
    busy: 'estaba ocupado',
    'no-answer': 'nadie contestó',
    failed: 'no se pudo comunicar',
    canceled: 'se retiró antes de que alguien contestara',
  },
  ended: (title) => `La llamada terminó: ${title.charAt(0).toLowerCase()}${title.slice(1)}.`,
  said: 'Lo que se dijo',
  backToPlaying: 'Volver a lo que suena',
  recording: 'Grabación de la llamada',
  notRecorded: 'Esta llamada no se grabó. De todos modos, las palabras están aquí.',
  beingRecorded: 'Se está grabando; se podrá escuchar aquí cuando termine la llamada.',
  onItsWay: 'La grabación viene en camino desde el operador y aparecerá aquí sola.',
  nothingRecorded: 'No se grabó nada de esta llamada.',
  gone: (problem) =>
    `${problem ?? 'La grabación ya no se puede obtener.'} De todos modos, las palabras están aquí.`,
  callEnded: (time) => `Fin de la llamada ${time}`,
  interrupted: (time) => `Interrumpido ${time}`,
  playFrom: (time) => `Reproducir desde ${time}`,
  wait: 'Desde que terminó de hablar hasta la respuesta',
  slow: 'Lenta:',
  facts: {
    calls: 'Llamadas',
    length: 'Duración',
    voiceToVoice: 'De voz a voz',
    longest: (time) => `máxima ${time}`,
    carrier: 'Operador',
  },
}
