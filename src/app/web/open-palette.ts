import { createContext, useContext } from 'react'
import { createPageValue } from '#ui/page-value.ts'

export const isPaletteOpen = createPageValue(false)

export function openPalette(): void {
  isPaletteOpen.write(true)
}

/** Opens the palette of the frame; nothing outside of it. */
export const OpenPaletteContext = createContext<(() => void) | undefined>(undefined)

export function useOpenPalette(): (() => void) | undefined {
  return useContext(OpenPaletteContext)
}
