import type { Task } from '#conversations/contract.ts'
import { readTask } from '#conversations/server/read-tasks.ts'
import { formatPhoneNumber } from '#kit/phone-number.ts'
import { writeIntent } from '#outbox/server/write-intent.ts'
import type { Clock } from '#platform/clock.ts'
import type { Database, Transaction } from '#platform/db/database.ts'
import type { Fact, FactSubscriber } from '#platform/facts/dispatch-facts.ts'
import { isFirstHearing } from '#platform/facts/first-hearing.ts'
import type { Secrets } from '#platform/secrets.ts'
import type { BusinessProfile } from '#teams/contract.ts'
import { loadLiveProfile } from '#teams/server/load-live-profile.ts'
import { sendMail } from '#teams/server/send-mail.ts'

interface TellDeps {
  db: Database
  clock: Clock
  secrets: Secrets
  publicUrl(): string
}

const subscriberName = 'notifications.task-taken'

/** Tells the team's people of each message taken, by text from the number it came to and by mail. */
export function createTaskTeller(deps: TellDeps): FactSubscriber<'task.taken'> {
  return {
    name: subscriberName,
    types: ['task.taken'],
    hear: (fact) =>
      deps.db.inLane('work').team(fact.teamId, async (tx) => {
        if (!(await isFirstHearing(tx, fact.id, subscriberName))) return
        const talk = await findTalk(tx, fact.payload.conversationId)
        // Nobody is called to the phone for a message that a made-up contact has left.
        if (!talk || talk.isSample) return
        const { profile } = await loadLiveProfile(tx)
        const task = await readTask(tx, fact.payload.taskId)
        const told = {
          task,
          profile,
          numberId: talk.numberId,
          link: `${deps.publicUrl()}/conversations/${task.conversationId}`,
        }
        for (const phone of profile.notify.phones) await tellByText(tx, deps, { ...told, phone, fact })
        for (const email of profile.notify.emails) {
          const mail = { kind: 'notice' as const, to: email, subject: subject(task), text: mailText(told) }
          await sendMail(deps, tx, { teamId: fact.teamId, ...mail })
        }
      }),
  }
}

async function findTalk(tx: Transaction, conversationId: string) {
  const [row] = await tx.query<{ number_id: string | null; is_sample: boolean }>(
    'select number_id, is_sample from conversations where team_id = $1 and id = $2',
    [tx.teamId, conversationId],
  )
  return row ? { numberId: row.number_id, isSample: row.is_sample } : null
}

interface Told {
  task: Task
  profile: BusinessProfile
  /** The number the contact wrote to; null where that was none of ours. */
  numberId: string | null
  link: string
}

async function tellByText(
  tx: Transaction,
  deps: TellDeps,
  told: Told & { phone: string; fact: Fact<'task.taken'> },
): Promise<void> {
  const { fact, phone, task, numberId } = told
  if (!numberId) return
  await writeIntent(tx, {
    kind: 'message.send',
    key: `notice:${fact.id}:${phone}`,
    lane: `notice:${phone}`,
    recipient: phone,
    nowMs: deps.clock.now().getTime(),
    payload: {
      numberId,
      to: phone,
      body: noticeText(told),
      mediaUrls: [],
      purpose: 'notice',
      conversationId: null,
      messageId: null,
      turnId: null,
      coversSeq: null,
      taskId: task.id,
    },
  })
}

const maxWordsInText = 400

function noticeText({ task, profile, link }: Told): string {
  const words = task.words.length > maxWordsInText ? `${task.words.slice(0, maxWordsInText)}…` : task.words
  return `${task.isUrgent ? 'URGENT: ' : ''}${profile.name}: ${what(task)} ${who(task)}: "${words}" ${link}`
}

function what(task: Task): string {
  return task.kind === 'hand_over' ? 'a person is wanted by' : 'message from'
}

function mailText({ task, profile, link }: Told): string {
  return [
    task.kind === 'hand_over'
      ? `${who(task)} wants to talk to a person of ${profile.name}; the bot goes on until somebody does:`
      : `${who(task)} left a message for ${profile.name}:`,
    '',
    task.words,
    '',
    `Read the whole conversation, or mark it as done: ${link}`,
  ].join('\n')
}

function subject(task: Task): string {
  if (task.kind === 'hand_over')
    return `${task.isUrgent ? 'Urgent: a' : 'A'} person is wanted by ${who(task)}`
  return `${task.isUrgent ? 'Urgent message' : 'Message'} from ${who(task)}`
}

function who(task: Task): string {
  const phone = task.phone ? formatPhoneNumber(task.phone) : null
  if (task.name && phone) return `${task.name}, ${phone}`
  return task.name ?? phone ?? 'an unknown number'
}
