import type { Translation } from '#ui/words.ts'
import type { roleWords } from './role-words.ts'

export const roleWordsEs: Translation<typeof roleWords> = {
  names: {
    owner: 'Propietario',
    admin: 'Administrador',
    builder: 'Diseñador',
    agent: 'Agente',
    viewer: 'Lector',
  },
  small: {
    owner: 'propietario',
    admin: 'administrador',
    builder: 'diseñador',
    agent: 'agente',
    viewer: 'lector',
  },
  one: {
    owner: 'propietario',
    admin: 'administrador',
    builder: 'diseñador',
    agent: 'agente',
    viewer: 'lector',
  },
  help: {
    owner: 'Todo, incluido ceder el equipo.',
    admin: 'Todo menos ceder el equipo: personas, números, bots.',
    builder: 'Bots y perfil del negocio, además de lo que puede un agente.',
    agent: 'Conversaciones, contactos y mensajes.',
    viewer: 'Ve todo, no cambia nada.',
  },
  needs: (role) => `Requiere el rol de ${role}`,
}
