import type { Translation } from '#ui/words.ts'
import type { stateWords } from './state-words.ts'

export const stateWordsEs: Translation<typeof stateWords> = {
  loading: 'Cargando',
  retry: 'Reintentar',
  copyRequestId: 'Copiar id de la solicitud',
  connection: 'Conexión',
  offline: 'Sin conexión. Se muestra lo ya cargado',
  offlineSince: (time) => `Sin conexión. Se muestra lo cargado a las ${time}`,
  tryNow: 'Probar ahora',
  reconnecting: 'Reconectando con las novedades en vivo',
  polling: 'Sin novedades en vivo. Se consulta cada 15 s',
  notReached: 'No se pudo contactar con el servidor',
  notReachedHelp: 'Revise la conexión e inténtelo de nuevo.',
  failed: 'Algo falló aquí',
  failedHelp: 'Inténtelo de nuevo; si sigue igual, recargue la página.',
  serverFailed:
    'Algo falló en el servidor. Inténtelo de nuevo; si sigue igual, envíe este id de solicitud al administrador.',
  titles: {
    invalid_input: 'Revise los datos ingresados',
    unauthenticated: 'Primero inicie sesión',
    forbidden: 'Sin permiso',
    not_found: 'No encontrado',
    conflict: 'Cambió mientras tanto',
    gone: 'Ya no existe',
    too_large: 'Demasiado grande',
    unsupported_media_type: 'Tipo de contenido incorrecto',
    rate_limited: 'Demasiadas solicitudes',
    budget_reached: 'Presupuesto agotado',
    unavailable: 'No disponible por ahora',
  },
  thisPage: 'Esta página',
  notFound: (what) => `No se encontró: ${what}`,
  notFoundHelp: 'Puede haberse eliminado, o pertenece a un equipo del que no forma parte.',
}
