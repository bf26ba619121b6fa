import { expect, it } from 'vitest'
import { isSpanishStop } from './spanish-stops.ts'

// Sabotage: leave out the line that strips the accents, or give `removals` nothing.
it.each([
  'ya no nos contacten nunca, se lo pido',
  'No vuelvan a mandarme promociones',
  'quítenme de la lista',
  'Sáquenos de su directorio, gracias',
  'déjenme en paz',
  'Elimine mi número de su sistema',
  'Ya no queremos recibir sus ofertas.',
  'favor de no enviarnos más avisos',
  'número equivocado, no me escriban más',
  'Quiero darme de baja',
  'paren de mandarme cosas',
  'no quiero saber nada de ustedes',
  'Ni un mensaje más.',
  'ya basta',
  'olvídense de nuestro teléfono',
  'no hace falta que nos vuelvan a contactar',
])('hears "%s"', (text) => expect(isSpanishStop(text)).toBe(true))

// Sabotage: let `narrowed`, `anotherWay` or `goesOn` match nothing, or take the words before a removal out of isRemoval().
it.each([
  '¿Me manda un mensaje cuando salga el técnico?',
  'No me llamen, mándenme un texto',
  'cancele mi cita del jueves por favor',
  'no me manden mensajes antes de las nueve',
  'No me quiten de la lista',
  'quíteme de la lista de espera',
  'no me llegó su mensaje',
  'no quiero que me manden al mismo plomero',
  'No me deje la caja en la puerta',
  'quiten el número viejo de la pared',
  'no llamen al timbre, el bebé duerme',
  'la llave no deja de gotear',
  'por favor no dejen de avisarme por aquí',
  'mi vecino de arriba no deja de llamarme por el agua',
  'este fin de semana no me escriban, estamos en una boda',
  'no quiero ofertas pero sí mis recordatorios',
  'déjenme en paz con el café y los espero aquí',
])('leaves "%s" to the bot', (text) => expect(isSpanishStop(text)).toBe(false))
