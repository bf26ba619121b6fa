import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BotDetail } from '#bots/contract.ts'
import { botsClient, botsQuery } from '#bots/web/queries.ts'
import { useLiveInvalidate } from '#ui/live.ts'
import { toast } from '#ui/toast.ts'
import { useDeed } from '#ui/use-deed.ts'
import { botWords } from './bot-words.ts'

const words = botWords.said

/** One bot, read again when somebody changes it. */
export function useBot(id: string) {
  const options = botsQuery.get.queryOptions({ input: { id } })
  useLiveInvalidate(`bot.${id}`, options.queryKey)
  return useQuery(options)
}

/** Renaming, pausing and resuming, each with an undo. */
export function useBotDeeds(bot: BotDetail) {
  const client = useQueryClient()
  const { id } = bot
  const refresh = [botsQuery.list.key()]
  const show = (next: BotDetail) => client.setQueryData(botsQuery.get.queryKey({ input: { id } }), next)
  const renameQuietly = useDeed((name: string) => botsClient.rename({ id, name }), { refresh, onDone: show })
  const rename = useDeed((name: string) => botsClient.rename({ id, name }), {
    refresh,
    onDone: (next) => {
      show(next)
      toast({ message: words.renamed(next.name), undo: () => renameQuietly.run(bot.name) })
    },
  })
  const undoPause = useDeed(() => botsClient.resume({ id }), { refresh, onDone: show })
  const undoResume = useDeed(() => botsClient.pause({ id }), { refresh, onDone: show })
  const pause = useDeed(() => botsClient.pause({ id }), {
    refresh,
    onDone: (next) => {
      show(next)
      toast({ message: words.paused(next.name), undo: () => undoPause.run() })
    },
  })
  const resume = useDeed(() => botsClient.resume({ id }), {
    refresh,
    onDone: (next) => {
      show(next)
      toast({ message: words.resumed(next.name), undo: () => undoResume.run() })
    },
  })
  return {
    rename: rename.run,
    pause: () => pause.run(),
    resume: () => resume.run(),
    isPending: pause.isPending || resume.isPending,
  }
}
