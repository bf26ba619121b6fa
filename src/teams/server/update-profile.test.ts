import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { BusinessProfile } from '#teams/contract.ts'
import { listAudit } from '#teams/server/list-audit.ts'
import { listProfileHistory } from '#teams/server/list-profile-history.ts'
import { readProfile } from '#teams/server/read-profile.ts'
import { updateProfile } from '#teams/server/update-profile.ts'
import { databaseKinds } from '../../../tests/support/test-database.ts'
import { createTestTeams, type TestPerson, type TestTeams } from '../../../tests/support/test-teams.ts'

describe.each(databaseKinds)('the business profile on %s', (kind) => {
  let house: TestTeams
  let owner: TestPerson
  beforeAll(async () => {
    house = await createTestTeams(kind)
    owner = await house.install()
  })
  afterAll(() => house.close())
  const saturday = (open: string) => ({ saturday: [{ open, close: '12:00' }] })

  test('a new team has a blank profile that is valid', async () => {
    const { version, profile } = await readProfile(house.contextOf(owner))
    expect(version).toBe(1)
    expect(BusinessProfile.parse(profile)).toEqual(profile)
    expect(profile.name).toBe('Northside Heating')
  })

  test('each save is a version; saving the same again is none', async () => {
    const ctx = house.contextOf(owner)
    const before = await readProfile(ctx)
    const profile = { ...before.profile, hours: { ...before.profile.hours, ...saturday('09:00') } }
    const saved = await updateProfile(ctx, { version: before.version, profile })
    expect(saved).toMatchObject({ version: before.version + 1, profile, updatedBy: 'Robin' })
    expect(await readProfile(ctx)).toEqual(saved)
    expect(await updateProfile(ctx, { version: saved.version, profile })).toEqual(saved)
    const { items } = await listProfileHistory(ctx, { limit: 10 })
    expect(items.map(({ version, changed }) => ({ version, changed }))).toEqual([
      { version: saved.version, changed: ['hours'] },
      { version: 1, changed: [] },
    ])
  })

  // Sabotage: in update-profile.ts, leave out the comparison of versions.
  test('who saves on an old version is told, and nothing is overwritten', async () => {
    const ctx = house.contextOf(owner)
    const { version, profile } = await readProfile(ctx)
    const theirs = await updateProfile(ctx, { version, profile: { ...profile, about: 'Theirs' } })
    const attempt = updateProfile(ctx, { version, profile: { ...profile, about: 'Mine' } })
    await expect(attempt).rejects.toMatchObject({ code: 'conflict' })
    expect(await readProfile(ctx)).toEqual(theirs)
  })

  test('of many who save at once, one does', async () => {
    const ctx = house.contextOf(owner)
    const { version, profile } = await readProfile(ctx)
    const saves = ['a', 'b', 'c', 'd'].map((about) =>
      updateProfile(ctx, { version, profile: { ...profile, about } }),
    )
    const outcomes = await Promise.allSettled(saves)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'conflict' })
    }
    expect((await readProfile(ctx)).version).toBe(version + 1)
  })

  // Sabotage: in insertProfile, always answer true.
  test.runIf(kind === 'postgres')('who is second by a moment is told so', async () => {
    const ctx = house.contextOf(owner)
    const { version, profile } = await readProfile(ctx)
    const statement = `insert into profile_versions select team_id, version + 1, profile, changed, 'Rival'
      from profile_versions where team_id = '${ctx.teamId}' and version = ${version}`
    const changed = { ...profile, about: 'Second' }
    expect(await house.race(statement, () => updateProfile(ctx, { version, profile: changed }))).toBe(
      'conflict',
    )
    expect((await readProfile(ctx)).updatedBy).toBe('Rival')
  })

  test('history and audit are read in pages, each row once', async () => {
    const ctx = house.contextOf(owner)
    for (let i = 0; i < 4; i++) {
      const { version, profile } = await readProfile(ctx)
      await updateProfile(ctx, { version, profile: { ...profile, about: `Line ${i}` } })
    }
    const versions = await pages((cursor) => listProfileHistory(ctx, { limit: 2, cursor }))
    expect(versions.map(({ version }) => version)).toEqual(versions.map((_, i) => versions.length - i))
    const entries = await pages((cursor) => listAudit(ctx, { limit: 2, cursor }))
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    const saved = versions.filter(({ version, updatedBy }) => version > 1 && updatedBy === 'Robin')
    expect(entries.filter(({ action }) => action === 'profile.updated')).toHaveLength(saved.length)
    expect(entries.at(-1)).toMatchObject({ action: 'team.created', actor: { kind: 'user', name: 'Robin' } })
  })

  // Sabotage: in list-audit.ts, leave out hasAuditRow.
  test('another team’s profile, audit and cursor are out of reach', async () => {
    const stranger = await house.signUp()
    const own = await readProfile(house.contextOf(stranger))
    expect(own.version).toBe(1)
    expect((await listAudit(house.contextOf(stranger), { limit: 50 })).items).toHaveLength(1)
    const foreign = (await listAudit(house.contextOf(owner), { limit: 1 })).items[0]?.id ?? ''
    const attempt = listAudit(house.contextOf(stranger), { limit: 5, cursor: foreign })
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' })
  })

  test('an agent reads it and cannot change it', async () => {
    const ctx = house.contextOf(owner)
    const agent = { ...ctx, actor: { ...owner.actor, role: 'agent' as const } }
    const { version, profile } = await readProfile(agent)
    const attempt = updateProfile(agent, { version, profile: { ...profile, about: 'x' } })
    await expect(attempt).rejects.toMatchObject({ code: 'forbidden' })
    await expect(listAudit(agent, { limit: 5 })).rejects.toMatchObject({ code: 'forbidden' })
  })
})

async function pages<Item>(
  read: (cursor: string | undefined) => Promise<{ items: Item[]; nextCursor: string | null }>,
): Promise<Item[]> {
  const all: Item[] = []
  let cursor: string | undefined
  for (;;) {
    const page = await read(cursor)
    all.push(...page.items)
    if (!page.nextCursor) return all
    cursor = page.nextCursor
  }
}
