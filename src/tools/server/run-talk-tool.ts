import { newId } from '#kit/ids.ts'
import { parsePhoneNumber } from '#kit/phone-number.ts'
import { isOpenAt } from '#teams/server/is-open-at.ts'
import type { ToolScene } from '#tools/ports.ts'
import { findNames } from '#values/find-names.ts'
import { findPhones } from '#values/find-phones.ts'
import { failed, type Outcome, rejected, succeeded } from './outcome.ts'

/** Keeps a message for the team. A number to call back that nobody said is not believed. */
export function takeMessage(
  scene: ToolScene,
  given: {
    name?: string | undefined
    phone?: string | undefined
    message: string
    urgent?: boolean | undefined
  },
): Outcome {
  return taskOf(scene, {
    task: 'message',
    name: given.name ?? null,
    phone: saidPhone(scene, given.phone) ?? scene.contact.phone,
    words: given.message,
    isUrgent: given.urgent ?? false,
  })
}

/** Asks for a person. The bot goes on answering until one has taken over. */
export function handOver(scene: ToolScene, given: { reason: string; urgent?: boolean | undefined }): Outcome {
  const { contact } = scene
  return taskOf(scene, {
    task: 'hand_over',
    name: contact.name ?? saidName(scene),
    phone: contact.phone,
    words: given.reason,
    isUrgent: given.urgent ?? false,
  })
}

const textsPerTurn = 1

/** One more text, to this contact and nobody else. */
export function sendText(scene: ToolScene, given: { body: string }): Outcome {
  if (!scene.contact.phone || !scene.numberId)
    return failed('no_number', 'There is no number to send a text to or from in this talk.')
  const lastSpoken = scene.history.findLastIndex((line) => line.kind === 'line')
  const sent = scene.history.filter(
    (line, index) =>
      index > lastSpoken && line.kind === 'tool' && line.name === 'send_text' && 'receipt_id' in line.result,
  )
  if (sent.length >= textsPerTurn) return rejected('one_text', 'One text for each answer is enough.')
  const receiptId = newId('rcp', scene.now.getTime())
  const receipt = {
    id: receiptId,
    kind: 'sent' as const,
    objectId: scene.conversationId,
    label: 'Text',
    startsAt: null,
  }
  return succeeded(
    { receipt_id: receiptId },
    { receipt, effect: { kind: 'text', receiptId, body: given.body } },
  )
}

/** Puts the caller through, once this has been said, to the phone the team named for that. */
export function transferCall(scene: ToolScene, given: { reason?: string | undefined }): Outcome {
  if (scene.channel !== 'voice') return notACall()
  const phone = scene.transferTo
  if (!phone)
    return failed('nobody_takes_calls', 'Nobody takes calls at this hour. Offer to take a message instead.')
  const receiptId = newId('rcp', scene.now.getTime())
  const briefing = (given.reason ?? '').slice(0, 300)
  const receipt = {
    id: receiptId,
    kind: 'handed_over' as const,
    objectId: scene.conversationId,
    label: 'Put through',
    startsAt: null,
  }
  return succeeded(
    { receipt_id: receiptId, transferring: true },
    { receipt, effect: { kind: 'transfer', phone, briefing } },
  )
}

/** Hangs up, once the goodbye has been said. */
export function endCall(scene: ToolScene, given: { reason?: string | undefined }): Outcome {
  if (scene.channel !== 'voice') return notACall()
  return succeeded(
    { ending: true },
    { effect: { kind: 'end-call', reason: (given.reason ?? '').slice(0, 300) } },
  )
}

function notACall(): Outcome {
  return failed('no_call', 'This talk is not a call.')
}

interface Task {
  task: 'message' | 'hand_over'
  name: string | null
  phone: string | null
  words: string
  isUrgent: boolean
}

function taskOf(scene: ToolScene, task: Task): Outcome {
  const nowMs = scene.now.getTime()
  const taskId = newId('task', nowMs)
  const receiptId = newId('rcp', nowMs)
  const isOpenNow = isOpenAt(scene.profile, scene.now)
  const told = task.task === 'message' ? { after_hours: !isOpenNow } : { is_open_now: isOpenNow }
  const kind = task.task === 'message' ? ('passed_on' as const) : ('handed_over' as const)
  return succeeded(
    { task_id: taskId, receipt_id: receiptId, ...told },
    {
      receipt: { id: receiptId, kind, objectId: taskId, label: task.words.slice(0, 200), startsAt: null },
      effect: { kind: 'task', taskId, ...task },
    },
  )
}

/** The name the contact gave last in this talk. */
function saidName(scene: ToolScene): string | null {
  const names = scene.history.flatMap((line) =>
    line.kind === 'line' && line.role === 'contact' ? findNames(line.text).map((found) => found.value) : [],
  )
  return names.at(-1) ?? null
}

function saidPhone(scene: ToolScene, given: string | undefined): string | null {
  const wanted = given === undefined ? null : parsePhoneNumber(given)
  if (wanted === null) return null
  const isSaid = scene.history.some(
    (line) =>
      line.kind === 'line' &&
      line.role === 'contact' &&
      findPhones(line.text).some((found) => found.value === wanted),
  )
  return isSaid ? wanted : null
}
