import { type ClassValue, clsx } from 'clsx'
import { mergeUtilities } from '#ui/merge-utilities.ts'

const known = new Map<string, string>()

/** Joins class names; a later utility wins over an earlier one of the same kind. */
export function classNames(...values: ClassValue[]): string {
  const names = clsx(values)
  let merged = known.get(names)
  if (merged === undefined) {
    merged = mergeUtilities(names)
    known.set(names, merged)
  }
  return merged
}
