import type { Translation } from '#ui/words.ts'
import type { toolPlaceWords } from './tool-words.ts'

export const toolPlaceWordsEs: Translation<typeof toolPlaceWords> = {
  intro:
    'Lo que está apagado no existe para el bot. Haga lo que haga, las reglas de la casa están por encima: no se agenda nada que no se haya repetido y aceptado.',
  onOf: (on, all) => `${on} de ${all}`,
  needs: (things) => `Necesita ${things}.`,
  alsoOn: (tools) => `También encendidas, porque las necesita: ${tools}`,
  alsoOff: (tools) => `También apagadas, porque sin ella no funcionan: ${tools}`,
  groups: { lookUp: 'Consultar', appointments: 'Citas', people: 'Personas', calls: 'Llamadas' },
  noService: {
    text: 'Ningún servicio tiene duración todavía, así que no hay nada que agendar.',
    fix: 'Agregar una',
  },
  noHours: { text: 'Todavía no hay horario de atención.', fix: 'Agregarlo' },
  nobody: { text: 'Todavía no se avisa a nadie cuando piden una persona.', fix: 'Indicar a alguien' },
  tools: {
    search_knowledge: {
      title: 'Consultar datos',
      does: 'Busca en el perfil y en las respuestas el pasaje que corresponde a una pregunta.',
    },
    check_availability: {
      title: 'Buscar horarios libres',
      does: 'Lee el calendario y ofrece horarios que de verdad están libres.',
    },
    hold_window: {
      title: 'Apartar un horario',
      does: 'Guarda el horario elegido unos minutos mientras se repiten los detalles.',
    },
    book_appointment: {
      title: 'Agendar una cita',
      does: 'La pone en el calendario después de que el contacto dice que sí.',
    },
    find_appointment: {
      title: 'Buscar su cita',
      does: 'Muestra a cada persona sus próximas citas, nunca las de otros.',
    },
    reschedule_appointment: {
      title: 'Cambiar una cita',
      does: 'La mueve a otro horario libre después de un sí.',
    },
    cancel_appointment: {
      title: 'Cancelar una cita',
      does: 'La quita del calendario después de un sí.',
    },
    take_message: {
      title: 'Tomar un mensaje',
      does: 'Anota lo que alguien quiere y lo deja en su bandeja de entrada.',
    },
    hand_over: {
      title: 'Pedir una persona',
      does: 'Llama a alguien de su equipo cuando se pide o hace falta.',
    },
    send_text: {
      title: 'Enviar un mensaje de texto',
      does: 'Envía al mismo contacto un mensaje más, por ejemplo una dirección que pidió por escrito.',
    },
    transfer_call: {
      title: 'Pasar una llamada',
      does: 'Conecta a quien llama con una persona. No afecta a los mensajes.',
    },
    end_call: {
      title: 'Colgar',
      does: 'Termina una llamada después de despedirse. No afecta a los mensajes.',
    },
  },
  needed: {
    check_availability: 'un servicio con duración y un horario de atención',
    hold_window: 'Buscar horarios libres',
    book_appointment: 'Buscar horarios libres y Apartar un horario',
    reschedule_appointment: 'Buscar su cita, Buscar horarios libres y Apartar un horario',
    cancel_appointment: 'Buscar su cita',
    hand_over: 'a quién avisar, en el perfil del negocio',
  },
}
