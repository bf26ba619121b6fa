import type { BotConfig } from '#bots/contract.ts'
import type { BusinessProfile } from '#teams/contract.ts'

export const chipKinds = ['tool', 'profile', 'question'] as const
/** Something the guide points at: a tool, a fact of the business profile, or one of the bot's questions. */
export interface Chip {
  kind: (typeof chipKinds)[number]
  /** A tool's name, a profile fact or a question's id. */
  name: string
}
export type GuidePart = { kind: 'text'; text: string } | { kind: 'chip'; chip: Chip; text: string }

const chipPattern = /\{\{(tool|profile|question):([^\s{}]{1,60})\}\}/g

/** A guide as plain text and chips in order; `text` of all parts put together is the guide again. */
export function parseGuide(guide: string): GuidePart[] {
  const parts: GuidePart[] = []
  let at = 0
  for (const match of guide.matchAll(chipPattern)) {
    const [text, kind, name] = match
    if (match.index > at) parts.push({ kind: 'text', text: guide.slice(at, match.index) })
    parts.push({ kind: 'chip', chip: { kind: kind as Chip['kind'], name: name ?? '' }, text })
    at = match.index + text.length
  }
  if (at < guide.length) parts.push({ kind: 'text', text: guide.slice(at) })
  return parts
}

/** A chip as it stands in the guide. */
export function chipText({ kind, name }: Chip): string {
  return `{{${kind}:${name}}}`
}

/** What of the business profile a guide can point at, and how people call it. */
export const profileFacts = {
  name: 'Business name',
  about: 'About the business',
  hours: 'Opening hours',
  holidays: 'Holidays',
  services: 'Services and prices',
  area: 'Service area',
  addresses: 'Address',
  phone: 'Phone number',
  email: 'E-mail',
  website: 'Website',
} as const
export type ProfileFact = keyof typeof profileFacts

export function isProfileFact(name: string): name is ProfileFact {
  return Object.hasOwn(profileFacts, name)
}

/** ok · off: a tool this bot does not have on · empty: the profile does not say it yet · gone: there is no such thing */
export type ChipState = 'ok' | 'off' | 'empty' | 'gone'

/** Whether what a chip points at is there. Without a profile (still loading) its facts count as said. */
export function chipState(
  { kind, name }: Chip,
  known: {
    config: Pick<BotConfig, 'tools' | 'questions'>
    toolNames: readonly string[]
    profile?: BusinessProfile
  },
): ChipState {
  if (kind === 'question') return known.config.questions.some(({ id }) => id === name) ? 'ok' : 'gone'
  if (kind === 'tool') {
    if (!known.toolNames.includes(name)) return 'gone'
    return (known.config.tools as readonly string[]).includes(name) ? 'ok' : 'off'
  }
  if (!isProfileFact(name)) return 'gone'
  return known.profile && isEmptyFact(name, known.profile) ? 'empty' : 'ok'
}

/** Whether the business has said nothing about it. */
export function isEmptyFact(name: ProfileFact, profile: BusinessProfile): boolean {
  const fact = profile[name]
  if (name === 'hours') return !hasHours(profile)
  if (name === 'area') {
    const { places, postalCodes, note } = profile.area
    return places.length + postalCodes.length === 0 && note.trim() === ''
  }
  return fact === null || (Array.isArray(fact) ? fact.length === 0 : fact === '')
}

/** Whether any opening hours are written down. */
export function hasHours({ hours }: Pick<BusinessProfile, 'hours'>): boolean {
  return Object.values(hours).some((spans) => spans.length > 0)
}
