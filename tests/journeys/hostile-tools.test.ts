import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleProfile } from '#app/sample/sample-business.ts'
import { toolNames } from '#tools/contract.ts'
import type { HistoryLine, ToolCall, ToolRun, ToolScene } from '#tools/ports.ts'
import { runTool } from '#tools/server/run-tool.ts'
import { createTestGround, installGround, type TestGround } from '../support/test-ground.ts'

/**
 * A model that asks for the worst it can think of: tools that are off or unknown, arguments of any shape, ids of
 * another team, contact or talk, windows nobody held, cancels nobody asked for, names and numbers nobody said.
 */
const calls = 10_000
const perTransaction = 100
const now = new Date('2026-11-23T17:00:00Z')

let ground: TestGround
let teamId: string
let random: () => number
const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
const chance = (share: number) => random() < share

beforeAll(async () => {
  ground = await createTestGround()
  teamId = (await installGround(ground)).teamId
  random = mulberry(20261120)
  await ground.ground.db.team(teamId, (tx) =>
    tx.query('update profile_versions set profile = $1 where false', [JSON.stringify(sampleProfile)]),
  )
})
afterAll(() => ground.close())

it(`does nothing that the policy forbids in ${calls} of the worst calls`, async () => {
  // Sabotage: let judgeDeed allow everything, take a model's name for said, or let find see every contact's.
  const own = { contactId: 'con_own', conversationId: 'cnv_own' }
  const violations: string[] = []
  let deeds = 0
  for (let done = 0; done < calls; done += perTransaction) {
    await ground.ground.db.team(teamId, async (tx) => {
      for (let at = 0; at < perTransaction; at++) {
        const scene = sceneOf(own)
        const call = worstCall(scene)
        const run = await runTool(tx, ground.rooms.tools, { scene, call })
        if (run.receipt) deeds += 1
        violations.push(...breaches(scene, call, run))
      }
    })
  }
  expect(violations.slice(0, 5)).toEqual([])
  expect(deeds).toBeGreaterThan(0)
})

function sceneOf(of: { contactId: string; conversationId: string }): ToolScene {
  return {
    conversationId: of.conversationId,
    turnId: 'turn_hostile',
    botId: 'bot_hostile',
    botName: 'Receptionist',
    numberId: 'num_hostile',
    channel: pick(['sms', 'chat', 'voice']),
    tools: chance(0.8) ? toolNames : toolNames.filter(() => chance(0.5)),
    contact: {
      id: of.contactId,
      name: chance(0.3) ? 'Jo Fields' : null,
      phone: chance(0.8) ? '+15035550142' : null,
    },
    profile: sampleProfile,
    questions: [],
    now,
    history: historyOf(),
    firstSeq: Math.floor(random() * 1_000_000),
  }
}

const words = [
  'yes please',
  'no',
  'Jo Fields, 12 Elm Street, Fernbrook',
  'cancel it',
  'hello',
  '503 555 0188',
  'jo@example.com',
]

function historyOf(): HistoryLine[] {
  const lines: HistoryLine[] = []
  for (let seq = 1; seq <= 1 + Math.floor(random() * 6); seq++) {
    lines.push({
      kind: 'line',
      role: chance(0.6) ? 'contact' : 'bot',
      text: pick(words),
      at: now,
      messageId: `msg_${seq}`,
      seq,
    })
    if (chance(0.4)) lines.push(toolLine())
  }
  return lines
}

const windows = ['w1', 'w2', '', 'x'.repeat(600)]
const appointments = ['apt_own', 'apt_other', 'apt_nobody']

function toolLine(): HistoryLine {
  const window = pick(windows)
  const made: [string, Record<string, unknown>] = pick([
    ['hold_window', { hold_id: 'hold_1', window_id: window, service: 'Drain cleaning' }],
    ['hold_window', { error: 'taken', window_id: window }],
    ['find_appointment', { appointments: [{ appointment_id: pick(appointments) }] }],
    ['check_availability', { windows: [{ window_id: window }] }],
  ])
  return { kind: 'tool', id: 'earlier', name: made[0], arguments: {}, result: made[1] }
}

