import MiniSearch from 'minisearch'
import { type Passage, passagesOf } from '#tools/engine/passages.ts'
import type { ToolScene } from '#tools/ports.ts'

const most = 4

/** The passages of the business's own facts and answers that come nearest to the words, best first. */
export function searchKnowledge(scene: Pick<ToolScene, 'profile' | 'questions'>, query: string): Passage[] {
  const passages = passagesOf(scene)
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ['text', 'also'],
    storeFields: [],
    searchOptions: { prefix: (term) => term.length > 3, fuzzy: (term) => (term.length > 4 ? 0.2 : false) },
  })
  index.addAll(passages.map((passage, id) => ({ ...passage, id })))
  return index
    .search(query)
    .slice(0, most)
    .flatMap(({ id }) => passages[id as number] ?? [])
}
