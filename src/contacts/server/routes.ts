import { implement } from '@orpc/server'
import { contactsContract } from '#contacts/contract.ts'
import { stopOnWord } from '#contacts/server/stop-on-word.ts'
import { listContactRows, readContactDetail } from '#contacts/server/store.ts'
import { updateContact } from '#contacts/server/update-contact.ts'
import { requirePlace } from '#platform/db/require-own.ts'
import { type RequestContext, teamContext } from '#platform/http/request-context.ts'

export function contactsRoutes() {
  const contract = implement(contactsContract).$context<RequestContext>()
  return {
    list: contract.list.handler(({ context, input }) => {
      const ctx = teamContext(context)
      return ctx.db.team(ctx.teamId, async (tx) => {
        const after = await requirePlace(tx, 'contacts', input.cursor)
        return listContactRows(tx, { search: input.search || null, after, limit: input.limit })
      })
    }),
    get: contract.get.handler(({ context, input }) => {
      const ctx = teamContext(context)
      return ctx.db.team(ctx.teamId, (tx) => readContactDetail(tx, input.id))
    }),
    update: contract.update.handler(({ context, input }) => updateContact(teamContext(context), input)),
    stopTexts: contract.stopTexts.handler(({ context, input }) => stopOnWord(teamContext(context), input)),
  }
}
