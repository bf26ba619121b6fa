import type { Ground, Rooms } from '#app/wire.ts'

/** Two weeks of talk. */
export async function makePastTalks(
  _ground: Ground,
  _rooms: Rooms,
  _of: { teamId: string; botId: string; numberId: string },
): Promise<void> {}
