import { plural } from '#ui/plural.es.ts'
import type { Translation } from '#ui/words.ts'
import type { toolSentenceWords } from './tool-sentence-words.ts'

const free = (count: number, none: string) =>
  count === 0 ? none : plural(count, { one: '# horario libre', other: '# horarios libres' })

export const toolSentenceWordsEs: Translation<typeof toolSentenceWords> = {
  answered: 'Respondió',
  passages: (count) =>
    count === 0
      ? 'No se encontró ningún pasaje'
      : plural(count, { one: '# pasaje encontrado', other: '# pasajes encontrados' }),
  free: (count) => free(count, 'Ningún horario libre'),
  freeNear: (count) => `nada como se pidió; cerca, ${free(count, 'ningún horario libre')}`,
  asked: (understood, found) => `${understood}: ${found}`,
  held: (label) => `Reservado por ahora: ${label}`,
  booked: (service, label) => `Cita hecha: ${service}, ${label}`,
  moved: (before, label) => `Cambiada de ${before} a ${label}`,
  cancelled: (service, label) => `Cancelada: ${service}, ${label}`,
  appointments: (count) =>
    count === 0
      ? 'No se encontró ninguna cita'
      : plural(count, { one: '# cita encontrada', other: '# citas encontradas' }),
  messageKept: 'Recado guardado para el equipo',
  textSent: 'Mensaje de texto enviado',
  personAsked: 'Se pidió una persona',
  hungUp: 'Se despidió y colgó',
  putThrough: 'Pasada a una persona',
  errors: {
    no_such_tool: 'El bot no tiene esta herramienta',
    bad_arguments: 'Se pidió de una forma que no se entiende',
    confirm_first: 'No se hizo: el contacto aún no había aceptado',
    not_said: 'No se hizo: el contacto no dijo esto',
    address_needed: 'No se hizo: falta una dirección',
    outside_area: 'Fuera de la zona de servicio',
    taken: 'Alguien más tomó ese horario',
    expired_window: 'La oferta había vencido',
    bad_window: 'No es un horario ofrecido en esta conversación',
    unknown_service: 'Ningún servicio con ese nombre',
    not_bookable: 'Este servicio no se puede reservar',
    unclear_time: 'No se entendió el día ni la hora',
    not_found: 'Este contacto no tiene esa cita',
    too_late: 'Demasiado tarde para cambiarla',
    no_call: 'No hay ninguna llamada',
    one_text: 'Un mensaje extra por respuesta es suficiente',
    no_number: 'No hay número al cual enviar',
    unbacked_claim: 'No se envió: afirmaba algo que no se hizo',
  },
}
