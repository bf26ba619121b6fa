import { implement } from '@orpc/server'
import { phonesContract } from '#phones/contract.ts'
import { buyNumber } from '#phones/server/buy-number.ts'
import { loadCallRouting, saveCallRouting } from '#phones/server/call-routing.ts'
import { releaseNumber, updateNumber } from '#phones/server/change-number.ts'
import type { PhonesDeps } from '#phones/server/deps.ts'
import { findNumberRow, listNumberRows, type NumberRow, presentNumber } from '#phones/server/store.ts'
import type { Context } from '#platform/context.ts'
import { InvalidInput } from '#platform/errors.ts'
import { type RequestContext, teamContext } from '#platform/http/request-context.ts'
import { isOpenAt } from '#teams/server/is-open-at.ts'
import { loadLiveProfile } from '#teams/server/load-live-profile.ts'

const shownWhenSearching = 20

export function phonesRoutes(deps: PhonesDeps) {
  const contract = implement(phonesContract).$context<RequestContext>()
  const connectionOf = (row: NumberRow) => {
    const main = deps.mainConnection()
    const isMain = main?.id === row.connection_id
    return {
      id: row.connection_id,
      label: isMain ? main.label : 'Another carrier',
      state: isMain ? 'connected' : 'not_connected',
    }
  }
  const present = async (ctx: Context, rows: NumberRow[]) => {
    const ids = rows.map((row) => row.id)
    const texts = await ctx.db.team(ctx.teamId, (tx) => deps.lastTexts(tx, ids))
    return rows.map((row) => presentNumber(row, connectionOf(row), texts.get(row.id) ?? null))
  }
  const presentOne = async (ctx: Context, row: NumberRow) => {
    const [item] = await present(ctx, [row])
    if (!item) throw new InvalidInput('There is no such number.')
    return item
  }
  const presentDetail = async (ctx: Context, row: NumberRow) => {
    const [calls, { profile }] = await ctx.db.team(ctx.teamId, async (tx) => [
      await loadCallRouting(tx, row.id),
      await loadLiveProfile(tx),
    ])
    return {
      ...(await presentOne(ctx, row)),
      calls,
      hookUrl: deps.mainConnection()?.id === row.connection_id ? deps.hookUrl(row.connection_id) : '',
      isOpenNow: isOpenAt(profile, ctx.clock.now()),
    }
  }
  return {
    get: contract.get.handler(async ({ context, input }) => {
      const ctx = teamContext(context)
      return presentDetail(ctx, await ctx.db.team(ctx.teamId, (tx) => findNumberRow(tx, input.id)))
    }),
    saveCalls: contract.saveCalls.handler(async ({ context, input }) => {
      const ctx = teamContext(context)
      return presentDetail(ctx, await saveCallRouting(ctx, input))
    }),
    list: contract.list.handler(async ({ context }) => {
      const ctx = teamContext(context)
      const rows = await ctx.db.team(ctx.teamId, listNumberRows)
      const connection = deps.mainConnection()
      return {
        items: await present(ctx, rows),
        canBuy: connection !== null,
        carrier: connection?.label ?? 'No carrier is connected',
      }
    }),
    search: contract.search.handler(async ({ input }) => {
      const connection = deps.mainConnection()
      if (!connection) return { items: [] }
      const filter = { limit: shownWhenSearching, ...(input.areaCode ? { areaCode: input.areaCode } : {}) }
      return { items: await deps.carriers(connection.id).search(filter) }
    }),
    buy: contract.buy.handler(async ({ context, input }) => {
      const ctx = teamContext(context)
      return presentOne(ctx, await buyNumber(deps, ctx, input))
    }),
    update: contract.update.handler(async ({ context, input }) => {
      const ctx = teamContext(context)
      return presentOne(ctx, await updateNumber(ctx, input))
    }),
    release: contract.release.handler(async ({ context, input }) => {
      await releaseNumber(deps, teamContext(context), input)
      return { released: true as const }
    }),
  }
}
