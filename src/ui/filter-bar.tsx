import { ChevronDown, ListFilter, Search, X } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { listWords } from '#ui/list-words.ts'
import { Menu } from '#ui/menu.tsx'
import { Select } from '#ui/select.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useIsPhone } from '#ui/use-media-query.ts'
import type { UrlFilters } from '#ui/use-url-filters.ts'

/** One thing to filter by; `key` is its name in the URL. */
export interface FilterChoice {
  key: string
  label: string
  options: readonly { value: string; label: string }[]
}

export interface FilterBarProps {
  filters: UrlFilters
  /** A free-text search; its text is kept under `key`. */
  search?: { key: string; label: string; placeholder?: string }
  choices?: readonly FilterChoice[]
  /** A `SegmentedControl` of saved views, at the start. */
  views?: ReactNode
  /** More controls at the end. */
  end?: ReactNode
}

/** Search and filters over a list. On a phone the filters move into one sheet. */
export function FilterBar({ filters, search, choices = [], views, end }: FilterBarProps) {
  const isPhone = useIsPhone()
  const chosen = choices.filter((choice) => filters.values[choice.key] !== undefined)
  return (
    <search className="flex min-h-13 shrink-0 flex-wrap items-center gap-2 border-b border-line bg-surface px-4 py-2">
      {views}
      {search && <SearchField key={search.key} filters={filters} search={search} hasViews={Boolean(views)} />}
      {isPhone && choices.length > 0 ? (
        <FilterSheet filters={filters} choices={choices} count={chosen.length} />
      ) : (
        choices.map((choice) => <FilterMenu key={choice.key} choice={choice} filters={filters} />)
      )}
      {!isPhone && chosen.length > 0 && (
        <Button variant="quiet" icon={X} onClick={() => filters.clear(chosen.map((choice) => choice.key))}>
          {listWords.clear}
        </Button>
      )}
      {end && (
        <div className={classNames('flex items-center gap-2', !(views && search) && 'ms-auto')}>{end}</div>
      )}
    </search>
  )
}

interface SearchFieldProps {
  filters: UrlFilters
  search: { key: string; label: string; placeholder?: string }
  hasViews: boolean
}

/** Writes to the URL a moment after the last key. */
function SearchField({ filters, search, hasViews }: SearchFieldProps) {
  const inUrl = filters.values[search.key] ?? ''
  const [text, setText] = useState(inUrl)
  const [sent, setSent] = useState(inUrl)
  if (inUrl !== sent) {
    setSent(inUrl)
    setText(inUrl)
  }
  const send = useEffectEvent(() => {
    const value = text.trim()
    if (value === inUrl) return
    setSent(value)
    filters.set(search.key, value)
  })
  useEffect(() => {
    const timer = setTimeout(() => text !== undefined && send(), 150)
    return () => clearTimeout(timer)
  }, [text])
  return (
    <div className={`min-w-40 phone:w-auto phone:grow ${hasViews ? 'ms-auto w-46' : 'w-60'}`}>
      <TextInput
        type="search"
        icon={Search}
        isCompact
        aria-label={search.label}
        placeholder={search.placeholder ?? search.label}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="[&::-webkit-search-cancel-button]:hidden"
      />
    </div>
  )
}

function FilterMenu({ choice, filters }: { choice: FilterChoice; filters: UrlFilters }) {
  const value = filters.values[choice.key]
  const chosen = choice.options.find((option) => option.value === value)
  return (
    <Menu
      align="start"
      trigger={
        <Button className={chosen && 'border-accent-line bg-accent-soft text-accent'}>
          {choice.label}
          {chosen && `: ${chosen.label}`}
          <ChevronDown size={14} />
        </Button>
      }
      entries={[
        { label: listWords.any, isChosen: !chosen, onSelect: () => filters.set(choice.key, undefined) },
        ...choice.options.map((option) => ({
          label: option.label,
          isChosen: option.value === value,
          onSelect: () => filters.set(choice.key, option.value),
        })),
      ]}
    />
  )
}

interface FilterSheetProps {
  filters: UrlFilters
  choices: readonly FilterChoice[]
  count: number
}

function FilterSheet({ filters, choices, count }: FilterSheetProps) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <IconButton
        variant="secondary"
        icon={ListFilter}
        label={count > 0 ? listWords.filtersSet(count) : listWords.filters}
        isPressed={count > 0}
        onClick={() => setIsOpen(true)}
      />
      <Sheet
        isOpen={isOpen}
        onOpenChange={setIsOpen}
        title={listWords.filters}
        footer={
          <>
            <Button onClick={() => filters.clear(choices.map((choice) => choice.key))}>
              {listWords.clear}
            </Button>
            <Button variant="primary" onClick={() => setIsOpen(false)}>
              {listWords.show}
            </Button>
          </>
        }
      >
        <div className="grid gap-4">
          {choices.map((choice) => (
            <Field key={choice.key} label={choice.label}>
              <Select
                options={choice.options}
                placeholder={listWords.any}
                value={filters.values[choice.key] ?? ''}
                onChange={(event) => filters.set(choice.key, event.target.value)}
              />
            </Field>
          ))}
        </div>
      </Sheet>
    </>
  )
}
