import { useState } from 'react'
import { latePart, useLatePart } from '#ui/late-part.ts'
import type { CommandPaletteProps } from '#ui/palette-props.ts'
import { paletteWords } from '#ui/palette-words.ts'
import { shortcutWords } from '#ui/shortcut-words.ts'
import { useShortcut } from '#ui/use-shortcut.ts'

const panel = latePart(() => import('#ui/overlay-panels.ts'), 'PalettePanel')

/** One input to go anywhere and do anything: ⌘K. On a phone it fills the screen. */
export function CommandPalette(props: CommandPaletteProps) {
  const { isOpen, onOpenChange } = props
  const [typedBefore, setTypedBefore] = useState('')
  if (!isOpen && typedBefore !== '') setTypedBefore('')
  useShortcut('mod+k', paletteWords.title, {
    run: () => onOpenChange(!isOpen),
    group: shortcutWords.groups.everywhere,
  })
  const Panel = useLatePart(panel, isOpen)
  if (Panel) return <Panel {...props} typedBefore={typedBefore} />
  return isOpen ? (
    <PaletteComing text={typedBefore} onType={setTypedBefore} onClose={() => onOpenChange(false)} />
  ) : null
}

interface PaletteComingProps {
  text: string
  onType: (text: string) => void
  onClose: () => void
}

/** Takes what is typed until the palette's code is here. */
function PaletteComing({ text, onType, onClose }: PaletteComingProps) {
  return (
    <div className="fixed inset-0 z-40 flex items-start justify-center bg-scrim px-4 pt-28 phone:p-0">
      <input
        ref={(input) => input?.focus()}
        data-overlay-coming
        aria-label={paletteWords.title}
        placeholder={paletteWords.placeholder}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
        className="h-14 w-full max-w-150 rounded-sheet border border-line-2 bg-surface ps-13 pe-5 text-16 outline-none phone:rounded-none phone:border-0"
      />
    </div>
  )
}
