import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findOrCreateContact } from '#contacts/server/find-or-create-contact.ts'
import { placeContact } from '#contacts/server/place-contact.ts'
import { updateContact } from '#contacts/server/update-contact.ts'
import type { Context } from '#platform/context.ts'
import { listAudit } from '#teams/server/list-audit.ts'
import { databaseKinds } from '../../../tests/support/test-database.ts'
import { createTestTeams, type TestTeams } from '../../../tests/support/test-teams.ts'

describe.each(databaseKinds)("a contact's address, on %s", (kind) => {
  let house: TestTeams
  let ctx: Context
  let id: string
  beforeAll(async () => {
    house = await createTestTeams(kind)
    ctx = house.contextOf(await house.install())
    id = await ctx.db.team(ctx.teamId, async (tx) => {
      const found = await findOrCreateContact(tx, {
        phone: '+15035550142',
        source: 'text',
        now: ctx.clock.now(),
      })
      await placeContact(tx, { contactId: found.id, address: '12 Elm Street, Fernbrook' })
      return found.id
    })
  })
  afterAll(() => house.close())
  const known = { name: null, note: '' }

  it('stays as it is where nothing is said of it', async () => {
    // Sabotage: in update-contact.ts let what is left out be null.
    expect(await updateContact(ctx, { id, ...known, note: 'Gate 4' })).toMatchObject({
      note: 'Gate 4',
      address: '12 Elm Street, Fernbrook',
    })
  })

  it('is written by a person, and taken out', async () => {
    // Sabotage: in update-contact.ts leave the address out of the update.
    const address = '4 Birch Lane, Fernbrook'
    expect(await updateContact(ctx, { id, ...known, address })).toMatchObject({ address })
    expect(await updateContact(ctx, { id, ...known, address: '' })).toMatchObject({ address: null })
  })

  it('is in no audit, only that it changed', async () => {
    // Sabotage: in update-contact.ts put the address into what is audited.
    await updateContact(ctx, { id, ...known, address: '7 Alder Court' })
    const { items } = await listAudit(ctx, { limit: 1 })
    expect(JSON.stringify(items)).toContain('addressChanged')
    expect(JSON.stringify(items)).not.toContain('Alder')
  })
})
