import { ChevronDown, ChevronRight, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { IconButton } from '#ui/icon-button.tsx'
import { businessWords } from './business-words.ts'
import type { PriceValues, ProfileValues } from './profile-values.ts'
import { ServiceFields } from './service-fields.tsx'

const { services: words } = businessWords

interface ServiceRowProps {
  index: number
  isOpen: boolean
  onToggle: () => void
  onRemove: () => void
}

/** One service in a line: name, length, price; its fields behind it. */
export function ServiceRow({ index, isOpen, onToggle, onRemove }: ServiceRowProps) {
  const { control, formState } = useFormContext<ProfileValues>()
  const service = useWatch({ control, name: `profile.services.${index}` })
  const hasFault = Boolean(formState.errors.profile?.services?.[index])
  const isShown = isOpen || hasFault
  const id = useId()
  const name = service?.name || words.blank
  const Arrow = isShown ? ChevronDown : ChevronRight
  if (!service) return null
  return (
    <li className="border-b border-line last:border-b-0">
      <div className="flex items-center gap-2 pe-2 hover:bg-hover">
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          onClick={onToggle}
          className="flex min-h-11 min-w-0 grow items-center gap-2 py-2 ps-4 text-start text-13 focus-visible:-outline-offset-2"
        >
          <Arrow size={16} className="text-muted rtl:-scale-x-100" />
          <span className="min-w-0 grow truncate font-medium">{name}</span>
          {service.durationMinutes !== '' && (
            <span className="w-16 shrink-0 text-end text-muted tabular-nums">
              {words.minutes(service.durationMinutes)}
            </span>
          )}
          <span className="w-28 shrink-0 text-end tabular-nums">{priceWords(service.price)}</span>
        </button>
        <IconButton icon={Trash2} label={words.remove(name)} onClick={onRemove} />
      </div>
      {isShown && (
        <div id={id} className="px-4 pt-1 pb-4 ps-10 phone:ps-4">
          <ServiceFields index={index} kind={service.price.kind} />
        </div>
      )}
    </li>
  )
}

function priceWords({ kind, amount, upTo }: PriceValues): string {
  const sum = amount === '' ? '…' : amount.replace(/^\$/, '')
  switch (kind) {
    case 'fixed':
      return words.prices.fixed(sum)
    case 'from':
      return words.prices.from(sum)
    case 'hourly':
      return words.prices.hourly(sum)
    case 'range':
      return words.prices.range(sum, upTo === '' ? '…' : upTo)
    case 'free':
      return words.prices.free
    case 'quote':
      return words.prices.quote
  }
}
