import { getAuthTables } from 'better-auth/db'
import { getTableColumns, type Table } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { idPrefix } from '#kit/ids.ts'
import { systemClock } from '#platform/clock.ts'
import { openSecrets } from '#platform/secrets.ts'
import { authTables, optionsFor } from '#teams/server/auth.ts'
import { createTestTeams } from '../../../tests/support/test-teams.ts'

// Sabotage: rename a property in tables.ts.
test('our tables have every field that better-auth expects', () => {
  const secrets = openSecrets({ secretKey: 'the key of these tests', dataDirectory: '' })
  const expected = getAuthTables(optionsFor({ clock: systemClock, secrets }, {} as never))
  for (const { modelName, fields } of Object.values(expected)) {
    const table = (authTables as Record<string, Table>)[modelName]
    expect(table, modelName).toBeDefined()
    expect(Object.keys(table ? getTableColumns(table) : {})).toEqual(
      expect.arrayContaining(Object.keys(fields)),
    )
  }
})

// Sabotage: in clientOver, never look for the open transaction.
test('what better-auth writes inside a transaction is undone with it', async () => {
  const house = await createTestTeams()
  const { auth } = house.deps
  const now = house.clock.now()
  const fields = {
    name: 'Ana',
    email: 'ana@example.com',
    emailVerified: false,
    createdAt: now,
    updatedAt: now,
  }
  const make = async () => {
    const user = await auth.people.createUser(fields, { method: 'email-password' })
    expect(idPrefix(user.id)).toBe('usr')
    throw new Error('second thoughts')
  }
  await expect(auth.transact('authenticate', make)).rejects.toThrow('second thoughts')
  expect(await auth.people.findUserByEmail('ana@example.com')).toBeNull()
  await house.close()
})
