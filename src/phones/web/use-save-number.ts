import type { NumberItem } from '#phones/contract.ts'
import { toast } from '#ui/toast.ts'
import { useDeed } from '#ui/use-deed.ts'
import { numberWords } from './number-words.ts'
import { phonesClient, phonesQuery } from './queries.ts'

interface NumberChange {
  label?: string
  botId?: string | null
}

const words = numberWords.saved

/** Saves a number's label or bot at once, with an undo. */
export function useSaveNumber(number: NumberItem): (change: NumberChange) => void {
  const before = { label: number.label, botId: number.bot?.id ?? null }
  const write = (change: NumberChange) => phonesClient.update({ id: number.id, ...before, ...change })
  const refresh = [phonesQuery.key()]
  const takeBack = useDeed(write, { refresh })
  const save = useDeed(write, {
    refresh,
    onDone: (next, change) => {
      const message =
        change.botId === undefined ? words.label : next.bot ? words.bot(next.bot.name) : words.noBot
      toast({ message, undo: () => takeBack.run(before) })
    },
  })
  return (change) => save.run(change)
}
