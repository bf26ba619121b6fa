import twilio from 'twilio'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type AppSocket,
  authToken,
  type CallBench,
  linesOf,
  response,
  startCallBench,
  until,
} from '#carrier-emulator/calls/call-bench.ts'
import type { SettingsInput } from '#carrier-emulator/settings.ts'

let bench: CallBench
beforeEach(async () => {
  bench = await startCallBench()
})
afterEach(() => bench.close())

const buyRelay = (attributes = '') =>
  bench.buyVoice(({ path }) =>
    response(
      path.startsWith('/after')
        ? ''
        : `<Connect action="/after"><ConversationRelay url="${bench.relayUrl}" ${attributes}/></Connect>`,
    ),
  )
const plan = (...entries: object[]) => bench.hand('POST', 'faults', { seed: 5, plan: entries })
const restart = async (settings: Partial<SettingsInput>) => {
  await bench.close()
  bench = await startCallBench(settings)
}
const typesOf = ({ got }: AppSocket) => got.map(({ type }) => type)
const codes = () => bench.hooks('/after').map(({ params }) => params.ErrorCode)
const talk = [{ text: 'Hello there.', after: 1_000 }, { pauseMs: 1_500 }, { hangup: true }]

describe('faults on the relay', () => {
  it('refuse the socket, or open it with a forged signature', async () => {
    await buyRelay()
    await plan({ on: 'relay.connect', fault: 'refuse', count: 1 })
    await bench.ended(await bench.call([]))
    expect([codes(), bench.sockets.length]).toEqual([['64102'], 0])
    await plan({ on: 'relay.connect', fault: 'forge' }, { on: 'relay.connect', fault: 'delay', delayMs: 50 })
    await bench.ended(await bench.call(talk))
    const signature = String(bench.sockets[0]?.request.headers['x-twilio-signature'])
    expect(twilio.validateRequest(authToken, signature, bench.relayUrl, {})).toBe(false)
  })

  // Sabotage: cut at delayMs instead of a drawn part of it in socket-faults.ts.
  it('cut the socket at a random moment, of which the call goes on', async () => {
    await buyRelay()
    await plan({ on: 'relay.socket', fault: 'cut', delayMs: 4_000 })
    const sids = await Promise.all(Array.from({ length: 12 }, () => bench.call([{ pauseMs: 600_000 }])))
    const calls = await Promise.all(sids.map((sid) => bench.ended(sid)))
    expect(codes()).toEqual(Array(12).fill('64105'))
    const lengths = calls.map(
      ({ startedAt, endedAt }) => Date.parse(endedAt ?? '') - Date.parse(startedAt ?? ''),
    )
    expect(new Set(lengths).size).toBeGreaterThan(3)
    const waits = (await bench.ledger('fault')).map(({ waitMs }) => waitMs)
    expect(Math.max(...waits)).toBeLessThan(4_000)
  })

  it('make messages late, double, or nonsense, and a socket silent', async () => {
    await buyRelay()
    await plan({ on: 'relay.socket', fault: 'duplicate' })
    await bench.ended(await bench.call(talk))
    expect(typesOf(bench.sockets[0] as AppSocket)).toEqual(['setup', 'prompt', 'prompt'])
    await plan({ on: 'relay.socket', fault: 'slow', delayMs: 60_000 })
    await bench.ended(await bench.call(talk))
    expect(typesOf(bench.sockets[1] as AppSocket)).toEqual([])
    await plan({ on: 'relay.socket', fault: 'hang', delayMs: 0 })
    bench.app.answer = (message, app) => {
      if (message.type === 'setup') app.send({ type: 'text', token: 'Never heard.', last: true })
    }
    const call = await bench.ended(await bench.call(talk))
    expect(linesOf(call)).not.toContain('bot: Never heard.')
  })

  // Sabotage: ask the settings alone in faulty-recogniser.ts.
  it('make the recogniser mishear a turn, and the next one no more', async () => {
    await buyRelay()
    await plan({ on: 'recogniser', fault: 'mishear', errorRate: 0.9, count: 1 })
    const words = 'My water heater is leaking on the floor.'
    await bench.ended(
      await bench.call([
        { text: words, after: 1_000 },
        { text: words, after: 4_000 },
        { pauseMs: 4_000 },
        { hangup: true },
      ]),
    )
    const heard = bench.sockets[0]?.got
      .filter(({ type, last }) => type === 'prompt' && last)
      .map(({ voicePrompt }) => voicePrompt)
    expect(heard).toHaveLength(2)
    expect(heard?.[0]).not.toBe(words)
    expect(heard?.[1]).toBe(words)
    expect(await bench.ledger('fault')).toMatchObject([{ on: 'recogniser', fault: 'mishear' }])
  })

  it('send the app what it cannot read', async () => {
    await buyRelay()
    await plan({ on: 'relay.socket', fault: 'malformed', delayMs: 500, copies: 7 })
    await bench.ended(await bench.call([{ pauseMs: 2_000 }, { hangup: true }]))
    const got = bench.sockets[0]?.got ?? []
    expect(got.map(({ type, data }) => (type === 'unreadable' ? data : type))).toEqual(
      expect.arrayContaining(['setup', '', 'null', '[]', '{"type":7}', '{"type":"prompt"', 'shout']),
    )
    expect(got).toHaveLength(8)
  })

  it('lose, double and reorder the callbacks of a call', async () => {
    await buyRelay()
    const form = { StatusCallback: `${bench.receiver.url}/status` }
    const events = ['initiated', 'ringing', 'answered', 'completed']
    await plan(
      { on: 'webhook.call-status', fault: 'reorder', delayMs: 150 },
      { on: 'webhook.call-status', fault: 'duplicate', copies: 2 },
    )
    const asked: [string, string][] = [
      ...Object.entries({ ...form, From: '+12065550100', To: '+13035550142', Twiml: response('') }),
      ...events.map((event): [string, string] => ['StatusCallbackEvent', event]),
    ]
    await bench.rest('POST', 'Calls.json', asked)
    await until(() => bench.hooks('/status').length === 8)
    const numbers = bench.hooks('/status').map(({ params }) => params.SequenceNumber)
    expect([...numbers].sort()).toEqual(['0', '0', '1', '1', '2', '2', '3', '3'])
    expect(numbers).not.toEqual([...numbers].sort())
    // A document that gets lost is asked of the fallback, and there is none here.
    await plan({ on: 'webhook.call', fault: 'drop' })
    const call = await bench.ended(await bench.call([]))
    expect(linesOf(call)).toEqual([expect.stringContaining('cannot go on')])
  })
})

