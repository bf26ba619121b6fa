import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { KeyHint } from '#ui/key-hint.tsx'
import type { LinkTarget } from '#ui/link.tsx'
import { cutAtMatches, type Matchable } from '#ui/palette-match.ts'
import { paletteWords } from '#ui/palette-words.ts'

export interface PaletteItem extends Matchable {
  /** Unique over all groups. */
  id: string
  icon?: LucideIcon
  /** A `Badge` or a word at the end. */
  end?: ReactNode
  keys?: string
  to?: LinkTarget
  onSelect?: () => void
}

export interface PaletteGroup {
  heading: string
  items: readonly PaletteItem[]
}

export interface PaletteListProps {
  id: string
  groups: readonly PaletteGroup[]
  text: string
  activeId: string | undefined
  onTake: (item: PaletteItem, isNewTab?: boolean) => void
  onPoint: (item: PaletteItem) => void
}

/** The groups of the palette as one list box. */
export function PaletteList({ id, groups, text, activeId, onTake, onPoint }: PaletteListProps) {
  return (
    <div role="listbox" id={`${id}-list`} aria-label={paletteWords.found} tabIndex={-1}>
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: options of a list box are grouped by role
        <div key={group.heading} role="group" aria-labelledby={`${id}-${group.heading}`}>
          <p id={`${id}-${group.heading}`} className="px-3 pt-2 pb-1.5 text-12 font-medium text-muted">
            {group.heading}
          </p>
          {group.items.map((item) => (
            <PaletteRow
              key={item.id}
              id={`${id}-${item.id}`}
              item={item}
              text={text}
              isActive={item.id === activeId}
              onTake={onTake}
              onPoint={onPoint}
            />
          ))}
        </div>
      ))}
    </div>
  )
}

interface PaletteRowProps extends Pick<PaletteListProps, 'text' | 'onTake' | 'onPoint'> {
  id: string
  item: PaletteItem
  isActive: boolean
}

function PaletteRow({ id, item, text, isActive, onTake, onPoint }: PaletteRowProps) {
  const Icon = item.icon
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are taken by the combobox that owns this list
    // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the combobox
    <div
      role="option"
      id={id}
      aria-selected={isActive}
      ref={(element) => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' })
      }}
      onClick={(event) => onTake(item, event.metaKey || event.ctrlKey)}
      onPointerMove={() => !isActive && onPoint(item)}
      className={classNames(
        'flex min-h-10 cursor-pointer items-center gap-3 rounded-control px-3 text-14 phone:min-h-13',
        isActive && 'bg-selected shadow-[inset_2px_0_var(--accent)]',
      )}
    >
      {Icon && <Icon size={16} className="text-muted" />}
      <span className="min-w-0 grow truncate">
        <Marked text={item.label} typed={text} />
        {item.detail && (
          <span className="text-muted">
            {' '}
            <Marked text={item.detail} typed={text} />
          </span>
        )}
      </span>
      {item.end && <span className="shrink-0 text-12 text-muted">{item.end}</span>}
      {item.keys && <KeyHint keys={item.keys} className="phone:hidden" />}
    </div>
  )
}

/** The text with what was typed in bold and underlined, never only tinted. */
function Marked({ text, typed }: { text: string; typed: string }) {
  let offset = 0
  return cutAtMatches(text, typed).map((piece) => {
    const key = offset
    offset += piece.text.length
    if (!piece.isMatch) return <span key={key}>{piece.text}</span>
    return (
      <mark
        key={key}
        className="bg-transparent font-semibold text-inherit underline decoration-accent underline-offset-3"
      >
        {piece.text}
      </mark>
    )
  })
}