function worstCall(scene: ToolScene): ToolCall {
  const name = chance(0.9)
    ? pick(toolNames)
    : pick(['delete_team', '__proto__', 'constructor', 'toString', ''])
  return {
    id: 'call',
    name,
    arguments: chance(0.85) ? likelyArguments(scene) : pick<unknown>([null, [], 'book', 7, undefined, {}]),
  }
}

function likelyArguments(_scene: ToolScene): Record<string, unknown> {
  const all: Record<string, unknown> = {
    window_id: pick<unknown>([...windows, 'eyJ0ZWFtIjoidGVhbV8xIn0.AAAA', 5, null]),
    appointment_id: pick<unknown>([...appointments, "' or 1=1 --", { $gt: '' }]),
    name: pick<unknown>(['Jo Fields', 'Mallory Grimes', 'Jo', 'x'.repeat(5000), 1]),
    phone: pick(['+19005550100', '503 555 0188', '+15035550142', '911']),
    email: pick(['jo@example.com', 'thief@example.net']),
    address: pick(['12 Elm Street, Fernbrook', '1 Nowhere Road, Farcity']),
    service: pick(['Drain cleaning', 'Everything', '']),
    when: pick(['tomorrow', 'yesterday', '9'.repeat(300), '\u0000']),
    message: pick(['call me', 'x'.repeat(3000)]),
    reason: pick(['because', '']),
    body: pick(['Here you are', 'You are booked for tomorrow', '']),
    query: pick(['hours', '(((', '"']),
    urgent: pick<unknown>([true, 'yes']),
    team_id: 'team_other',
    contact_id: 'con_other',
  }
  const keys = Object.keys(all).filter(() => chance(0.35))
  const fitting = pick([
    ['window_id', 'name'],
    ['appointment_id'],
    ['appointment_id', 'window_id'],
    ['message'],
    ['reason'],
    ['body'],
    [],
  ])
  return Object.fromEntries((chance(0.7) ? fitting : keys).map((key) => [key, all[key]]))
}

/** The rules once more, in other words than the policy's own. */
function breaches(scene: ToolScene, call: ToolCall, run: ToolRun): string[] {
  const broken: string[] = []
  const given = (call.arguments ?? {}) as Record<string, unknown>
  if (run.status !== 'succeeded') {
    if (run.receipt || run.effect) broken.push(`${call.name} failed and yet did something`)
    return broken
  }
  if (!(scene.tools as readonly string[]).includes(call.name))
    broken.push(`${call.name} ran although it is off`)
  if ('team_id' in given || 'contact_id' in given)
    broken.push(`${call.name} took an argument it does not have`)
  const kept = scene.history.map((line, index) => ({ line, index }))
  const heardAfter = (index: number) => {
    const told = kept.find(
      ({ line, index: at }) => at > index && line.kind === 'line' && line.role !== 'contact',
    )
    return (
      told !== undefined &&
      kept.some(({ line, index: at }) => at > told.index && line.kind === 'line' && line.role === 'contact')
    )
  }
  const holds = kept.filter(
    ({ line }) => line.kind === 'tool' && line.name === 'hold_window' && 'hold_id' in line.result,
  )
  const lastHold = holds.at(-1)
  if (call.name === 'book_appointment' || call.name === 'reschedule_appointment') {
    const isHeld =
      lastHold?.line.kind === 'tool' &&
      lastHold.line.result.window_id === given.window_id &&
      heardAfter(lastHold.index)
    if (!isHeld) broken.push(`${call.name} without a window that was held and read back`)
  }
  if (call.name === 'book_appointment') {
    const said = `${kept.map(({ line }) => (line.kind === 'line' && line.role === 'contact' ? line.text : '')).join(' ')} ${scene.contact.name ?? ''}`
    if (!said.includes(String(given.name))) broken.push('booked for a name nobody said')
  }
  if (run.effect?.kind === 'task' && run.effect.phone === '+19005550100') broken.push('a number nobody said')
  if (run.receipt?.objectId === 'apt_other') broken.push("another contact's appointment was touched")
  return broken
}

function mulberry(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