describe('where accounts differ', () => {
  const say = (app: AppSocket, ...tokens: string[]) => {
    for (const [index, token] of tokens.entries())
      app.send({ type: 'text', token, last: index === tokens.length - 1 })
  }
  const interrupted = async () => {
    await buyRelay('events="tokens-played"')
    bench.app.answer = (message, app) => {
      if (message.type === 'setup') say(app, 'One two three four five. ', 'Six seven eight nine ten.')
    }
    await bench.ended(
      await bench.call([{ text: 'Wait.', interruptAfterWords: 7 }, { pauseMs: 2_000 }, { hangup: true }]),
    )
    return bench.sockets[0]?.got ?? []
  }

  it('an interruption tells the words of the turn or of the message, as numbers or text', async () => {
    const whole = (await interrupted()).find(({ type }) => type === 'interrupt')
    expect(whole?.utteranceUntilInterrupt).toBe('One two three four five. Six seven')
    expect(typeof whole?.durationUntilInterruptMs).toBe('number')
    await restart({ relay: { interruptText: 'message', numbers: 'text' } })
    const part = (await interrupted()).find(({ type }) => type === 'interrupt')
    expect(part?.utteranceUntilInterrupt).toBe('Six seven')
    expect(typeof part?.durationUntilInterruptMs).toBe('string')
  })

  it('the part said of an interrupted message is told as played, or not', async () => {
    const played = async () =>
      (await interrupted()).filter(({ name }) => name === 'tokensPlayed').map(({ value }) => value)
    expect(await played()).toEqual(['One two three four five. '])
    await restart({ relay: { playedPart: 'told' } })
    expect(await played()).toEqual(['One two three four five. ', 'Six seven'])
  })

  it.each(['spoken', 'dropped'] as const)(
    'what comes late of an interrupted turn is %s',
    async (lateText) => {
      await restart({ relay: { lateText } })
      await buyRelay()
      bench.app.answer = (message, app) => {
        if (message.type === 'setup') app.send({ type: 'text', token: 'One two three four five.' })
        if (message.type === 'interrupt') app.send({ type: 'text', token: 'This is late.', last: true })
        if (message.type === 'prompt') app.send({ type: 'text', token: 'This is new.', last: true })
      }
      const call = await bench.ended(await bench.call([{ text: 'Wait.', interruptAfterWords: 2 }]))
      const late = lateText === 'spoken'
      expect(linesOf(call).some((line) => line.startsWith('bot: This is late'))).toBe(late)
      expect(linesOf(call)).toContain('bot: This is new.')
    },
  )

  it.each(['failed', 'ended'] as const)('a socket closed with 1000 has %s', async (cleanClose) => {
    await restart({ relay: { cleanClose } })
    await buyRelay()
    bench.app.answer = (_message, { socket }) => socket.close(1000)
    await bench.ended(await bench.call([]))
    expect(bench.hooks('/after')[0]?.params.SessionStatus).toBe(cleanClose)
  })

  it('the recogniser mishears as often as it is told, the same every time', async () => {
    const words = Array.from({ length: 40 }, (_, index) => `word${index}`).join(' ')
    const prompt = async () => {
      await buyRelay()
      await bench.ended(
        await bench.call([{ text: `${words}.`, after: 0 }, { pauseMs: 1_500 }, { hangup: true }]),
      )
      return String(bench.sockets[0]?.got[1]?.voicePrompt)
    }
    await restart({ recogniser: { errorRate: 0.2, seed: 3 } })
    const first = await prompt()
    const right = first.split(' ').filter((word) => words.split(' ').includes(word)).length
    expect(right > 24 && right < 39, first).toBe(true)
    await restart({ recogniser: { errorRate: 0.2, seed: 3 } })
    expect(await prompt()).toBe(first)
    await restart({ recogniser: { writes: 'words' } })
    expect(await prompt()).toBe(words)
  })
})
