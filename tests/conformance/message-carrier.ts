import { expect, test } from 'vitest'
import type { CarrierMessage, MessageCarrier } from '#telephony/ports.ts'

export interface CarrierUnderTest {
  carrier: MessageCarrier
  /** A number of ours, and an outside phone. */
  ours: string
  theirs: string
  /** The outside phone texts us. Resolves to the carrier's id. */
  textUs(body: string): Promise<string>
  /** The next send is answered so. */
  misbehave(how: '429' | '500-after-accept' | 'hang-after-accept' | 'none'): Promise<void>
  /** The outside phone opts out at the carrier. */
  optOut(): Promise<void>
}

/** What every carrier of texts must do, whoever is behind it. */
export function messageCarrierSuite(open: () => CarrierUnderTest): void {
  const send = (body: string, to = open().theirs) =>
    open().carrier.send({
      from: open().ours,
      to,
      body,
      mediaUrls: [],
      statusCallback: 'http://127.0.0.1:9/statuses',
    })
  const listed = async (filter: { from?: string; to?: string } = {}) => {
    const found: CarrierMessage[] = []
    for await (const message of open().carrier.list({ since: new Date(Date.now() - 3600_000), ...filter }))
      found.push(message)
    return found
  }

  test('a text is accepted once and can be found again by numbers and words', async () => {
    const outcome = await send('Conformance: hello')
    expect(outcome).toMatchObject({ kind: 'accepted' })
    const found = (await listed({ from: open().ours, to: open().theirs })).filter(
      (m) => m.body === 'Conformance: hello',
    )
    // Sabotage: list with dateSentAfter, which hides a text that has not left yet.
    expect(found).toHaveLength(1)
    expect(found[0]).toMatchObject({
      direction: 'outbound',
      sid: outcome.kind === 'accepted' ? outcome.sid : '',
    })
  })

  test('a text that came in is listed as inbound', async () => {
    const sid = await open().textUs('Conformance: a question')
    const found = await listed()
    expect(found.find((message) => message.sid === sid)).toMatchObject({
      direction: 'inbound',
      from: open().theirs,
      to: open().ours,
      body: 'Conformance: a question',
    })
    expect(await open().carrier.fetch(sid)).toMatchObject({ sid })
  })

  test('a busy carrier has not taken the text', async () => {
    await open().misbehave('429')
    // Sabotage: map 429 to unknown in readFailure.
    expect(await send('Conformance: busy')).toMatchObject({ kind: 'busy' })
    await open().misbehave('none')
    expect((await listed()).filter((message) => message.body === 'Conformance: busy')).toHaveLength(0)
  })

  test('a failure after taking it is unknown, never a refusal', async () => {
    await open().misbehave('500-after-accept')
    // Sabotage: map 5xx to refused in readFailure.
    expect(await send('Conformance: ambiguous')).toMatchObject({ kind: 'unknown' })
    await open().misbehave('none')
    expect((await listed()).filter((message) => message.body === 'Conformance: ambiguous')).toHaveLength(1)
  })

  test('a bad number is refused with the code', async () => {
    expect(await send('Conformance: nobody', '+1')).toMatchObject({ kind: 'refused', code: 21211 })
  })

  test('an opted-out phone is refused with the code', async () => {
    await open().optOut()
    expect(await send('Conformance: too late')).toMatchObject({ kind: 'refused', code: 21610 })
  })
}
