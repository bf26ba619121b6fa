import type { Rule } from '../house.ts'
import { nouns, rooms } from '../rooms.ts'

/** Every import from room to room stands in the table. */
export const floorPlan: Rule = ({ sources }) =>
  sources.flatMap(({ path, room, isTest, imports }) => {
    const may = rooms.get(room)
    if (may === undefined)
      return [`${path}: "${room}" is not in tests/architecture/rooms.ts; use a room of the table`]
    return imports.flatMap(({ file, line }) => {
      const other = file?.startsWith('src/') ? file.split('/')[1] : undefined
      if (other === undefined || other === room || may.has(other)) return []
      // A test may talk to the carrier's end of the wire, as the world outside would.
      if (isTest && other === 'carrier-emulator') return []
      return [
        `${path}:${line} imports ${file}: ${room} may not see ${other}. Move the code to a room that may, or declare a port and join the two in src/app/wire.ts`,
      ]
    })
  })

/** The rooms that some rooms may see only through a file or two. */
export const narrowDoors: Rule = ({ sources }) =>
  sources.flatMap(({ path, room, isTest, imports }) => {
    if (isTest) return []
    return imports.flatMap(({ file = '', line }) => {
      const [, other = '', ...rest] = file.split('/')
      const name = rest.join('/')
      const isClosed =
        (room === 'providers' && nouns.has(other) && !['ports.ts', 'contract.ts'].includes(name)) ||
        (room === 'widget' && other === 'sharing' && name !== 'contract.ts')
      return isClosed
        ? [`${path}:${line} imports ${file}: ${room} sees of other rooms only their contract.ts and ports.ts`]
        : []
    })
  })

/** One sentence when a table of rooms runs in a circle. */
export function circleOfRooms(table: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const done = new Set<string>()
  const open: string[] = []
  const circles: string[] = []
  const walk = (room: string): void => {
    if (open.includes(room)) {
      circles.push(
        `${[...open.slice(open.indexOf(room)), room].join(' → ')}: take one of these out of the table`,
      )
      return
    }
    if (done.has(room)) return
    open.push(room)
    for (const next of table.get(room) ?? []) walk(next)
    open.pop()
    done.add(room)
  }
  for (const room of table.keys()) walk(room)
  return circles
}
