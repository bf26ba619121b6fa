import { Smartphone } from 'lucide-react'
import { Badge } from '#ui/badge.tsx'
import { numberWords } from './number-words.ts'

/** Marks a number that only lives between this instance and its dev phones; what that means as its tooltip. */
export function EmulatedBadge() {
  return (
    <span title={numberWords.emulatedHelp} className="inline-flex min-w-0">
      <Badge icon={Smartphone}>{numberWords.emulated}</Badge>
    </span>
  )
}
