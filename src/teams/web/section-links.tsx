import { Link } from '#ui/link.tsx'
import { businessWords } from './business-words.ts'

export const profileSections = [
  { id: 'business', name: businessWords.business.title },
  { id: 'addresses', name: businessWords.addresses.title },
  { id: 'hours', name: businessWords.hours.title },
  { id: 'holidays', name: businessWords.holidays.title },
  { id: 'services', name: businessWords.services.short },
  { id: 'area', name: businessWords.area.title },
  { id: 'notify', name: businessWords.notify.title },
] as const

/** The way to each part of a long form; beside it, and only where there is room. */
export function SectionLinks() {
  return (
    <nav aria-label={businessWords.parts} className="sticky top-5 narrow:hidden">
      <ul>
        {profileSections.map(({ id, name }) => (
          <li key={id}>
            <Link
              to={{ to: '/settings/account', hash: id }}
              replace
              className="flex h-8 items-center rounded-control px-2 text-13 font-medium text-muted hover:bg-hover hover:text-ink"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
