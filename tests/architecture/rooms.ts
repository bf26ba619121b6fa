// The floor plan: which room may import which. Everything else about it is worked out from this table.

type Plan = {
  /** Rooms named one by one. */
  may: readonly string[]
  /** A room whose whole list is taken over, with the room itself. */
  andAllBelow?: string
}

/** Rooms that hold a noun of the product, from the lowest to the highest. */
const nounRooms: Record<string, Plan> = {
  teams: { may: ['outbox'] },
  completions: { may: ['teams'] },
  integrations: { may: ['teams', 'outbox'] },
  contacts: { may: ['integrations', 'teams', 'outbox'] },
  booking: { may: ['integrations', 'contacts', 'outbox', 'teams'] },
  knowledge: { may: ['integrations', 'completions', 'outbox', 'teams'] },
  tools: { may: ['knowledge', 'integrations', 'contacts', 'booking', 'outbox', 'teams'] },
  bots: { may: ['tools', 'knowledge', 'completions', 'teams'] },
  conversations: {
    may: ['bots', 'knowledge', 'contacts', 'tools', 'completions', 'integrations', 'outbox', 'teams'],
  },
  phones: { may: ['bots', 'integrations', 'outbox', 'teams'] },
  voice: { may: ['conversations', 'bots', 'completions', 'teams'] },
  telephony: {
    may: ['voice', 'conversations', 'phones', 'bots', 'contacts', 'integrations', 'outbox', 'teams'],
  },
  reports: { may: [], andAllBelow: 'telephony' },
  studio: { may: [], andAllBelow: 'reports' },
  sharing: { may: [], andAllBelow: 'studio' },
  notifications: { may: [], andAllBelow: 'telephony' },
  desk: { may: [], andAllBelow: 'sharing' },
  onboarding: { may: [], andAllBelow: 'sharing' },
}

const ground = ['platform', 'ui', 'meaning', 'values', 'kit']

/** Rooms without a noun, and what each may use. */
const groundRooms: Record<string, readonly string[]> = {
  outbox: ['platform', 'kit'],
  platform: ['kit'],
  ui: ['kit'],
  dialogue: ['meaning', 'values', 'kit'],
  meaning: ['kit'],
  values: ['kit'],
  speech: ['kit'],
  kit: [],
  widget: ['sharing', 'kit'],
  'carrier-emulator': ['speech', 'kit'],
}

/** Every room with every room it may import, written out. */
export const rooms: ReadonlyMap<string, ReadonlySet<string>> = writeOut()

/** The rooms of the product's nouns, whose ports and contracts a provider may see. */
export const nouns: ReadonlySet<string> = new Set([...Object.keys(nounRooms), 'developers', 'admin'])

function writeOut(): Map<string, Set<string>> {
  const plan = new Map<string, Set<string>>()
  for (const [room, may] of Object.entries(groundRooms)) plan.set(room, new Set(may))
  const names = Object.keys(nounRooms)
  for (const room of names) plan.set(room, new Set([...allowedFor(room), ...ground]))
  plan.set('developers', new Set([...names, 'outbox', ...ground]))
  plan.set('admin', new Set([...names, 'developers', 'outbox', ...ground]))
  plan.set('providers', new Set([...names, 'developers', 'admin', 'dialogue', 'speech', ...ground]))
  plan.set('app', new Set(plan.keys()))
  return plan
}

function allowedFor(room: string): string[] {
  const { may, andAllBelow } = nounRooms[room] ?? { may: [] }
  return andAllBelow === undefined ? [...may] : [...may, andAllBelow, ...everythingUnder(andAllBelow)]
}

/** What a room may import, what those may import, and so on down. */
function everythingUnder(room: string): string[] {
  const seen = new Set<string>()
  const walk = (name: string): void => {
    for (const next of name in nounRooms ? allowedFor(name) : []) {
      if (seen.has(next)) continue
      seen.add(next)
      walk(next)
    }
  }
  walk(room)
  return [...seen]
}
