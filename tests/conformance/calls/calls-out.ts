import { describe, expect, test } from 'vitest'
import { type CallCarrierUnderTest, watchCalls } from './under-test.ts'

/** We call somebody. */
export function callsOut(open: () => CallCarrierUnderTest): void {
  const { at, converse, told, until, lineOf, ended, place, placed, listed } = watchCalls(open)

  describe('a call out', () => {
    test('is placed once, asks what to do when it is answered, and is told step by step', async () => {
      open().door.decide = () => ({ kind: 'say', text: 'Your visit is tomorrow.', next: { kind: 'hang-up' } })
      const sid = await placed()
      await ended(sid)
      expect(told('call.arrived', sid)).toMatchObject([
        {
          sid,
          direction: 'outbound',
          from: open().ours,
          to: open().theirs,
          intent: { teamId: 't1', id: 'i1' },
        },
      ])
      const statuses = told('call.status', sid)
      // Sabotage: ask for the last status alone.
      expect(statuses.map(({ sequence }) => sequence).sort()).toEqual([0, 1, 2, 3])
      expect(statuses.every(({ at: time, intent }) => time instanceof Date && intent?.id === 'i1')).toBe(true)
      const found = (await listed({ from: open().ours, to: open().theirs })).filter(
        (call) => call.sid === sid,
      )
      expect(found).toMatchObject([{ direction: 'outbound', status: 'completed' }])
      expect(await open().heard(sid)).toContain('Your visit is tomorrow.')
    })

    test('that nobody takes ends in the carrier’s word for it', async () => {
      await open().setPhone({ phone: open().theirs, answers: 'busy' })
      const sid = await placed()
      await until(() => told('call.status', sid).find((status) => status.status === 'busy'), 'busy')
      expect(await open().carrier.fetch(sid)).toMatchObject({ status: 'busy', startedAt: null })
      expect(told('call.arrived', sid)).toEqual([])
      await open().setPhone({ phone: open().theirs, answers: 'person' })
    })

    test('that a machine takes says so, when its greeting is over', async () => {
      await open().setPhone({ phone: open().theirs, answers: 'machine', greeting: 'Leave a message.' })
      open().door.decide = () => ({
        kind: 'say',
        text: 'x',
        next: { kind: 'ask-again', afterSeconds: 30, url: at('?again=1') },
      })
      const sid = await placed()
      const found = await until(() => told('call.answered-by', sid)[0], 'who answered')
      expect(found).toMatchObject({ sid, intent: { teamId: 't1', id: 'i1' } })
      expect(found.answeredBy).toMatch(/^machine_end_/)
      await open().carrier.end(sid)
      await open().setPhone({ phone: open().theirs, answers: 'person' })
    })

    test('is sent elsewhere while it goes on, and hung up; more than once does no harm', async () => {
      open().door.decide = () => converse()
      const sid = await placed()
      const line = await lineOf(sid)
      await open().carrier.redirect(sid, {
        kind: 'say',
        text: 'One more thing.',
        next: { kind: 'ask-again', afterSeconds: 60, url: at('?again=1') },
      })
      await until(() => line.closeCode !== null, 'the end of the line')
      await open().carrier.end(sid)
      await ended(sid)
      await open().carrier.end(sid)
      await expect(open().carrier.redirect(sid, { kind: 'hang-up' })).rejects.toMatchObject({
        code: 'conflict',
      })
      expect(await open().carrier.fetch(sid)).toMatchObject({ status: 'completed' })
    })

    test('is refused with the code for a bad number', async () => {
      expect(await place('+1')).toMatchObject({ kind: 'refused', code: 21211 })
    })

    test('that is not known is none, and counts as hung up', async () => {
      const { carrier, unknownSid } = open()
      expect(await carrier.fetch(unknownSid)).toBeNull()
      await carrier.end(unknownSid)
      await expect(carrier.redirect(unknownSid, { kind: 'hang-up' })).rejects.toMatchObject({
        code: 'not_found',
      })
    })

    test('a busy carrier has not taken it', async () => {
      const before = (await listed()).length
      await open().misbehave('429')
      expect(await place()).toMatchObject({ kind: 'busy' })
      await open().misbehave('none')
      expect(await listed()).toHaveLength(before)
    })

    test('a failure after taking it is unknown, never a refusal', async () => {
      const before = (await listed()).length
      await open().misbehave('500-after-accept')
      // Sabotage: map 5xx to refused in readFailure.
      expect(await place()).toMatchObject({ kind: 'unknown' })
      await open().misbehave('none')
      expect(await listed()).toHaveLength(before + 1)
    })
  })
}
