import type { Translation } from '#ui/words.ts'
import type { newBotWords } from './new-bot-words.ts'

export const newBotWordsEs: Translation<typeof newBotWords> = {
  title: 'Nuevo bot',
  beginWith: 'Empezar con',
  ways: { template: 'Una plantilla', questions: 'Unas preguntas', blank: 'En blanco' },
  what: 'Un bot nuevo es un borrador sin número: pruébelo en el banco, publíquelo y luego asígnele un número.',
  offTitle: 'Puede ver, pero no crear',
  noProfile: 'No se pudo cargar el perfil del negocio',
  noProfileText: 'Sus otros bots siguen como siempre.',
  name: 'Nombre',
  nameHelp: 'Para su equipo; los clientes oyen el saludo.',
  nameMissing: 'Póngale un nombre al bot',
  template: {
    list: 'Plantillas',
    all: 'Todas las plantillas',
    choose: 'Elija un oficio',
    chooseText: 'La verá completa antes de usarla, y después podrá cambiar cada palabra.',
    mark: 'plantilla',
    take: 'Usar esta plantilla',
    greeting: 'Saludo',
    guide: 'Guía',
    questions: 'Preguntas y respuestas',
    tools: 'Herramientas activas',
  },
  trades: {
    auto: {
      name: 'Taller mecánico',
      summary: 'Anota el auto y la falla, reserva un turno en el taller y explica cómo dejarlo.',
    },
    dental: {
      name: 'Clínica dental',
      summary: 'Reserva revisiones, reconoce el dolor que no puede esperar y no da consejos médicos.',
    },
    electrician: {
      name: 'Electricista',
      summary: 'Cuida la seguridad, agenda trabajos y cotizaciones, y nunca aconseja sobre cableado.',
    },
    fitness: {
      name: 'Gimnasio',
      summary: 'Agenda visitas de prueba y sesiones personales, e informa sobre pases y pausas.',
    },
    salon: {
      name: 'Peluquería',
      summary: 'Reserva cortes y color, sabe qué lleva más tiempo y aplica la regla de ausencias.',
    },
    cleaning: {
      name: 'Limpieza del hogar',
      summary: 'Pregunta por la casa y los deseos, agenda la primera limpieza y atiende a los habituales.',
    },
    law: {
      name: 'Despacho de abogados',
      summary: 'Anota el asunto, revisa los plazos y agenda una primera charla. Sin consejos legales.',
    },
    plumbing: {
      name: 'Plomería y calefacción',
      summary: 'Separa emergencias de trabajos comunes, agenda visitas y anota la dirección.',
    },
    restaurant: {
      name: 'Restaurante',
      summary: 'Informa sobre menú, horario y alergias, y anota pedidos de mesas y fiestas.',
    },
    vet: {
      name: 'Clínica veterinaria',
      summary: 'Pregunta por el animal, deriva las emergencias y agenda lo demás.',
    },
  },
  questions: {
    title: 'Unas preguntas',
    byRules: 'Se escribe con reglas simples en este equipo. No se consulta ningún modelo.',
    write: 'Escribir el bot',
    firstName: 'Recepción',
    trade: '¿A qué se dedica su negocio?',
    tradeHelp: 'Una frase, como se la diría a alguien nuevo en el equipo.',
    tradeExample: 'Reparamos y mantenemos bicicletas',
    jobs: '¿Qué debe hacer el bot?',
    jobsMissing: 'Elija qué debe hacer',
    job: {
      answer: {
        label: 'Responder preguntas',
        help: 'Horario, precios, zona y lo que usted escriba más adelante.',
      },
      book: { label: 'Agendar citas', help: 'También cambiarlas y cancelarlas.' },
      message: { label: 'Tomar mensajes', help: 'Para lo que no pueda hacer.' },
      person: { label: 'Llamar a una persona', help: 'Cuando alguien la pide o es urgente.' },
    },
    greeting: '¿Cómo saluda?',
    optional: 'opcional',
    never: '¿Qué no debe hacer nunca?',
    neverHelp: 'Una cosa por línea.',
    neverExample: 'prometer un precio\ndar consejos médicos',
    afterHours: '¿Y fuera de horario?',
    after: {
      message: 'Decir cuándo abren y tomar un mensaje',
      book: 'Seguir agendando los próximos horarios libres',
      say: 'Solo decir cuándo abren',
    },
    name: 'Nombre del bot',
  },
  blank: {
    title: 'En blanco',
    firstName: 'Nuevo bot',
    create: 'Crear un bot vacío',
    what: (greeting) =>
      `Dice «${greeting}», consulta lo que dice el perfil del negocio y toma mensajes. Lo demás lo escribe usted.`,
  },
}
