import type { DialogueFile } from './dialogue.ts'
import { judge } from './judge.ts'

/** What goes wrong in the talks of this id; null where no file has one. */
export function faultsOf(id: string, files: readonly DialogueFile[]): string[] | null {
  const found = files.flatMap((file) =>
    file.dialogues.filter((dialogue) => dialogue.id === id).map((dialogue) => judge(file, dialogue)),
  )
  if (found.length === 0) return null
  return found.flatMap(({ problems, falseClaims, inventions }) => [
    ...problems,
    ...falseClaims,
    ...inventions,
  ])
}
