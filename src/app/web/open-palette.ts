import { createContext, useContext } from 'react'

/** Opens the palette of the frame; nothing outside of it. */
export const OpenPaletteContext = createContext<(() => void) | undefined>(undefined)

export function useOpenPalette(): (() => void) | undefined {
  return useContext(OpenPaletteContext)
}
