import { ChevronDown, ChevronRight } from 'lucide-react'
import { Link, type LinkTarget } from '#ui/link.tsx'
import { Menu, type MenuEntry } from '#ui/menu.tsx'
import { shellWords } from '#ui/shell-words.ts'

export interface Crumb {
  label: string
  to: LinkTarget
  /** The neighbours of this place, as a menu behind a small arrow. */
  siblings?: readonly MenuEntry[]
}

/** The way here, without the page itself: its title follows as the h1. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  if (crumbs.length === 0) return null
  return (
    <nav aria-label={shellWords.crumbs} className="shrink-0">
      <ol className="flex items-center gap-2 text-13 text-muted">
        {crumbs.map((crumb) => (
          <li key={crumb.label} className="flex items-center gap-2">
            <span className="flex items-center">
              <Link
                to={crumb.to}
                className="rounded-tag py-0.5 text-muted hover:text-ink hover:underline underline-offset-3"
              >
                {crumb.label}
              </Link>
              {crumb.siblings && (
                <Menu
                  align="start"
                  entries={crumb.siblings}
                  trigger={
                    <button
                      type="button"
                      aria-label={shellWords.beside(crumb.label)}
                      className="flex size-6 items-center justify-center rounded-tag hover:bg-hover"
                    >
                      <ChevronDown size={12} />
                    </button>
                  }
                />
              )}
            </span>
            <ChevronRight size={14} aria-hidden className="rtl:-scale-x-100" />
          </li>
        ))}
      </ol>
    </nav>
  )
}
