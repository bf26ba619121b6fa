import {
  BookOpen,
  Clock,
  FileText,
  History,
  type LucideIcon,
  MessageCircleQuestion,
  Wrench,
} from 'lucide-react'
import type { BotConfig } from '#bots/contract.ts'
import type { Blocker } from '#bots/web/guide.ts'
import { studioWords } from './studio-words.ts'

export type StudioSection = 'guide' | 'questions' | 'tools' | 'facts' | 'pace' | 'versions'

const { sections } = studioWords

/** The parts of the studio, in the order of the outline. */
export const studioSections: readonly { id: StudioSection; label: string; icon: LucideIcon }[] = [
  { id: 'guide', label: sections.guide, icon: FileText },
  { id: 'questions', label: sections.questions, icon: MessageCircleQuestion },
  { id: 'tools', label: sections.tools, icon: Wrench },
  { id: 'facts', label: sections.facts, icon: BookOpen },
  { id: 'pace', label: sections.pace, icon: Clock },
  { id: 'versions', label: sections.versions, icon: History },
]

export function isStudioSection(value: string | undefined): value is StudioSection {
  return studioSections.some(({ id }) => id === value)
}

/** Where a thing that stops a publish is put right. */
export function sectionOf({ path }: Pick<Blocker, 'path'>): StudioSection {
  if (path.startsWith('questions')) return 'questions'
  return path === 'tools' ? 'tools' : 'guide'
}

/** What stands beside a part in the outline. */
export function countOf(section: StudioSection, config: BotConfig, versions: number): number | undefined {
  if (section === 'questions') return config.questions.length
  if (section === 'tools') return config.tools.length
  return section === 'versions' ? versions : undefined
}
