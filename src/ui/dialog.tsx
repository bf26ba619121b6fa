import type { DialogProps } from '#ui/dialog-props.ts'
import { latePart, useLatePart } from '#ui/late-part.ts'
import { OverlayComing } from '#ui/overlay-coming.tsx'

const panel = latePart(() => import('#ui/overlay-panels.ts'), 'DialogPanel')

/** A question or a short form over the page. Focus stays inside; Esc and the cross close it. */
export function Dialog(props: DialogProps) {
  const Panel = useLatePart(panel, props.isOpen)
  return Panel ? <Panel {...props} /> : <OverlayComing {...props} />
}
