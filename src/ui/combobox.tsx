import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, ChevronDown } from 'lucide-react'
import { classNames } from '#ui/class-names.ts'
import { useFieldControl } from '#ui/field.tsx'

export interface ComboboxOption {
  value: string
  label: string
  /** Muted after the label, such as an offset or a number. */
  detail?: string
}

export interface ComboboxProps {
  options: readonly ComboboxOption[]
  value: string | undefined
  onChange: (value: string) => void
  placeholder?: string
  /** Needed only outside a `Field`. */
  label?: string
  /** Sends the typed text out, for options that come from the server; the kit then filters no more. */
  onSearch?: (text: string) => void
  emptyText?: string
  name?: string
}

/** Choose one of many by typing: filters label and detail, arrows move, Enter takes. */
export function Combobox(props: ComboboxProps) {
  const {
    options,
    value,
    onChange,
    placeholder,
    label,
    onSearch,
    emptyText = 'Nothing matches',
    name,
  } = props
  const chosen = options.find((option) => option.value === value) ?? null
  const attributes = useFieldControl({})
  return (
    <Base.Root
      items={options}
      value={chosen}
      onValueChange={(option: ComboboxOption | null) => option && onChange(option.value)}
      onInputValueChange={(text) => onSearch?.(text)}
      filter={onSearch ? null : matchesOption}
      isItemEqualToValue={(a: ComboboxOption, b: ComboboxOption) => a.value === b.value}
      name={name}
      autoHighlight
      limit={100}
    >
      <Base.InputGroup className="control relative flex h-9 items-center phone:h-11">
        <Base.Input
          {...attributes}
          aria-label={label}
          placeholder={placeholder}
          className="h-full min-w-0 grow bg-transparent pr-9 pl-3 outline-none"
        />
        <Base.Trigger
          className="absolute inset-y-0 right-0 flex w-9 items-center justify-center text-muted"
          aria-label="Show all"
          tabIndex={-1}
        >
          <ChevronDown size={16} />
        </Base.Trigger>
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner sideOffset={4} className="z-50">
          <Base.Popup className="max-h-[min(20rem,var(--available-height))] w-(--anchor-width) overflow-y-auto rounded-control border border-line-2 bg-surface py-1 text-13">
            <Base.Empty className="px-3 text-muted [&:not(:empty)]:py-2">{emptyText}</Base.Empty>
            <Base.List>
              {(option: ComboboxOption) => (
                <Base.Item
                  key={option.value}
                  value={option}
                  className={classNames(
                    'flex min-h-8 cursor-pointer items-center gap-2 px-3 phone:min-h-11',
                    'data-highlighted:bg-hover data-selected:font-medium',
                  )}
                >
                  <span className="truncate">{option.label}</span>
                  {option.detail && <span className="shrink-0 text-muted tabular-nums">{option.detail}</span>}
                  <Base.ItemIndicator className="ml-auto">
                    <Check size={16} className="text-accent" />
                  </Base.ItemIndicator>
                </Base.Item>
              )}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function matchesOption(option: ComboboxOption, text: string): boolean {
  const haystack = `${option.label} ${option.detail ?? ''} ${option.value}`.toLowerCase().replaceAll('_', ' ')
  return text
    .toLowerCase()
    .split(/\s+/)
    .every((word) => haystack.includes(word))
}
