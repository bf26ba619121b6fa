import type { Translation } from '#ui/words.ts'
import type { contactStateWords } from './contact-state-words.ts'

export const contactStateWordsEs: Translation<typeof contactStateWords> = {
  texts: { open: 'Acepta mensajes', stopping: 'Parando', stopped: 'No quiere mensajes' },
  nothingOnRecord: 'Aún no hay nada registrado.',
  consent: {
    implied: 'Escribió primero, así que se le puede responder',
    revoked: 'Pidió no recibir mensajes',
    restored: 'Volvió a aceptar mensajes',
  },
  evidence: {
    keyword: 'Su palabra clave',
    phrase: 'Sus palabras',
    carrier: 'Informado por el operador',
    person: 'Anotado por el equipo',
    first_message: 'Su primer mensaje',
  },
  quoted: '{source}: «{words}»',
}
