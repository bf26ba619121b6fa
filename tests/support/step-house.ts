import { beginTurn } from '#conversations/server/begin-turn.ts'
import { finishTurn } from '#conversations/server/finish-turn.ts'
import { claimConversations } from '#conversations/server/store.ts'
import type { IntentPayloads } from '#outbox/intents.ts'
import type { IntentHandler } from '#outbox/ports.ts'
import { deliverIntent } from '#outbox/server/deliver-intent.ts'
import { claimIntents } from '#outbox/server/store.ts'
import type { CarrierMessage, MessageCarrier } from '#telephony/ports.ts'
import { receiveSms } from '#telephony/server/receive-sms.ts'
import { createSendHandler } from '#telephony/server/send-handler.ts'
import type { Pause } from './interleave.ts'
import { startTestApp, type TestAppSettings } from './start-app.ts'

export interface Accepted {
  to: string
  body: string
  sid: string
  /** What the stop state of the number was at that very moment. */
  stopState: string
}

/** What a carrier does with one sending. */
export type CarrierMood = 'takes' | 'busy' | 'takes and fails' | 'takes late' | 'fails'

/**
 * The product without its workers: each step of a text's way is taken when a test says so. The carrier is a list in
 * memory with moods of its own.
 */
export async function startStepHouse(kind: TestAppSettings['kind']) {
  const house = await startTestApp({ ...(kind ? { kind } : {}), settleMs: 0, environment: { ROLE: 'web' } })
  const { ground, rooms } = house.app
  const { db, log } = ground
  const connectionId = ground.carriers.main()?.id ?? ''
  const accepted: Accepted[] = []
  const late: Omit<Accepted, 'stopState'>[] = []
  const gates: { to: string; purpose: string; stopState: string; newest: number; covers: number }[] = []
  // Waits that serve the other side are skipped: each look at the clock is a second later.
  let lookMs = Date.now()
  const clock = {
    isSystem: true,
    now: () => {
      lookMs += 1000
      return new Date(lookMs)
    },
  }
  let sids = 0
  const newSid = () => `SM${String(++sids).padStart(32, '0')}`
  const stopStateOf = async (phone: string) =>
    (
      await house.rows<{ stop_state: string }>('select stop_state from contact_phones where phone = $1', [
        phone,
      ])
    )[0]?.stop_state ?? 'open'

  function carrier(mood: () => CarrierMood): MessageCarrier {
    return {
      answersOptOutWords: true,
      send: async ({ to, body }) => {
        const now = mood()
        if (now === 'busy') return { kind: 'busy', afterMs: 0, error: 'busy' }
        if (now === 'fails') return { kind: 'unknown', error: 'lost' }
        const sid = newSid()
        if (now === 'takes late') late.push({ to, body, sid })
        else accepted.push({ to, body, sid, stopState: await stopStateOf(to) })
        return now === 'takes'
          ? { kind: 'accepted', sid, status: 'queued', segments: 1 }
          : { kind: 'unknown', error: 'no answer' }
      },
      async *list({ to }) {
        // What was under way when the answer failed has arrived by now.
        const arrived = late.splice(0).map((text) => ({ ...text, stopState: 'unread' }))
        // In the list at once: somebody else may be reading it meanwhile.
        accepted.push(...arrived)
        for (const text of arrived) text.stopState = await stopStateOf(text.to)
        const at = clock.now()
        for (const text of accepted.filter((one) => one.to === to).reverse()) {
          const shown = { ...text, direction: 'outbound' as const, from: house.phone, at, media: [] }
          yield { ...shown, status: 'sent', errorCode: null, segments: 1 } satisfies CarrierMessage & Accepted
        }
      },
      fetch: async () => null,
      fetchMedia: async () => null,
    }
  }

  return {
    ...house,
    accepted,
    gates,
    /** One text of a contact, stored. */
    receive: (from: string, body: string) =>
      receiveSms(rooms.telephony, {
        ...{ connectionId, sid: newSid(), from, to: house.phone, body, media: [], segments: 1 },
        receivedAt: new Date(),
      }),
    /** Takes up one conversation that is due and answers it, in steps; false when none was. */
    answer: async (owner: string, pause: Pause): Promise<boolean> => {
      const [claim] = await db.system('claim-conversations', (tx) =>
        claimConversations(tx, owner, { limit: 1 }),
      )
      if (!claim) return false
      await pause()
      const begun = await db.team(claim.teamId, (tx) => beginTurn(tx, claim, new Date()))
      if (!begun) return true
      await pause()
      const text = `Answer up to ${begun.talk.coversSeq}`
      const claims = { replaced: [], backed: [] }
      const said = { text, runs: [], completions: [], claims, askedAt: [] }
      const turn = { ...begun, ...said }
      await db.team(claim.teamId, (tx) => finishTurn(tx, claim, { turn, now: new Date() }))
      return true
    },
    /** Takes up one deed that is owed and carries it on, in steps; false when none was. */
    deliver: async (owner: string, pause: Pause, mood: () => CarrierMood): Promise<boolean> => {
      const [intent] = await db.system('claim-intents', async (tx) => {
        // Nothing has to wait for its time here, but what another works on stays with it.
        await tx.query(
          `update outbox_intents set due_at = parley_now() - interval '1 s' where (team_id, id) in (
             select team_id, id from outbox_intents
             where state in ('ready', 'sending', 'unknown') and due_at > parley_now() for update skip locked)`,
        )
        return claimIntents(tx, owner, { limit: 1 })
      })
      if (!intent) return false
      await pause()
      const real = createSendHandler({ ...rooms.telephony, clock, carriers: () => carrier(mood) })
      const stepped: IntentHandler<'message.send'> = {
        ...real,
        perform: async (context, sending) => {
          await noteGate(sending.payload)
          await pause()
          const performed = await real.perform({ ...context, isFresh: () => true }, sending)
          await pause()
          return performed
        },
      }
      await deliverIntent({ db, clock, log }, stepped as IntentHandler, intent)
      return true
    },
    stopStateOf,
  }

  /** Directly after the gate: what the contact had written and wished by then. */
  async function noteGate(payload: IntentPayloads['message.send']): Promise<void> {
    const { to, purpose } = payload
    const stopState = await stopStateOf(to)
    if (!payload.conversationId) return void gates.push({ to, purpose, stopState, newest: 0, covers: 0 })
    const [newest] = await house.rows<{ seq: number | null }>(
      `select max(seq) as seq from messages where conversation_id = $1 and role = 'contact'
       and answer is distinct from 'stop'`,
      [payload.conversationId],
    )
    gates.push({ to, purpose, stopState, newest: newest?.seq ?? 0, covers: payload.coversSeq ?? 0 })
  }
}
