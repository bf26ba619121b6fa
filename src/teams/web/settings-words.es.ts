import type { Translation } from '#ui/words.ts'
import type { settingsWords } from './settings-words.ts'

export const settingsWordsEs: Translation<typeof settingsWords> = {
  title: 'Ajustes',
  search: 'Buscar ajustes',
  placeholder: 'Buscar ajustes, como sábado o tema',
  none: (typed) => `Ningún ajuste se llama «${typed}»`,
  showAll: 'Mostrar todos',
  open: 'Abrir',
  toChange: (reason) => `${reason} para cambiarlo`,
  business: { name: 'Perfil del negocio', help: 'Lo que los bots dicen del negocio' },
  about: { name: 'Nombre y descripción', help: 'Cómo se llama el negocio y qué hace' },
  timeZone: { name: 'Zona horaria', help: 'A qué hora abre, donde está', keywords: 'reloj región ciudad' },
  reach: {
    name: 'Teléfono, correo, sitio web',
    help: 'Cómo llegan los clientes a una persona',
    keywords: 'contacto url email',
  },
  addresses: { name: 'Direcciones', help: 'Dónde le encuentran los clientes', keywords: 'calle ciudad' },
  hours: {
    name: 'Horario',
    help: 'Cada día de la semana, varios tramos al día',
    keywords: 'abierto cerrado sábado domingo semana horario',
  },
  holidays: {
    name: 'Días festivos',
    help: 'Días con un horario propio',
    keywords: 'cerrado navidad vacaciones feriados',
  },
  services: {
    name: 'Servicios y precios',
    help: 'Qué hace, cuánto dura, cuánto cuesta',
    keywords: 'costo duración precio presupuesto',
  },
  area: {
    name: 'Zona de servicio',
    help: 'Lugares y códigos postales a los que va',
    keywords: 'postal región ciudad',
  },
  notify: {
    name: 'A quién se avisa',
    help: 'Teléfonos y correos que se enteran de un mensaje',
    keywords: 'notificación alerta sms',
  },
  phones: { name: 'Números de teléfono', help: 'Números y los bots que los atienden' },
  numbers: { name: 'Números', help: 'Etiqueta, bot, liberar', keywords: 'comprar operador' },
  team: { name: 'Equipo', help: 'Personas y lo que pueden hacer' },
  members: {
    name: 'Miembros y roles',
    help: 'Quién está en el equipo y qué puede hacer',
    keywords: 'personas administrador agente quitar salir ceder',
  },
  invitations: { name: 'Invitaciones', help: 'Sumar a alguien por correo o enlace', keywords: 'invitar' },
  profile: { name: 'Su perfil', help: 'Usted, en todos los equipos, y este navegador' },
  yourName: { name: 'Su nombre', help: 'Cómo le ve su equipo' },
  theme: { name: 'Tema', help: 'Claro, oscuro o como el sistema', keywords: 'modo oscuro color' },
  language: {
    name: 'Idioma',
    help: 'Inglés o español, en este navegador',
    keywords: 'english inglés traducción',
  },
  shortcuts: { name: 'Atajos de una sola tecla', help: 'Desactivar teclas como J o ?', keywords: 'teclado' },
  password: { name: 'Contraseña', help: 'Cambiarla' },
  sessions: {
    name: 'Sesiones abiertas',
    help: 'Dispositivos, y cerrar su sesión',
    keywords: 'sesión cerrar salir',
  },
}
