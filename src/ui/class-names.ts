import { type ClassValue, clsx } from 'clsx'
import { extendTailwindMerge } from 'tailwind-merge'

const merge = extendTailwindMerge({
  extend: {
    theme: {
      text: ['11', '12', '13', '14', '15', '16', '20', '24', '32', '44'],
      radius: ['mark', 'tag', 'control', 'card', 'sheet', 'full'],
    },
  },
})

/** Joins class names; a later utility wins over an earlier one of the same kind. */
export function classNames(...values: ClassValue[]): string {
  return merge(clsx(values))
}
