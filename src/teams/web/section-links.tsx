import { Link } from '#ui/link.tsx'

export const profileSections = [
  { id: 'business', name: 'Business' },
  { id: 'addresses', name: 'Addresses' },
  { id: 'hours', name: 'Opening hours' },
  { id: 'holidays', name: 'Holidays' },
  { id: 'services', name: 'Services' },
  { id: 'area', name: 'Service area' },
  { id: 'notify', name: 'Who is told' },
] as const

/** The way to each part of a long form; beside it, and only where there is room. */
export function SectionLinks() {
  return (
    <nav aria-label="Parts of the profile" className="sticky top-5 narrow:hidden">
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
