import type { SampleTeam } from '#admin/ports.ts'
import { findSampleTeam, isCutOff, longestDeedMs, sampleHolds } from '#app/sample/find-sample-team.ts'
import { makeSampleTeam } from '#app/sample/make-sample-team.ts'
import { removeSampleTeam } from '#app/sample/remove-sample-team.ts'
import type { Ground, Rooms } from '#app/wire.ts'

/** The sample team as the rest of the application sees it, with what only the start needs. */
export interface MendableSampleTeam extends SampleTeam {
  /** Ends what a crash has cut off: makes a half-made sample anew, removes a half-removed one. Never throws. */
  mend(): Promise<void>
}

/** The sample team: a business, its bot, a number one can text, and two weeks of talk. */
export function createSampleTeam(ground: Ground, rooms: Rooms): MendableSampleTeam {
  let running: Promise<unknown> = Promise.resolve()
  // One deed at a time: a second click waits for the first and finds its work done.
  const serially = <T>(deed: () => Promise<T>): Promise<T> => {
    const done = running.then(deed)
    running = done.catch(() => undefined)
    return done
  }
  const remove = async () => {
    const found = await findSampleTeam(ground)
    if (found) await removeSampleTeam(ground, rooms, found.id)
    return found !== null
  }
  const make = async (by: { userId: string; name: string }) => {
    const found = await findSampleTeam(ground)
    if (found && !isCutOff(ground, found)) return { teamId: found.id }
    await remove()
    return { teamId: await makeSampleTeam(ground, rooms, by) }
  }
  const mend = async () => {
    const found = await findSampleTeam(ground)
    if (!found?.hold) return
    // Another node may be at it. If not, that shows in a while.
    if (!isCutOff(ground, found)) return void setTimeout(() => void mendQuietly(), longestDeedMs).unref()
    ground.log.info({ teamId: found.id, hold: found.hold.reason }, 'the sample team was cut off half-way')
    if (found.hold.reason === sampleHolds.making && found.owner) await make(found.owner)
    else await remove()
  }
  const mendQuietly = () =>
    serially(mend).catch((error: unknown) =>
      ground.log.warn({ err: error }, 'the sample team could not be mended: remove it under Administration'),
    )
  return {
    exists: async () => (await findSampleTeam(ground)) !== null,
    make: (by) => serially(() => make(by)),
    remove: () => serially(remove),
    mend: mendQuietly,
  }
}
