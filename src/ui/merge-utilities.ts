import { coveredBy, kindOf } from '#ui/utility-kind.ts'

/** Leaves out every utility that a later one undoes. */
export function mergeUtilities(names: string): string {
  const taken = new Set<string>()
  const kept: string[] = []
  for (const name of names.split(/\s+/).reverse()) {
    const { when, kind } = read(name)
    if (taken.has(when + kind)) continue
    for (const one of [kind, ...coveredBy(kind)]) taken.add(when + one)
    kept.push(name)
  }
  return kept.reverse().join(' ')
}

/** Parts `phone:hover:px-3` into when it counts and what it sets. */
function read(name: string): { when: string; kind: string } {
  const variants = /^(?:(?:\[[^\]]*\]|\([^)]*\)|[^:[(])+:)*/.exec(name)?.[0] ?? ''
  const utility = name.slice(variants.length)
  const isImportant = utility.endsWith('!')
  return {
    when: isImportant ? `${variants}!` : variants,
    kind: kindOf(isImportant ? utility.slice(0, -1) : utility),
  }
}
