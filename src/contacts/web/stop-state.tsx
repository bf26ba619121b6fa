import { Ban, CircleCheck, Hourglass } from 'lucide-react'
import type { ContactSummary } from '#contacts/contract.ts'
import { Badge } from '#ui/badge.tsx'

/** Whether a number may be texted. */
export function StopState({ state }: { state: ContactSummary['phones'][number]['stopState'] }) {
  if (state === 'open') {
    return (
      <Badge tone="ok" icon={CircleCheck} isPlain>
        May be texted
      </Badge>
    )
  }
  return (
    <Badge tone="danger" icon={state === 'stopping' ? Hourglass : Ban} isPlain>
      {state === 'stopping' ? 'Stopping' : 'Stopped texts'}
    </Badge>
  )
}
