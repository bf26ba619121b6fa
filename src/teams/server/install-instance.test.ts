import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSecrets } from '#platform/secrets.ts'
import { checkInstanceKey } from '#teams/server/check-instance-key.ts'
import { installInstance } from '#teams/server/install-instance.ts'
import { readInstance } from '#teams/server/read-instance.ts'
import { databaseKinds } from '../../../tests/support/test-database.ts'
import {
  createTestTeams,
  type TestTeams,
  testCaller,
  testPassword,
} from '../../../tests/support/test-teams.ts'

describe.each(databaseKinds)('installing on %s', (kind) => {
  let house: TestTeams
  beforeAll(async () => {
    house = await createTestTeams(kind)
  })
  afterAll(() => house.close())
  const install = (name: string) => {
    const email = `${name}@example.com`
    return installInstance(house.deps, testCaller, {
      name,
      email,
      password: testPassword,
      teamName: `Team ${name}`,
    })
  }

  test.runIf(kind === 'postgres')('who comes second by a moment is refused', async () => {
    await checkInstanceKey(house.db, house.deps.secrets)
    const statement = "update instance_settings set installed_by = 'usr_rival' where id = 'instance'"
    expect(await house.race(statement, () => install('second'))).toBe('conflict')
    await house.db.system('install', (tx) => tx.query('update instance_settings set installed_by = null'))
  })

  // Sabotage: in install-instance.ts, pass no `true` to findInstance (seen on Postgres).
  test('of many who install at once, exactly one becomes administrator, and nothing is left of the others', async () => {
    expect((await readInstance(house.deps)).isInstalled).toBe(false)
    const outcomes = await Promise.allSettled([...'abcdefgh'].map(install))
    const won = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    expect(won).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'conflict' })
    }
    const counts = await house.db.system('read-metrics', async (tx) => ({
      users: await tx.query<{ id: string }>('select id from users where is_administrator'),
      all: await tx.query('select id from users'),
      teams: await tx.query('select id from teams'),
    }))
    expect(counts.users).toEqual([{ id: won[0]?.userId }])
    expect(counts.all).toHaveLength(1)
    expect(counts.teams).toHaveLength(1)
    expect(await house.whoHas({ cookie: won[0]?.cookie ?? '' })).toMatchObject({
      isAdministrator: true,
      role: 'owner',
    })
    expect((await readInstance(house.deps)).isInstalled).toBe(true)
  })

  test('a second administrator cannot be made this way later either', async () => {
    await expect(install('later')).rejects.toMatchObject({ code: 'conflict' })
  })

  test('data sealed with another key is noticed at the start', async () => {
    await checkInstanceKey(house.db, house.deps.secrets)
    await checkInstanceKey(house.db, house.deps.secrets)
    const other = openSecrets({ secretKey: 'some other key of ours', dataDirectory: '' })
    await expect(checkInstanceKey(house.db, other)).rejects.toThrow('SECRET_KEY')
  })
})
