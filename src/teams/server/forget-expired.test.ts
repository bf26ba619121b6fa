import { expect, test } from 'vitest'
import { forgetExpired } from '#teams/server/forget-expired.ts'
import { inviteMember } from '#teams/server/invite-member.ts'
import { requestReset } from '#teams/server/request-reset.ts'
import { createTestTeams, testCaller } from '../../../tests/support/test-teams.ts'

// Sabotage: in dropExpired, leave out the comparison with `before`.
test('what has expired goes after a day, what is in use stays', async () => {
  const house = await createTestTeams()
  const owner = await house.install()
  const idle = await house.signUp()
  await requestReset(house.deps, testCaller, { email: idle.email })
  const teamId = owner.visitor.teamId ?? ''
  await inviteMember(house.deps, owner.actor, { teamId, email: null, role: 'viewer' })
  expect(await forgetExpired(house.deps)).toBe(0)
  for (let day = 0; day < 16; day++) {
    house.clock.advance(24 * 3600_000)
    expect(await house.whoHas(owner)).not.toBeNull()
  }
  expect(await forgetExpired(house.deps)).toBe(3)
  expect(await forgetExpired(house.deps)).toBe(0)
  expect(await house.whoHas(owner)).not.toBeNull()
  await house.close()
})
