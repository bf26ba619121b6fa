/** A place in a list ordered by time and id, as an opaque word for the wire. */
export interface ListPlace {
  at: Date
  id: string
}

export function writeCursor(place: ListPlace): string {
  return btoa(`${place.at.toISOString()} ${place.id}`)
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
}

/** Null for a word that no list of ours gave out. */
export function readCursor(cursor: string | undefined): ListPlace | null {
  if (!cursor) return null
  try {
    const [time, id, ...rest] = atob(cursor.replaceAll('-', '+').replaceAll('_', '/')).split(' ')
    const at = new Date(time ?? '')
    return id && rest.length === 0 && !Number.isNaN(at.getTime()) ? { at, id } : null
  } catch {
    return null
  }
}
