import type { LinkTarget } from '#ui/link.tsx'
import type { PaletteItem } from '#ui/palette-list.tsx'
import type { PaletteSearch } from '#ui/use-palette-groups.ts'

export interface CommandPaletteProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Where one can go: routes and pinned objects. The deeds come from `useCommand`. */
  places: readonly PaletteItem[]
  /** Asks the server for what the typed text means; `signal` ends an overtaken search. */
  search?: PaletteSearch
  /** Reads a pasted id or number; Enter then jumps there at once. */
  resolve?: (text: string) => LinkTarget | undefined
}

export interface PalettePanelProps extends CommandPaletteProps {
  /** While its code was still coming. */
  typedBefore: string
}
