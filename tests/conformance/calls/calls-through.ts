import { describe, expect, test } from 'vitest'
import type { CallPlan } from '#telephony/ports.ts'
import { type CallCarrierUnderTest, watchCalls } from './under-test.ts'

/** A call is put through to another phone. */
export function callsThrough(open: () => CallCarrierUnderTest): void {
  const { at, told, until, ended, listed } = watchCalls(open)

  describe('a call put through', () => {
    const through = (phone: string): CallPlan => ({
      ...{ kind: 'dial', phone, callerId: open().ours, ringSeconds: 20, recordingUrl: null },
      afterUrl: at('/dialled?team=t1&call=c1'),
    })

    test.each(['busy', 'no-answer'] as const)(
      'to a phone that is %s comes back with its word',
      async (answers) => {
        const colleague = '+15035550188'
        await open().setPhone({ phone: colleague, answers, ringMs: 500 })
        open().door.decide = (event) =>
          event.kind === 'call.step' ? { kind: 'hang-up' } : through(colleague)
        const sid = await open().callUs([{ pauseMs: 120_000 }])
        await ended(sid)
        expect(told('call.step', sid)).toMatchObject([
          { sid, step: 'after-dial', outcome: answers, isCallAlive: true, teamId: 't1' },
        ])
        expect((await listed()).some((call) => call.to === colleague)).toBe(false)
      },
    )

    test('to a person lasts until the caller hangs up', async () => {
      const colleague = '+15035550189'
      await open().setPhone({ phone: colleague, answers: 'person', ringMs: 500 })
      open().door.decide = (event) => (event.kind === 'call.step' ? { kind: 'hang-up' } : through(colleague))
      const sid = await open().callUs([{ pauseMs: 10_000 }, { hangup: true }])
      await ended(sid)
      const step = await until(() => told('call.step', sid)[0], 'how the dial went')
      expect(step).toMatchObject({ sid, step: 'after-dial', outcome: 'completed', isCallAlive: false })
    })
  })
}
