import { describe, expect, test } from 'vitest'
import { decodeWav } from '#kit/audio/decode-wav.ts'
import type { CallArrival } from '#telephony/ports.ts'
import { type CallCarrierUnderTest, watchCalls } from './under-test.ts'

/** Somebody calls us. */
export function callsIn(open: () => CallCarrierUnderTest): void {
  const { at, converse, told, until, lineOf, ended, listed } = watchCalls(open)

  describe('a call in', () => {
    test('asks what to do, hears a sentence, and is listed when it is over', async () => {
      open().door.decide = () => ({ kind: 'say', text: 'We are closed today.', next: { kind: 'hang-up' } })
      const sid = await open().callUs([])
      await ended(sid)
      expect(told('call.arrived', sid)).toMatchObject([
        { sid, direction: 'inbound', from: open().theirs, to: open().ours, intent: null },
      ])
      expect(await open().carrier.fetch(sid)).toMatchObject({
        sid,
        direction: 'inbound',
        status: 'completed',
      })
      const call = (await listed({ from: open().theirs })).find((one) => one.sid === sid)
      expect(call?.startedAt).toBeInstanceOf(Date)
      expect(call?.endedAt).toBeInstanceOf(Date)
      expect(call?.durationSeconds).toBeGreaterThan(0)
    })

    test('waits, asks again and is turned away', async () => {
      const url = at('?again=1')
      open().door.decide = (event) =>
        told('call.arrived', (event.content as CallArrival).sid).length === 1
          ? { kind: 'say', text: '', next: { kind: 'ask-again', afterSeconds: 1, url } }
          : { kind: 'reject', reason: 'busy' }
      const sid = await open().callUs([])
      await until(() => told('call.status', sid).find((status) => status.status === 'busy'), 'busy')
      expect(told('call.arrived', sid)).toHaveLength(2)
      expect(await open().carrier.fetch(sid)).toMatchObject({ status: 'busy', startedAt: null })
    })

    test('talks over a line: what is said is heard, and it is given back with a word', async () => {
      open().door.decide = (event) => (event.kind === 'call.step' ? { kind: 'hang-up' } : converse())
      open().door.onLine = (event, line) => {
        if (event.kind === 'opened')
          line.send({ kind: 'say', text: 'Hello.', isLast: true, mayInterrupt: true })
        if (event.kind !== 'words' || !event.isFinal) return
        line.send({ kind: 'say', text: 'We have a free hour at three. ', isLast: false, mayInterrupt: true })
        line.send({ kind: 'say', text: 'Shall I write it down?', isLast: true, mayInterrupt: true })
      }
      const sid = await open().callUs(['When can you come?', { digits: '7' }, { pauseMs: 60_000 }])
      const line = await lineOf(sid)
      const got = (kind: string) => line.got.filter((event) => event.kind === kind)
      await until(() => got('digit').length > 0, 'a digit')
      line.send({ kind: 'end', handoff: '{"kind":"bot"}' })
      await ended(sid)
      expect(line.got[0]).toMatchObject({ kind: 'opened', callSid: sid })
      const words = got('words').flatMap((event) =>
        event.kind === 'words' && event.isFinal ? event.text : [],
      )
      expect(words).toEqual(['When can you come?'])
      expect(got('digit')).toEqual([{ kind: 'digit', digit: '7' }])
      expect(got('played').map((event) => event.kind === 'played' && event.text.trim())).toEqual([
        'Hello.',
        'We have a free hour at three.',
        'Shall I write it down?',
      ])
      expect(got('speaking')).not.toHaveLength(0)
      expect(got('error')).toEqual([])
      expect(told('call.step', sid)).toMatchObject([
        {
          sid,
          step: 'after-line',
          outcome: 'ended',
          handoff: '{"kind":"bot"}',
          isCallAlive: true,
          teamId: 't1',
        },
      ])
    })

    test('speaks over us: what was heard until then comes back', async () => {
      open().door.decide = (event) => (event.kind === 'call.step' ? { kind: 'hang-up' } : converse())
      open().door.onLine = (event, line) => {
        if (event.kind !== 'opened') return
        const text =
          'We are open from eight to five on weekdays and from nine to noon on Saturdays in winter.'
        line.send({ kind: 'say', text, isLast: true, mayInterrupt: true })
      }
      const sid = await open().callUs([
        { text: 'What about the weekend?', interruptAfterWords: 5 },
        { pauseMs: 3000 },
        { hangup: true },
      ])
      await ended(sid)
      const { got } = await lineOf(sid)
      const interrupted = got.find((event) => event.kind === 'interrupted')
      expect(interrupted).toMatchObject({ heard: expect.stringMatching(/^We are open from eight/) })
      expect(interrupted?.kind === 'interrupted' && interrupted.afterMs).toBeGreaterThan(0)
      await until(
        () => told('call.step', sid).find((step) => !step.isCallAlive && step.outcome === 'completed'),
        'the end of a line whose caller hung up',
      )
    })

    test('whose line is lost asks how it goes on, or is over', async () => {
      open().door.decide = (event) => (event.kind === 'call.step' ? { kind: 'hang-up' } : converse())
      open().door.onLine = (_event, line) => line.cut()
      const sid = await open().callUs([{ pauseMs: 60_000 }])
      await ended(sid)
      for (const step of told('call.step', sid))
        expect(step).toMatchObject({
          step: 'after-line',
          outcome: 'failed',
          handoff: null,
          isCallAlive: true,
        })
    })

    test('is recorded with both sides apart, and the recording is fetched and removed', async () => {
      open().door.decide = (event) => (event.kind === 'call.step' ? { kind: 'hang-up' } : converse(true))
      open().door.onLine = (event, line) => {
        if (event.kind === 'opened')
          line.send({ kind: 'say', text: 'Hello.', isLast: true, mayInterrupt: true })
        if (event.kind === 'words' && event.isFinal)
          line.send({ kind: 'say', text: 'Yes, until five.', isLast: true, mayInterrupt: true })
      }
      const sid = await open().callUs(['Are you open today?'])
      const recording = await until(
        () => told('call.recording', sid).find(({ status }) => status === 'completed'),
        'a recording',
      )
      expect(recording).toMatchObject({ callSid: sid, channels: 2, errorCode: null })
      expect(recording.durationSeconds).toBeGreaterThan(0)
      const bytes = await open().carrier.fetchRecording(recording.sid, 20_000_000)
      // Sabotage: leave `channels` out in call-twiml.ts.
      expect(decodeWav(bytes ?? new Uint8Array()).channels).toHaveLength(2)
      await expect(open().carrier.fetchRecording(recording.sid, 100)).rejects.toMatchObject({
        code: 'too_large',
      })
      await open().carrier.deleteRecording(recording.sid)
      expect(await open().carrier.fetchRecording(recording.sid, 20_000_000)).toBeNull()
      await open().carrier.deleteRecording(recording.sid)
    })
  })
}
