import { list } from './deed-pattern.ts'

/** The commonest claims of a bot that slips into Spanish. */
export const spanish = [
  ...list('booked', [
    `(?:cita|visita|reserva|turno|hora|horario|espacio|lugar|servicio)(?: \\w+){0,3} (?:esta|queda|quedo|ha sido|fue) (?:\\w+ )?(?:confirmad[ao]|reservad[ao]|agendad[ao]|programad[ao]|apartad[ao]|list[ao]|hech[ao])|(?:ya )?(?:esta|queda|quedo|quedas|estas) (?:ya )?(?:confirmad[ao]|reservad[ao]|agendad[ao]|programad[ao]|anotad[ao]|apartad[ao]|list[ao]|hech[ao])|(?:te|le|lo|la|he|hemos) (?:he |hemos |ya )?(?:agende|agendamos|reserve|reservamos|agendado|reservado|anote|anotamos|anotado|programe|programado|apunte|apuntado|aparte|apartado|confirme|confirmamos|confirmado)|nos vemos|lo esperamos|te esperamos|^(?:ya )?(?:agendad[ao]|reservad[ao]|confirmad[ao]|list[ao]|hecho)|tienes? (?:una |su |tu )?cita|cita (?:confirmad|agendad|reservad)[ao]`,
  ]),
  ...list('cancelled', [`(?:cancelad[ao]|cancele|cancelamos|anulad[ao]|anule)`]),
  ...list('moved', [
    `(?:reprogramad[ao]|reprograme|reprogramamos|cambiad[ao]|cambie|cambiamos|movid[ao]|movi|movimos|reagend\\w+)`,
  ]),
  ...list('sent', [`(?:enviad[ao]|envie|enviamos|mandad[ao]|mande|mandamos)`]),
  ...list('transferred', [
    `(?:le|te|lo) (?:transfiero|comunico|paso|conecto|estoy (?:transfiriendo|pasando|comunicando))`,
  ]),
  ...list('passed_on', [
    `(?:avisad[ao]|avise|avisamos|pase (?:su|tu|el) mensaje|(?:le|te) (?:llamaran?|llamaremos|llamara)|(?:le|te|lo) (?:va|van) a (?:llamar|contactar))`,
  ]),
]
