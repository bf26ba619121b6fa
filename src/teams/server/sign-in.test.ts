import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AppError } from '#platform/errors.ts'
import { changePassword } from '#teams/server/change-password.ts'
import { listMySessions } from '#teams/server/list-my-sessions.ts'
import { signIn } from '#teams/server/sign-in.ts'
import { revokeSession, signOut } from '#teams/server/sign-out.ts'
import { signUp } from '#teams/server/sign-up.ts'
import { databaseKinds } from '../../../tests/support/test-database.ts'
import {
  createTestTeams,
  type TestTeams,
  testCaller,
  testPassword,
} from '../../../tests/support/test-teams.ts'

describe.each(databaseKinds)('signing in and out on %s', (kind) => {
  let house: TestTeams
  beforeAll(async () => {
    house = await createTestTeams(kind)
    const early = { name: 'Early', email: 'early@example.com', password: testPassword }
    await expect(signUp(house.deps, testCaller, early)).rejects.toThrow('not installed')
    await house.install()
  })
  afterAll(() => house.close())
  const enter = (email: string, password = testPassword) =>
    signIn(house.deps, testCaller, { email, password })

  test('sign-up makes a user, a team with a profile and a first session', async () => {
    const ana = await house.signUp('Ana Torres')
    expect(ana.visitor).toMatchObject({ name: 'Ana Torres', role: 'owner', isAdministrator: false })
    expect(ana.cookie).toMatch(/^parley_session=[^;]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/)
    expect(house.founded.at(-1)).toMatchObject({ teamId: ana.visitor.teamId, name: 'Ana Torres' })
    expect(await house.auditOf(ana.visitor.teamId ?? '')).toEqual(['team.created'])
  })

  // Sabotage: in sign-in.ts, throw another text when `!found`.
  test('an unknown e-mail and a wrong password get the same answer', async () => {
    const ben = await house.signUp('Ben')
    const answers = await Promise.all(
      [enter(ben.email, 'not the password'), enter('nobody@example.com')].map((attempt) =>
        attempt.catch((error: AppError) => ({ code: error.code, detail: error.detail })),
      ),
    )
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toEqual({ code: 'unauthenticated', detail: 'E-mail or password is not right.' })
  })

  test('the e-mail is found in any spelling of its letters', async () => {
    const cleo = await house.signUp('Cleo')
    expect((await enter(cleo.email.toUpperCase())).userId).toBe(cleo.userId)
  })

  // Sabotage: in make-account.ts, drop the look for the e-mail; or update the user it finds.
  test('sign-up with a known e-mail changes nothing and does not say what is known', async () => {
    const dora = await house.signUp('Dora')
    const again = { name: 'Mallory', email: dora.email.toUpperCase(), password: 'another password' }
    await expect(signUp(house.deps, testCaller, again)).rejects.toMatchObject({ code: 'invalid_input' })
    await expect(enter(dora.email, 'another password')).rejects.toThrow('not right')
    expect((await house.whoHas(await enter(dora.email)))?.name).toBe('Dora')
  })

  test('of sign-ups with one e-mail at once, one makes the account and the others get a clear answer', async () => {
    const input = { name: 'Twin', email: 'twin@example.com', password: testPassword }
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => signUp(house.deps, testCaller, input)))
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'invalid_input' })
    }
  })

  // The embedded database has one session, so these races are Postgres's alone.
  describe.runIf(kind === 'postgres')('at the same moment', () => {
    // Sabotage: in sign-up.ts, let isTwin answer false.
    test('a twin that commits between the look and the insert gets the usual answer', async () => {
      const statement = "insert into users (id, name, email) values ('usr_twin', 'Twin', 'held@example.com')"
      const input = { name: 'Late', email: 'held@example.com', password: testPassword }
      expect(await house.race(statement, () => signUp(house.deps, testCaller, input))).toBe('invalid_input')
    })

    // Sabotage: in sign-in.ts, leave out the second look at the password.
    test('a password that is changed while it is compared does not sign in any more', async () => {
      const lia = await house.signUp('Lia')
      const statement = `update accounts set password = 'another' where user_id = '${lia.userId}'`
      expect(await house.race(statement, () => enter(lia.email))).toBe('unauthenticated')
    })
  })

  // Sabotage: in sign-out.ts, leave out forgetUser.
  test('signing out ends this session at once and leaves the others', async () => {
    const emil = await house.signUp('Emil')
    const second = await enter(emil.email)
    expect((await house.whoHas(emil))?.userId).toBe(emil.userId)
    await signOut(house.deps, emil.actor, { everywhere: false })
    expect(await house.whoHas(emil)).toBeNull()
    expect((await house.whoHas(second))?.userId).toBe(emil.userId)
  })

  // Sabotage: in sign-out.ts, always pass person.sessionId.
  test('signing out everywhere ends every session', async () => {
    const fay = await house.signUp('Fay')
    const others = [await enter(fay.email), await enter(fay.email)]
    for (const session of others) expect(await house.whoHas(session)).not.toBeNull()
    await signOut(house.deps, fay.actor, { everywhere: true })
    for (const session of [fay, ...others]) expect(await house.whoHas(session)).toBeNull()
  })

  // Sabotage: in change-password.ts, leave out endSessions.
  test('a changed password ends every session but the new one', async () => {
    const gil = await house.signUp('Gil')
    const other = await enter(gil.email)
    const who = { actor: gil.actor, caller: testCaller, teamId: gil.visitor.teamId }
    const wrong = { currentPassword: 'not the password', newPassword: 'a new password' }
    await expect(changePassword(house.deps, who, wrong)).rejects.toMatchObject({ code: 'invalid_input' })
    const right = { currentPassword: testPassword, newPassword: 'a new password' }
    const renewed = await changePassword(house.deps, who, right)
    expect(await house.whoHas(gil)).toBeNull()
    expect(await house.whoHas(other)).toBeNull()
    expect((await house.whoHas(renewed))?.teamId).toBe(gil.visitor.teamId)
    await expect(enter(gil.email)).rejects.toThrow('not right')
    expect((await enter(gil.email, 'a new password')).userId).toBe(gil.userId)
  })

  // Sabotage: in store.ts endSessions, leave out the user's id.
  test('sessions are listed, and one is ended by its id, but never somebody else’s', async () => {
    const hana = await house.signUp('Hana')
    const other = await enter(hana.email)
    const mallory = await house.signUp('Mallory')
    const rows = await listMySessions(house.deps, hana.actor)
    expect(rows).toHaveLength(2)
    expect(rows.find((row) => row.isCurrent)).toMatchObject({
      id: hana.sessionId,
      device: 'Firefox on Linux',
    })
    const attempt = revokeSession(house.deps, mallory.actor, { id: other.sessionId })
    await expect(attempt).rejects.toMatchObject({ code: 'not_found' })
    await revokeSession(house.deps, hana.actor, { id: other.sessionId })
    expect(await house.whoHas(other)).toBeNull()
    expect(await house.whoHas(hana)).not.toBeNull()
  })

  // Sabotage: in store.ts findSession, leave out the test of expires_at.
  test('a session ends after fourteen days unseen, and goes on while it is used', async () => {
    const ines = await house.signUp('Ines')
    const idle = await enter(ines.email)
    for (let day = 0; day < 20; day++) {
      house.clock.advance(24 * 3600_000)
      expect(await house.whoHas(ines)).not.toBeNull()
    }
    expect(await house.whoHas(idle)).toBeNull()
  })

  // Sabotage: in session-cookie.ts, accept any signature.
  test('a cookie that we did not sign is nobody', async () => {
    const jon = await house.signUp('Jon')
    expect(await house.whoHas({ cookie: `parley_session=${jon.token}` })).toBeNull()
    expect(await house.whoHas({ cookie: `parley_session=${jon.token}.AAAA` })).toBeNull()
    expect(await house.whoHas({ cookie: `parley_session=${jon.token}.${'A'.repeat(43)}` })).toBeNull()
  })

  // Sabotage: in sign-in.ts, leave out `take('sign-in.account-network')`.
  test('guessing is stopped per account, for the right password as well, and passes with time', async () => {
    const kim = await house.signUp('Kim')
    for (let i = 0; i < 10; i++)
      await expect(enter(kim.email, `guess number ${i}`)).rejects.toThrow('not right')
    await expect(enter(kim.email)).rejects.toMatchObject({
      code: 'rate_limited',
      retryAfterMs: expect.any(Number),
    })
    house.clock.advance(15 * 60_000)
    expect((await enter(kim.email)).userId).toBe(kim.userId)
  })
})
