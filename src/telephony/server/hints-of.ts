import type { LiveBot } from '#bots/server/load-live-bot.ts'
import type { BusinessProfile } from '#teams/contract.ts'

const mostHints = 60

/** Words a caller of this business is likely to say, for the recogniser: its name, its services, its places. */
export function hintsOf(bot: Pick<LiveBot, 'name'> | null, profile: BusinessProfile): string[] {
  const words = [
    profile.name,
    ...(bot ? [bot.name] : []),
    ...profile.services.map((service) => service.name),
    ...profile.area.places,
  ]
  return [...new Set(words.map((word) => word.replaceAll(/[,\s]+/g, ' ').trim()).filter(Boolean))].slice(
    0,
    mostHints,
  )
}
