import { Dialog as Base } from '@base-ui/react/dialog'
import { Search } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useDeferredValue, useId, useRef, useState } from 'react'
import { Scrim } from '#ui/dialog-panel.tsx'
import { KeyHint } from '#ui/key-hint.tsx'
import { type PaletteGroup, type PaletteItem, PaletteList } from '#ui/palette-list.tsx'
import type { PalettePanelProps } from '#ui/palette-props.ts'
import { paletteWords } from '#ui/palette-words.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { useGo } from '#ui/use-go.ts'
import { usePaletteGroups } from '#ui/use-palette-groups.ts'

/** What `CommandPalette` shows once it has been opened. */
export function PalettePanel(props: PalettePanelProps) {
  const { isOpen, onOpenChange } = props
  const field = useRef<HTMLInputElement>(null)
  return (
    <Base.Root open={isOpen} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Scrim />
        <Base.Viewport className="fixed inset-0 z-40 flex items-start justify-center px-4 pt-28 phone:p-0">
          <Base.Popup
            initialFocus={field}
            aria-label={paletteWords.title}
            className="flex max-h-[min(34rem,80dvh)] w-full max-w-150 flex-col overflow-hidden rounded-sheet border border-line-2 bg-surface outline-none phone:h-dvh phone:max-h-none phone:rounded-none phone:border-0"
          >
            <PaletteBody {...props} field={field} />
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}

interface PaletteBodyProps extends PalettePanelProps {
  field: RefObject<HTMLInputElement | null>
}

const none: readonly PaletteGroup[] = []

function PaletteBody({ onOpenChange, places, search, resolve, typedBefore, field }: PaletteBodyProps) {
  const [text, setText] = useState(typedBefore)
  const [at, setAt] = useState(0)
  const id = useId()
  const go = useGo()
  const { groups, isSearching } = usePaletteGroups({ text, places, search })
  // A key is answered at once: the field opens, the letter stands there. What it finds follows.
  const drawn = useDeferredValue(groups, none)
  const items = groups.flatMap((group) => group.items)
  const active = items[Math.min(at, items.length - 1)]

  const take = (item: PaletteItem, isNewTab = false) => {
    onOpenChange(false)
    if (item.to !== undefined) {
      if (isNewTab && typeof item.to === 'string') window.open(item.to, '_blank', 'noopener')
      else go(item.to)
    }
    item.onSelect?.()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      const step = event.key === 'ArrowDown' ? 1 : -1
      setAt((now) =>
        items.length === 0 ? 0 : (Math.min(now, items.length - 1) + step + items.length) % items.length,
      )
    }
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const target = resolve?.(text.trim())
    if (target !== undefined) {
      onOpenChange(false)
      go(target)
    } else if (active) {
      take(active, event.metaKey || event.ctrlKey)
    }
  }
  return (
    <>
      <div className="flex h-14 shrink-0 items-center gap-3.5 border-b border-line px-5">
        <Search size={20} className="text-muted" />
        <input
          ref={field}
          role="combobox"
          aria-label={paletteWords.title}
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active && `${id}-${active.id}`}
          aria-autocomplete="list"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
          placeholder={paletteWords.placeholder}
          className="h-full min-w-0 grow bg-transparent text-16 outline-none"
        />
        <Base.Close
          className="flex h-8 items-center rounded-control px-1 phone:h-11"
          aria-label={paletteWords.close}
        >
          <KeyHint keys="escape" />
        </Base.Close>
      </div>
      <div className="min-h-24 grow overflow-y-auto px-2 py-2" aria-busy={isSearching}>
        <PaletteList
          id={id}
          groups={drawn}
          text={text}
          activeId={active?.id}
          onTake={take}
          onPoint={(item) => setAt(items.indexOf(item))}
        />
        {isSearching && (
          <div className="flex h-10 items-center px-3">
            <Skeleton className="w-1/3" />
          </div>
        )}
        {items.length === 0 && !isSearching && (
          <p className="px-3 py-6 text-center text-13 text-muted" role="status">
            {paletteWords.none(text.trim())}
          </p>
        )}
      </div>
      <footer className="flex h-10 shrink-0 items-center gap-4 border-t border-line bg-canvas px-5 text-12 text-muted phone:hidden">
        <span className="flex items-center gap-1">
          <KeyHint keys="arrowup+arrowdown" /> {paletteWords.move}
        </span>
        <span className="flex items-center gap-1">
          <KeyHint keys="enter" /> {paletteWords.open}
        </span>
        <span className="flex items-center gap-1">
          <KeyHint keys="mod+enter" /> {paletteWords.newTab}
        </span>
        <span className="ms-auto">{paletteWords.paste}</span>
      </footer>
    </>
  )
}
