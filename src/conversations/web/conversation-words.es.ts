import { plural } from '#ui/plural.es.ts'
import type { Translation } from '#ui/words.ts'
import type { conversationWords } from './conversation-words.ts'

const rules: Record<string, string> = {
  address: 'No hay un número desde el cual o al cual enviarlo.',
  'opt-out': 'El contacto pidió no recibir más mensajes.',
  handler: 'Una persona tomó la conversación.',
  'newer-text': 'El contacto volvió a escribir antes de que saliera.',
  'too-late': 'La cita empieza antes de que se pueda enviar.',
  'quiet-hours': 'Donde está el contacto son horas fuera de 8 a. m. a 9 p. m.',
  'contact-cap': 'Demasiados mensajes a este contacto en una hora.',
  'team-cap': 'Demasiados mensajes del equipo hoy.',
}

export const conversationWordsEs: Translation<typeof conversationWords> = {
  states: {
    pending: 'Con el bot',
    open: 'Requiere persona',
    snoozed: 'Pospuesta',
    resolved: 'Resuelta',
  },
  stopped: 'Mensajes parados',
  unknownNumber: 'Número desconocido',
  channels: { sms: 'Mensaje de texto', voice: 'Llamada', chat: 'Chat' },
  deliveries: {
    held: 'Retenido',
    queued: 'En cola',
    sent: 'Enviado',
    delivered: 'Entregado',
    undelivered: 'No entregado',
    failed: 'Falló',
    canceled: 'No se envió',
  },
  whyNotDelivered: {
    canceled: 'Se retiró antes de salir.',
    failed: 'El operador no lo aceptó.',
    undelivered: 'El operador no pudo entregarlo al teléfono.',
  },
  rule: (rule, english) => rules[rule] ?? english,
  goesOut: 'Sale: {when}.',
  answers: {
    stop: 'Pidió no recibir más mensajes. El bot no responde.',
    stopped: 'Sin respuesta: antes pidió no recibir más mensajes.',
    start: 'Pidió volver a recibir mensajes.',
    help: 'Pidió ayuda; se envió el texto de ayuda del operador.',
    human: 'El bot no responde: una persona lleva esta conversación.',
    no_bot: 'Sin respuesta: ningún bot publicado atiende este número.',
    paused: 'Sin respuesta: el bot está en pausa.',
  },
  noAnswer: (why) => `Sin respuesta: ${why}.`,
  strip: {
    live: 'En vivo',
    talk: (length) => `${length} de conversación`,
  },
  task: {
    urgent: 'Urgente',
    wantsPerson: 'Quiere una persona',
    quoted: '«{words}»',
    noName: 'Sin nombre',
    calledBack: 'Llamada devuelta',
    done: 'Listo',
    by: (name) => `por ${name}`,
    reopen: 'Reabrir',
    markedDone: 'Recado marcado como listo',
    markedCalledBack: 'Marcado como llamada devuelta',
    toAnswer: (count) => plural(count, { one: '# recado por responder', other: '# recados por responder' }),
  },
}
