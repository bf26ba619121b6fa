import { toast } from '#ui/toast.ts'

/** What a sample button does: it says that it was pressed. */
export function pressed(what: string): () => void {
  return () => void toast({ message: `“${what}” was pressed` })
}
