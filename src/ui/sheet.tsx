import { useState } from 'react'
import { latePart, useLatePart } from '#ui/late-part.ts'
import { OverlayComing } from '#ui/overlay-coming.tsx'
import type { SheetProps } from '#ui/sheet-props.ts'

const panel = latePart(() => import('#ui/overlay-panels.ts'), 'SheetPanel')

/** A drawer at the right; on a phone a sheet from below that can be pulled down by its bar. */
export function Sheet(props: SheetProps) {
  const [isSlidIn] = useState(!props.isOpen)
  const Panel = useLatePart(panel, props.isOpen)
  return Panel ? <Panel {...props} isSlidIn={isSlidIn} /> : <OverlayComing {...props} />
}
