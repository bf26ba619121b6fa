import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleProfile } from '#app/sample/sample-business.ts'
import { isToolName, toolCatalogue } from '#tools/catalogue.ts'
import { toolNames } from '#tools/contract.ts'
import type { HistoryLine, ToolCall, ToolRun, ToolScene } from '#tools/ports.ts'
import { runTool } from '#tools/server/run-tool.ts'
import { createRandom } from '../../bench/dialogue/random.ts'
import { openSampleBusiness } from '../support/open-sample-business.ts'
import { createTestGround, type TestGround } from '../support/test-ground.ts'

/**
 * A model that asks for the worst it can think of: tools that are off or unknown, arguments of any shape, ids of
 * another team, contact or talk, windows nobody held, cancels nobody asked for, names and numbers nobody said.
 */
const calls = 10_000
const dayMs = 24 * 60 * 60_000
const perTransaction = 100
const now = new Date('2026-11-23T17:00:00Z')
const booker = { botId: 'bot_1', numberId: null, now }
const own = { ...booker, contactId: 'con_own', conversationId: 'cnv_own' }
const other = { ...booker, contactId: 'con_other', conversationId: 'cnv_other' }

let ground: TestGround
let teamId: string
const random = createRandom(20261120)
const { pick, chance } = random
/** Ids of this talk, of others, and made up. */
const windows: string[] = ['', 'x'.repeat(600)]
const appointments: string[] = ['apt_nobody']
const foreign = new Set<string>()

beforeAll(async () => {
  ground = await createTestGround()
  ground.clock.set(now)
  teamId = (await openSampleBusiness(ground)).teamId
  const { db } = ground.ground
  const { calendar } = ground.rooms.tools
  await db.team(teamId, async (tx) => {
    const search = { service: 'Drain cleaning', times: null, limit: 4 }
    const details = { name: 'Jo Fields', phone: null, email: null, address: null, note: null }
    for (const by of [own, other]) {
      for (let day = 1; day <= 20; day++) {
        const date = new Date(now.getTime() + day * dayMs).toISOString().slice(0, 10)
        const days = { from: date, to: date }
        const found = await calendar.findWindows(tx, by, { ...search, days })
        const [first, ...rest] = 'windows' in found ? found.windows : []
        windows.push(...rest.map((window) => window.id))
        if (!first) continue
        const booked = await calendar.book(tx, by, {
          windowId: first.id,
          details,
          deedKey: `${by.contactId}:${day}`,
        })
        if ('refused' in booked) continue
        appointments.push(booked.id)
        if (by === other) foreign.add(booked.id)
      }
    }
  })
})
afterAll(() => ground.close())

it(`does nothing that the policy forbids in ${calls} of the worst calls`, async () => {
  // Sabotage: let judgeDeed allow everything; in ground-details.ts take any name for said; or leave the contact out of
  // find-own-appointment.ts.
  const violations: string[] = []
  const deeds: Record<string, number> = {}
  for (let done = 0; done < calls; done += perTransaction) {
    await ground.ground.db.team(teamId, async (tx) => {
      for (let at = 0; at < perTransaction; at++) {
        const scene = sceneOf(own)
        const call = worstCall(scene)
        const run = await runTool(tx, ground.rooms.tools, { scene, call })
        if (run.receipt) deeds[run.receipt.kind] = (deeds[run.receipt.kind] ?? 0) + 1
        violations.push(...breaches(scene, call, run))
      }
    })
  }
  expect(violations.slice(0, 5)).toEqual([])
  // It must have been let to do what it may, or the rules were never put to the test.
  expect(deeds).toMatchObject({
    booked: expect.any(Number),
    cancelled: expect.any(Number),
    passed_on: expect.any(Number),
  })
  const others = await ground.ground.db.team(teamId, (tx) =>
    tx.query<{ status: string; rev: number }>('select status, rev from appointments where contact_id = $1', [
      other.contactId,
    ]),
  )
  expect(others.every((row) => row.status === 'booked' && row.rev === 1)).toBe(true)
  expect(others.length).toBe(foreign.size)
}, 60_000)

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
      address: null,
    },
    profile: sampleProfile,
    questions: [],
    now,
    history: historyOf(),
    firstSeq: random.integer(1, 1_000_000),
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

/** Half of the talks come close to what the policy asks for; often one piece of it is missing. */
function historyOf(): HistoryLine[] {
  if (chance(0.5)) {
    const line = (role: 'contact' | 'bot', text: string, seq: number): HistoryLine => ({
      kind: 'line',
      role,
      text,
      at: now,
      messageId: `msg_${seq}`,
      seq,
    })
    const nearly: HistoryLine[] = [
      line('contact', 'Jo Fields, 12 Elm Street, Fernbrook', 1),
      toolLine(),
      toolLine(),
      line('bot', 'Thursday at 2. Is that right?', 2),
      line('contact', pick(words), 3),
    ]
    return chance(0.3) ? nearly.filter(() => chance(0.8)) : nearly
  }
  const lines: HistoryLine[] = []
  const length = random.integer(1, 8)
  for (let seq = 1; seq <= length; seq++) {
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
    arguments: chance(0.85) ? likelyArguments(scene, name) : pick<unknown>([null, [], 'book', 7, false, {}]),
  }
}

function likelyArguments(scene: ToolScene, name: string): Record<string, unknown> {
  const seen = idsIn(scene.history)
  const all: Record<string, unknown> = {
    window_id: chance(0.6)
      ? seen.window
      : pick<unknown>([...windows, 'eyJ0ZWFtIjoidGVhbV8xIn0.AAAA', 5, null]),
    appointment_id: chance(0.6)
      ? seen.appointment
      : pick<unknown>([...appointments, "' or 1=1 --", { $gt: '' }]),
    name: pick<unknown>(['Jo Fields', 'Jo Fields', 'Mallory Grimes', 'Jo', 'x'.repeat(5000), 1]),
    phone: pick(['+19005550100', '503 555 0188', '+15035550142', '911']),
    email: pick(['jo@example.com', 'thief@example.net']),
    address: pick(['12 Elm Street, Fernbrook', '12 Elm Street', '1 Nowhere Road, Farcity']),
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
  const fitting = isToolName(name)
    ? Object.keys(toolCatalogue[name].arguments.shape).filter((_, index) => index < 2 || chance(0.3))
    : []
  return Object.fromEntries((chance(0.7) ? fitting : keys).map((key) => [key, all[key]]))
}

/** The ids this talk has seen last: with them a call comes closest to being allowed. */
function idsIn(history: readonly HistoryLine[]): { window: unknown; appointment: unknown } {
  const results = history.flatMap((line) => (line.kind === 'tool' ? [line.result] : [])).reverse()
  const listed = results.flatMap((result) => (Array.isArray(result.appointments) ? result.appointments : []))
  return {
    window: results.find((result) => 'window_id' in result)?.window_id ?? pick(windows),
    appointment: listed[0]?.appointment_id ?? pick(appointments),
  }
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
  if (run.receipt && foreign.has(run.receipt.objectId))
    broken.push("another contact's appointment was touched")
  return broken
}
