import { BookOpen, Braces, CircleAlert, type LucideIcon, Wrench } from 'lucide-react'
import { type ChipTone, chipStyle } from '#ui/chip-style.ts'

export const chipIcons: Record<ChipTone, LucideIcon> = {
  tool: Wrench,
  fact: Braces,
  source: BookOpen,
  empty: CircleAlert,
  broken: CircleAlert,
}

/** Something a text points at: a tool, a fact, a source; broken ones are red and dashed. */
export function Chip({ tone, label, note }: { tone: ChipTone; label: string; note?: string }) {
  const Icon = chipIcons[tone]
  return (
    <span className={chipStyle({ tone })} title={note}>
      <Icon size={12} />
      {label}
    </span>
  )
}
