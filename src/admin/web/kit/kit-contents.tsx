import { classNames } from '#ui/class-names.ts'
import { Select } from '#ui/select.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { kitSections } from './kit-sections.ts'

/** What there is to see: a list at the start, on narrow screens a choice above. */
export function KitContents({ shown }: { shown: string | undefined }) {
  const isNarrow = useMediaQuery('(width <= 1024px)')
  if (isNarrow) {
    return (
      <div className="shrink-0 border-b border-line bg-surface px-6 py-2 phone:px-3">
        <Select
          aria-label="Section of the kit"
          options={kitSections.map(({ id, title }) => ({ value: id, label: title }))}
          value={shown ?? kitSections[0]?.id}
          onChange={(event) => {
            window.location.hash = event.target.value
          }}
        />
      </div>
    )
  }
  return (
    <nav
      aria-label="Sections of the kit"
      className="w-52 shrink-0 overflow-y-auto border-e border-line bg-surface px-2 py-4"
    >
      <ol className="grid gap-0.5">
        {kitSections.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === shown ? 'true' : undefined}
              className={classNames(
                'flex h-8 items-center rounded-control px-3 text-13',
                'focus-visible:-outline-offset-2',
                id === shown ? 'bg-here font-medium text-ink' : 'text-muted hover:bg-hover hover:text-ink',
              )}
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
