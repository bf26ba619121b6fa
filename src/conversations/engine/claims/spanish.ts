import type { ClaimKind } from './claim.ts'

/** The deed that a bot claims which slips into Spanish, by its commonest words; null when it claims none. */
export function spanishClaim(plain: string): ClaimKind | null {
  const found = patterns.find(([, pattern]) => {
    const match = pattern.exec(plain)
    return match !== null && !takenBack.test(plain.slice(0, match.index))
  })
  return found?.[0] ?? null
}

const takenBack =
  /\b(?:no|nada|nunca|si|cuando|quiere|quieres|puedo|podemos|podria|aun|todavia|antes|para|desea|debe|hay que)\b/

const patterns: readonly (readonly [ClaimKind, RegExp])[] = [
  ['cancelled', /\b(?:cancelad[ao]|cancele|cancelamos|anulad[ao]|anule)\b/],
  [
    'moved',
    /\b(?:reprogramad[ao]|reprograme|reprogramamos|cambiad[ao]|cambie|cambiamos|movid[ao]|movi|movimos|reagend\w+)\b/,
  ],
  ['sent', /\b(?:enviad[ao]|envie|enviamos|mandad[ao]|mande|mandamos)\b/],
  [
    'transferred',
    /\b(?:le|te|lo) (?:transfiero|comunico|paso|conecto|estoy (?:transfiriendo|pasando|comunicando))\b/,
  ],
  [
    'passed_on',
    /\b(?:avisad[ao]|avise|avisamos|pase (?:su|tu|el) mensaje|(?:le|te) (?:llamaran?|llamaremos|llamara)|(?:le|te|lo) (?:va|van) a (?:llamar|contactar))\b/,
  ],
  [
    'booked',
    /\b(?:(?:cita|visita|reserva|turno|hora|horario|espacio|lugar|servicio)(?: \w+){0,3} (?:esta|queda|quedo|ha sido|fue) (?:\w+ )?(?:confirmad[ao]|reservad[ao]|agendad[ao]|programad[ao]|apartad[ao]|list[ao]|hech[ao])|(?:ya )?(?:esta|queda|quedo|quedas|estas) (?:ya )?(?:confirmad[ao]|reservad[ao]|agendad[ao]|programad[ao]|anotad[ao]|apartad[ao]|list[ao]|hech[ao]))\b/,
  ],
  [
    'booked',
    /\b(?:te|le|lo|la|he|hemos) (?:he |hemos |ya )?(?:agende|agendamos|reserve|reservamos|agendado|reservado|anote|anotamos|anotado|programe|programado|apunte|apuntado|aparte|apartado|confirme|confirmamos|confirmado)\b/,
  ],
  [
    'booked',
    /\b(?:nos vemos|lo esperamos|te esperamos|tienes? (?:una |su |tu )?cita|cita (?:confirmad|agendad|reservad)[ao])\b|^(?:ya )?(?:agendad[ao]|reservad[ao]|confirmad[ao]|list[ao]|hecho)\b/,
  ],
]
