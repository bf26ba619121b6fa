import { useQueryClient } from '@tanstack/react-query'
import type { BotConfig } from '#bots/contract.ts'
import { botsClient, botsQuery } from '#bots/web/queries.ts'
import { useDeed } from '#ui/use-deed.ts'
import { useGo } from '#ui/use-go.ts'

/** Makes the bot and opens its studio with the bench. */
export function useCreateBot() {
  const client = useQueryClient()
  const go = useGo()
  return useDeed((made: { name: string; config: BotConfig; origin: string }) => botsClient.create(made), {
    refresh: [botsQuery.list.key()],
    onDone: (bot) => {
      client.setQueryData(botsQuery.get.queryKey({ input: { id: bot.id } }), bot)
      go(`/bots/${bot.id}/studio`)
    },
  })
}
