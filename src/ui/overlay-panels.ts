// What opens over a page, as one file to the browser.
export { DialogPanel } from '#ui/dialog-panel.tsx'
export { PalettePanel } from '#ui/palette-panel.tsx'
export { SheetPanel } from '#ui/sheet-panel.tsx'
export { ShortcutPanel } from '#ui/shortcut-panel.tsx'
