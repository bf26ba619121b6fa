import { CommandPalette } from '#ui/command-palette.tsx'
import { usePageValue } from '#ui/page-value.ts'
import { isPaletteOpen } from './open-palette.ts'
import { usePalette } from './use-palette.ts'

/** The palette of the frame, which is not drawn anew while it opens. */
export function Palette() {
  const isOpen = usePageValue(isPaletteOpen)
  return <CommandPalette isOpen={isOpen} onOpenChange={isPaletteOpen.write} {...usePalette({ isOpen })} />
}
