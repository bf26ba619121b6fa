import type { BotConfig } from '#bots/contract.ts'
import { type Chip, chipState, chipText, parseGuide } from '#bots/web/guide.ts'
import type { BusinessProfile } from '#teams/contract.ts'
import type { ToolName } from '#tools/contract.ts'
import type { ChipLook } from '#ui/chip-dom.ts'
import type { ChipOption } from '#ui/chip-menu.tsx'
import { factSummary } from './fact-summary.ts'
import { factWords } from './fact-words.ts'
import { studioWords } from './studio-words.ts'
import { shownTools, toolWords } from './tool-words.ts'

/** A chip as it stands in a guide; for the editor. */
export const chipPattern = /\{\{(?:tool|profile|question):[^\s{}]{1,60}\}\}/g

const words = studioWords.chips

type Questions = BotConfig['questions']

/** What a chip is called; its own name when it points at nothing. */
export function chipLabel({ kind, name }: Chip, questions: Questions): string {
  if (kind === 'tool') return toolWords[name as ToolName]?.title ?? name
  if (kind === 'profile') return (factWords.chips as Record<string, string>)[name] ?? name
  return questions.find(({ id }) => id === name)?.question.trim() || name
}

const longestLabel = 36
const tones = { tool: 'tool', profile: 'fact', question: 'source' } as const

/** A chip stays on one line, also on a phone. */
function shorten(label: string): string {
  return label.length > longestLabel ? `${label.slice(0, longestLabel - 1).trimEnd()}…` : label
}

/** How a chip of this draft looks. */
export function chipLook(text: string, config: BotConfig, profile: BusinessProfile | undefined): ChipLook {
  const [part] = parseGuide(text)
  if (part?.kind !== 'chip') return { tone: 'broken', label: text }
  const label = shorten(chipLabel(part.chip, config.questions))
  const state = chipState(part.chip, { config, toolNames: shownTools, ...(profile && { profile }) })
  if (state === 'ok') return { tone: tones[part.chip.kind], label }
  return { tone: state === 'empty' ? 'empty' : 'broken', label, note: words.notes[state] }
}

interface ChipOptionFacts {
  config: BotConfig
  profile: BusinessProfile | undefined
  locale: string
}

/** What `@` offers: tools that are on first, then facts, then questions. */
export function chipOptions({ config, profile, locale }: ChipOptionFacts): ChipOption[] {
  const option = (chip: Chip, group: string, detail?: string): ChipOption => {
    const value = chipText(chip)
    const { tone, label } = chipLook(value, config, profile)
    return { value, look: { tone, label }, group, ...(detail && { detail }) }
  }
  const isOn = (name: ToolName) => config.tools.includes(name)
  const tools = [...shownTools.filter(isOn), ...shownTools.filter((name) => !isOn(name))]
  return [
    ...tools.map((name) =>
      option({ kind: 'tool', name }, words.tools, isOn(name) ? toolWords[name].does : words.off),
    ),
    ...Object.keys(factWords.chips).map((name) =>
      option({ kind: 'profile', name }, words.facts, profile && factSummary(name, profile, locale)),
    ),
    ...config.questions
      .filter(({ question }) => question.trim() !== '')
      .map(({ id, answer }) => option({ kind: 'question', name: id }, words.questions, answer)),
  ]
}
