import { Ban, CircleCheck, Hourglass } from 'lucide-react'
import type { ContactSummary } from '#contacts/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { contactStateWords } from './contact-state-words.ts'

/** Whether a number may be texted. */
export function StopState({ state }: { state: ContactSummary['phones'][number]['stopState'] }) {
  if (state === 'open') {
    return (
      <Badge tone="ok" icon={CircleCheck} isPlain>
        {contactStateWords.texts.open}
      </Badge>
    )
  }
  return (
    <Badge tone="danger" icon={state === 'stopping' ? Hourglass : Ban} isPlain>
      {contactStateWords.texts[state]}
    </Badge>
  )
}
