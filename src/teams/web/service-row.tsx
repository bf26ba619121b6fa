import { ChevronDown, ChevronRight, Trash2 } from 'lucide-react'
import { useId } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { IconButton } from '#ui/icon-button.tsx'
import type { PriceValues, ProfileValues } from './profile-values.ts'
import { ServiceFields } from './service-fields.tsx'

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
  const name = service?.name || 'New service'
  const Arrow = isShown ? ChevronDown : ChevronRight
  if (!service) return null
  return (
    <li className="border-b border-line last:border-b-0">
      <div className="flex items-center gap-2 pr-2 hover:bg-hover">
        <button
          type="button"
          aria-expanded={isShown}
          aria-controls={isShown ? id : undefined}
          onClick={onToggle}
          className="flex min-h-11 min-w-0 grow items-center gap-2 py-2 pl-4 text-left text-13 focus-visible:-outline-offset-2"
        >
          <Arrow size={16} className="text-muted" />
          <span className="min-w-0 grow truncate font-medium">{name}</span>
          {service.durationMinutes !== '' && (
            <span className="w-16 shrink-0 text-right text-muted tabular-nums">
              {service.durationMinutes} min
            </span>
          )}
          <span className="w-28 shrink-0 text-right tabular-nums">{priceWords(service.price)}</span>
        </button>
        <IconButton icon={Trash2} label={`Remove ${name}`} onClick={onRemove} />
      </div>
      {isShown && (
        <div id={id} className="px-4 pt-1 pb-4 pl-10 phone:pl-4">
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
      return `$${sum}`
    case 'from':
      return `from $${sum}`
    case 'hourly':
      return `$${sum} an hour`
    case 'range':
      return `$${sum} to ${upTo === '' ? '…' : upTo}`
    case 'free':
      return 'Free'
    case 'quote':
      return 'By quote'
  }
}
