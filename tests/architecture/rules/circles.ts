import type { Rule } from '../house.ts'

/** No file reaches itself by its imports; imports of types count. */
export const noCircleOfFiles: Rule = ({ sources }) => {
  const next = new Map(sources.map(({ path, imports }) => [path, imports.flatMap(({ file }) => file ?? [])]))
  const state = new Map<string, 'open' | 'done'>()
  const circles: string[] = []
  const walk = (file: string, way: string[]): void => {
    if (state.get(file) === 'done') return
    if (state.get(file) === 'open') {
      const circle = [...way.slice(way.indexOf(file)), file].join(' → ')
      circles.push(`${circle}: move what both need into a file of its own`)
      return
    }
    state.set(file, 'open')
    for (const other of next.get(file) ?? []) if (next.has(other)) walk(other, [...way, file])
    state.set(file, 'done')
  }
  for (const file of next.keys()) walk(file, [])
  return circles
}
