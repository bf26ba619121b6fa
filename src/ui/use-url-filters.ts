import { useNavigate, useSearch } from '@tanstack/react-router'
import { useCallback, useMemo } from 'react'

export interface UrlFilters {
  /** What the URL says now; absent = not filtered. */
  values: Readonly<Record<string, string | undefined>>
  /** Sets one; nothing or an empty text takes it out. Paging starts over. */
  set: (key: string, value: string | undefined) => void
  /** Sets several at once. */
  setAll: (changes: Readonly<Record<string, string | undefined>>) => void
  /** Takes out the named filters, or all. */
  clear: (keys?: readonly string[]) => void
}

type LooseNavigate = (to: {
  to: string
  replace: boolean
  search: (now: Record<string, unknown>) => Record<string, unknown>
}) => void

/** Filters, search and sort of a list, kept in the URL so that the view can be shared. */
export function useUrlFilters(keys: readonly string[]): UrlFilters {
  const search = useSearch({ strict: false }) as Record<string, unknown>
  const navigate = useNavigate() as unknown as LooseNavigate
  const joined = keys.join(' ')
  const values = useMemo(() => {
    return Object.fromEntries(joined.split(' ').map((key) => [key, textOf(search[key])]))
  }, [joined, search])
  const change = useCallback(
    (changes: Record<string, string | undefined>) => {
      navigate({ to: '.', replace: true, search: (now) => ({ ...now, cursor: undefined, ...changes }) })
    },
    [navigate],
  )
  return {
    values,
    set: (key, value) => change({ [key]: value || undefined }),
    setAll: change,
    clear: (some = keys) => change(Object.fromEntries(some.map((key) => [key, undefined]))),
  }
}

function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined
}
