import { call } from '@orpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#platform/context.ts'
import type { RequestContext } from '#platform/http/request-context.ts'
import type { OutsidePhone } from '#telephony/ports.ts'
import { replayWebhook } from '#telephony/server/replay-webhook.ts'
import { telephonyRoutes } from '#telephony/server/routes.ts'
import { setFaults } from '#telephony/server/set-faults.ts'
import { createTestGround, installGround, type TestGround } from '../../../tests/support/test-ground.ts'

let house: TestGround
let actor: Actor
let phone: OutsidePhone
beforeAll(async () => {
  house = await createTestGround()
  const { by, sessionId } = await installGround(house)
  actor = { kind: 'user', ...by, role: 'owner', isAdministrator: true, sessionId }
  phone = house.ground.carriers.outsidePhone as OutsidePhone
})
afterAll(() => house.close())

const deps = (who: Actor = actor) => ({ ...house.ground, actor: who, phone })
const newestAudit = async () => {
  const rows = await house.ground.db.system('manage-teams', (tx) =>
    tx.query<{ team_id: string; action: string; before: unknown; after: unknown }>(
      'select team_id, action, before, after from audit_entries order by id desc limit 1',
    ),
  )
  return rows[0]
}
const late = { on: 'webhook.message', fault: 'delay', rate: 0.25, delayMs: 3000 }
const busy = { on: 'call', fault: 'busy', rate: 1, count: 1, to: '+15035550142' }

// Sabotage: leave out writeAudit in setFaults.
test('faults are set at the carrier, and the audit says which without saying for whom', async () => {
  expect(await setFaults(deps(), [late, busy])).toEqual([
    { ...late, matched: 0, hit: 0 },
    { ...busy, matched: 0, hit: 0 },
  ])
  expect(await phone.faults()).toMatchObject([late, busy])
  expect(await newestAudit()).toMatchObject({
    ...{ team_id: 'instance', action: 'carrier.faults_set', before: { faults: [] } },
    after: { faults: ['webhook.message delay 0.25', 'call busy'] },
  })
  expect(await setFaults(deps(), [])).toEqual([])
})

test('what the carrier does not know is refused in its words, and nothing changes', async () => {
  await expect(setFaults(deps(), [{ on: 'call', fault: 'duplicate', rate: 1 }])).rejects.toMatchObject({
    code: 'invalid_input',
  })
  expect(await phone.faults()).toEqual([])
})

// Sabotage: send entry.params in hand-replays.ts, or leave out writeAudit in replayWebhook.
test('a webhook is sent again with other fields, which the audit does not repeat', async () => {
  const { carriers } = house.ground
  const connectionId = carriers.main()?.id ?? ''
  const [free] = await carriers.numbers(connectionId).search({ limit: 1 })
  const to = free?.phone ?? ''
  const hook = carriers.hookUrl(connectionId)
  const hooks = { smsUrl: `${hook}/messages`, voiceUrl: hook, callStatusUrl: hook }
  await carriers.numbers(connectionId).buy(to, hooks)
  await phone.sendText({ from: '+15035550142', to, body: 'Hello' })
  const seen = async () => (await phone.traffic(0, 100)).filter(({ kind }) => kind === 'hook')
  await expect.poll(async () => (await seen()).length).toBeGreaterThan(0)
  const [first] = await seen()
  const { url: _url, ...fields } = first?.request ?? {}
  const changed = Object.entries({ ...fields, Body: 'My name is Quintessa' })
  await replayWebhook(deps(), {
    id: first?.id ?? 0,
    fields: changed.map(([name, value]) => ({ name, value })),
  })
  const again = async () => (await seen()).find(({ replayOf }) => replayOf === first?.id)
  await expect.poll(again).toMatchObject({
    ...{ what: 'message received (again)' },
    request: { Body: 'My name is Quintessa', From: '+15035550142' },
  })
  expect(await newestAudit()).toMatchObject({
    ...{ action: 'carrier.webhook_replayed', after: { isChanged: true } },
  })
  const rest = (await phone.traffic(0, 100)).find(({ kind }) => kind === 'rest')
  await expect(replayWebhook(deps(), { id: rest?.id ?? 0 })).rejects.toMatchObject({ code: 'invalid_input' })
})

test('is for administrators, and for a carrier that is emulated', async () => {
  const person: Actor = { ...(actor as Actor & { kind: 'user' }), isAdministrator: false }
  await expect(setFaults(deps(person), [])).rejects.toMatchObject({ code: 'forbidden' })
  await expect(replayWebhook(deps(person), { id: 1 })).rejects.toMatchObject({ code: 'forbidden' })
  const visitor = { ...(actor as Actor & { kind: 'user' }), email: '', teamId: null, role: null }
  const context = { ...house.ground, visitor } as unknown as RequestContext
  const asked = call(telephonyRoutes(null).setFaults, { faults: [] }, { context })
  await expect(asked).rejects.toThrow('needs the carrier emulator')
})
