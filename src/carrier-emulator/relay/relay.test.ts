import twilio from 'twilio'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type AppSocket,
  authToken,
  type CallBench,
  caller,
  linesOf,
  office,
  response,
  startCallBench,
  until,
} from '#carrier-emulator/calls/call-bench.ts'

let bench: CallBench
beforeEach(async () => {
  bench = await startCallBench()
})
afterEach(() => bench.close())

const relay = (attributes = '', inside = '') =>
  response(
    `<Connect action="/after?call=1"><ConversationRelay url="${bench.relayUrl}" ${attributes}>${inside}</ConversationRelay></Connect>`,
  )
/** Answers relay documents at the number's address and `after` at the action. */
const buyRelay = (attributes = '', { inside = '', after = '<Hangup/>' } = {}) =>
  bench.buyVoice(({ path }) => (path === '/voice' ? relay(attributes, inside) : response(after)))
const say = (app: AppSocket, ...sentences: string[]) => {
  for (const [index, token] of sentences.entries())
    app.send({ type: 'text', token: `${token} `, last: index === sentences.length - 1 })
}
const typesOf = ({ got }: AppSocket) => got.map(({ type }) => type)
const greeting =
  'Thank you for calling Harbor Plumbing, this is the assistant speaking, how can I help you today?'

describe('the relay', () => {
  it('opens a signed socket, says who calls, and carries a talk', async () => {
    await buyRelay('welcomeGreeting="Hello, how can I help?"', {
      inside: '<Parameter name="team" value="harbor"/>',
    })
    bench.app.answer = (message, app) => {
      if (message.type === 'prompt') say(app, 'We have a plumber at three.', 'Does that suit you?')
    }
    const sid = await bench.call(['My sink is leaking.', 'Yes it does.'])
    const call = await bench.ended(sid)
    const [app] = bench.sockets
    expect(
      twilio.validateRequest(
        authToken,
        String(app?.request.headers['x-twilio-signature']),
        bench.relayUrl,
        {},
      ),
    ).toBe(true)
    expect(app?.got[0]).toMatchObject({
      ...{ type: 'setup', callSid: sid, from: caller, to: office, direction: 'inbound', callType: 'PSTN' },
      ...{ callStatus: 'IN-PROGRESS', customParameters: { team: 'harbor' } },
    })
    expect(app?.got.slice(1)).toEqual([
      { type: 'prompt', voicePrompt: 'My sink is leaking.', lang: 'en-US', last: true },
      { type: 'prompt', voicePrompt: 'Yes it does.', lang: 'en-US', last: true },
    ])
    const reply = ['bot: We have a plumber at three.', 'bot: Does that suit you?']
    expect(linesOf(call)).toEqual([
      'bot: Hello, how can I help?',
      ...['caller: My sink is leaking.', ...reply],
      ...['caller: Yes it does.', ...reply],
    ])
    for (const [index, entry] of call.heard.entries())
      expect(entry.atMs).toBeGreaterThanOrEqual(call.heard[index - 1]?.endMs ?? 0)
  })

  it('tells the action address how the session went, also when the caller hangs up', async () => {
    await buyRelay('', { after: '<Say>Goodbye.</Say>' })
    bench.app.answer = (message, app) => {
      if (message.type === 'prompt') app.send({ type: 'end', handoffData: '{"reason":"done"}' })
    }
    const first = await bench.call([{ text: 'That is all.', after: 0 }])
    expect(linesOf(await bench.ended(first))).toEqual(['caller: That is all.', 'carrier: Goodbye.'])
    expect(bench.hooks('/after')[0]?.params).toMatchObject({
      ...{ call: '1', CallSid: first, CallStatus: 'in-progress', SessionStatus: 'ended' },
      ...{ HandoffData: '{"reason":"done"}', SessionId: expect.stringMatching(/^VX/) },
    })
    await bench.ended(await bench.call([{ pauseMs: 100 }, { hangup: true }]))
    await until(() => bench.hooks('/after').length === 2)
    expect(bench.hooks('/after')[1]?.params).toMatchObject({
      CallStatus: 'completed',
      SessionStatus: 'completed',
    })
  })

  // Sabotage: leave `- strip.startMs` out of interrupt() in talk.ts.
  it('stops at the word where the caller breaks in, and says which words were heard', async () => {
    await buyRelay(`welcomeGreeting="${greeting}"`)
    const call = await bench.ended(
      await bench.call([
        { text: 'I need a plumber.', interruptAfterWords: 6 },
        { pauseMs: 2_000 },
        { hangup: true },
      ]),
    )
    const heard = 'Thank you for calling Harbor Plumbing,'
    expect(linesOf(call)).toEqual([`bot: ${heard} …`, 'caller: I need a plumber.'])
    expect(bench.sockets[0]?.got.slice(1)).toMatchObject([
      { type: 'interrupt', utteranceUntilInterrupt: heard },
      { type: 'prompt', voicePrompt: 'I need a plumber.' },
    ])
    const durationMs = Number(bench.sockets[0]?.got[1]?.durationUntilInterruptMs)
    const [first] = call.heard
    expect(Math.abs(durationMs - ((first?.endMs ?? 0) - (first?.atMs ?? 0)))).toBeLessThanOrEqual(1)
  })

  it('counts the words of several texts of one turn, and forgets what was not said', async () => {
    await buyRelay()
    bench.app.answer = (message, app) => {
      if (message.type === 'prompt' && bench.sockets[0]?.got.length === 2)
        say(app, 'One two three four five.', 'Six seven eight nine ten.', 'Eleven twelve thirteen fourteen.')
    }
    const call = await bench.ended(
      await bench.call([
        { text: 'Count.', after: 0 },
        { text: 'Stop it now.', interruptAfterWords: 7 },
        { pauseMs: 800 },
        { hangup: true },
      ]),
    )
    expect(linesOf(call)).toEqual([
      'caller: Count.',
      'bot: One two three four five.',
      'bot: Six seven …',
      'caller: Stop it now.',
    ])
    expect(bench.sockets[0]?.got[2]).toMatchObject({
      utteranceUntilInterrupt: 'One two three four five. Six seven',
    })
  })

  it('heeds what may interrupt, and passes on or drops what is said meanwhile', async () => {
    const cases: [string, string[]][] = [
      ['interruptible="none" welcomeGreetingInterruptible="none"', ['setup']],
      ['welcomeGreetingInterruptible="dtmf"', ['setup']],
      ['welcomeGreetingInterruptible="none" reportInputDuringAgentSpeech="speech"', ['setup', 'prompt']],
      ['welcomeGreetingInterruptible="speech"', ['setup', 'interrupt', 'prompt']],
      ['welcomeGreetingInterruptible="true"', ['setup', 'interrupt', 'prompt']],
      ['interruptSensitivity="low"', ['setup']],
    ]
    for (const [attributes, types] of cases) {
      await bench.close()
      bench = await startCallBench()
      await buyRelay(`welcomeGreeting="${greeting}" ${attributes}`)
      await bench.ended(
        await bench.call([{ text: 'Hi.', interruptAfterWords: 3 }, { pauseMs: 1_500 }, { hangup: true }]),
      )
      expect(bench.sockets.map(typesOf), attributes).toEqual([types])
    }
  })

  // Sabotage: answer 'heard' instead of 'ignored' in session.ts.
  it('lets a backchannel interrupt unless told to ignore it', async () => {
    const cases: [string, string[]][] = [
      ['', ['setup', 'interrupt', 'prompt']],
      ['ignoreBackchannel="true"', ['setup']],
    ]
    for (const [attributes, types] of cases) {
      await bench.close()
      bench = await startCallBench()
      await buyRelay(`welcomeGreeting="${greeting}" ${attributes}`)
      const call = await bench.ended(
        await bench.call([{ text: 'Mm-hm.', interruptAfterWords: 4 }, { pauseMs: 9_000 }, { hangup: true }]),
      )
      expect(bench.sockets.map(typesOf), attributes).toEqual([types])
      expect(call.heard.some(({ text }) => text === greeting)).toBe(attributes !== '')
    }
  })

  it('reports digits, and stops for them', async () => {
    await buyRelay(`welcomeGreeting="${greeting}" dtmfDetection="true"`)
    bench.app.answer = (message, app) => {
      if (message.type === 'dtmf') app.send({ type: 'sendDigits', digits: '9w#' })
    }
    const call = await bench.ended(await bench.call([{ digits: '12', after: 1_000 }]))
    expect(bench.sockets.map(typesOf)).toEqual([['setup', 'interrupt', 'dtmf', 'dtmf']])
    expect(linesOf(call).slice(1)).toEqual(['caller: 12', 'bot: 9w#', 'bot: 9w#'])
  })

  it('sends partial prompts, speaker events and played tokens when asked for', async () => {
    await buyRelay(
      'partialPrompts="true" events="speaker-events tokens-played" transcriptionLanguage="es-US"',
    )
    bench.app.answer = (message, app) => {
      if (message.type === 'prompt' && message.last) say(app, 'All right then.', 'See you on Tuesday.')
    }
    await bench.ended(await bench.call([{ text: 'one two three four five six', after: 2_000 }]))
    const got = bench.sockets[0]?.got ?? []
    const prompts = got.filter(({ type }) => type === 'prompt')
    const words = prompts.map(({ voicePrompt }) => String(voicePrompt))
    const all = 'one two three four five six'
    expect(words.slice(-2)).toEqual([all, all])
    for (const [index, text] of words.slice(0, -1).entries())
      expect(all.startsWith(text) && text.length > (words[index - 1]?.length ?? 0), text).toBe(true)
    expect(prompts.map(({ last, lang }) => [last, lang])).toEqual(
      [false, false, false, true].map((last) => [last, 'es-US']),
    )
    const infos = got.filter(({ type }) => type === 'info').map(({ name, value }) => `${name} ${value}`)
    expect(infos).toEqual([
      ...['clientSpeaking on', 'clientSpeaking off', 'agentSpeaking on'],
      ...['tokensPlayed All right then. ', 'tokensPlayed See you on Tuesday. ', 'agentSpeaking off'],
    ])
  })

  it('joins what is said with a short breath between into one prompt', async () => {
    await buyRelay()
    await bench.ended(
      await bench.call([
        { text: 'My number is', after: 0 },
        { text: 'five five five', after: 100 },
        { pauseMs: 1_500 },
        { hangup: true },
      ]),
    )
    expect(bench.sockets[0]?.got[1]).toMatchObject({ voicePrompt: 'My number is five five five', last: true })
    expect(bench.sockets[0]?.got).toHaveLength(2)
  })

  it('lets a new turn cut off one that was marked preemptible', async () => {
    await buyRelay('events="tokens-played"')
    bench.app.answer = (message, app) => {
      const send = (token: string, last: boolean) =>
        app.send({ type: 'text', token, last, preemptible: true })
      if (message.type === 'setup') {
        send('One moment please.', false)
        send(' Let me look that up for you in the calendar.', true)
      }
      if (message.value === 'One moment please.') send('We have a time at nine.', true)
    }
    const call = await bench.ended(await bench.call([]))
    expect(linesOf(call)).toEqual([
      'bot: One moment please.',
      expect.stringMatching(/^bot: (Let.*)? …$/),
      'bot: We have a time at nine.',
    ])
  })

  it('speaks tokens as they come, whole words only', async () => {
    await buyRelay()
    bench.app.answer = (message, app) => {
      if (message.type !== 'setup') return
      for (const token of ['We charge $3.', '50 a min', 'ute', ' for that. And', ' noth', 'ing else'])
        app.send({ type: 'text', token })
      setTimeout(() => app.send({ type: 'text', token: '.', last: true }), 150)
    }
    const call = await bench.ended(await bench.call([]))
    expect(call.heard.map(({ text }) => text).join(' ')).toBe(
      'We charge $3.50 a minute for that. And nothing else',
    )
  })
})

describe('what goes wrong on the relay', () => {
  it('is told, and ends the session after ten messages without sense', async () => {
    await buyRelay()
    let closed = 0
    bench.app.answer = (message, app) => {
      if (message.type !== 'setup') return
      app.socket.on('close', (code) => {
        closed = code
      })
      for (let i = 0; i < 9; i++) app.send('{"type":"speak"}')
      app.send({ type: 'text', token: 'Hello.', last: true })
      for (let i = 0; i < 10; i++) app.send(i % 2 ? 'no json' : { type: 'text', token: 7 })
    }
    await bench.ended(await bench.call([]))
    expect(bench.sockets[0]?.got.filter(({ type }) => type === 'error')).toHaveLength(18)
    expect(bench.hooks('/after')[0]?.params).toMatchObject({ SessionStatus: 'failed', ErrorCode: '64105' })
    await until(() => closed === 1007)
  })

  it('goes to the action address when nobody takes the socket or a provider is unknown', async () => {
    await bench.buyVoice(({ path }) =>
      path.startsWith('/after') ? response('') : relay().replace(bench.relayUrl, 'ws://127.0.0.1:1/relay'),
    )
    await bench.ended(await bench.call([]))
    await buyRelay('ttsProvider="Parrot"')
    await bench.ended(await bench.call([]))
    expect(bench.hooks('/after').map(({ params }) => params.ErrorCode)).toEqual(['64102', '64101'])
  })

  it.each(['action', 'hangup'] as const)('when the app loses its socket: %s', async (onSocketLoss) => {
    await bench.close()
    bench = await startCallBench({ relay: { onSocketLoss } })
    await buyRelay('', { after: '<Say>We are back.</Say>' })
    bench.app.answer = (message, { socket }) => {
      if (message.type === 'setup') socket.terminate()
    }
    const call = await bench.ended(await bench.call([]))
    expect(linesOf(call)).toEqual(onSocketLoss === 'action' ? ['carrier: We are back.'] : [])
    expect(bench.hooks('/after').map(({ params }) => params.ErrorCode)).toEqual(
      onSocketLoss === 'action' ? ['64105'] : [],
    )
  })

  it('shows in the ledger, attributes that the carrier does not have too', async () => {
    await buyRelay('speechtimeout="700"')
    await bench.ended(
      await bench.call([{ text: 'Hello there.', after: 0 }, { pauseMs: 800 }, { hangup: true }]),
    )
    expect(await bench.ledger('warning')).toMatchObject([{ what: expect.stringContaining('speechtimeout') }])
    expect((await bench.ledger('relay')).map(({ by, what }) => [by, what])).toEqual([
      ...[
        ['carrier', 'connect'],
        ['carrier', 'setup'],
        ['carrier', 'prompt'],
        ['carrier', 'close'],
      ],
    ])
    expect((await bench.ledger('call')).map(({ status }) => status)).toEqual([
      'ringing',
      'in-progress',
      'completed',
    ])
    expect(await bench.ledger('trouble')).toEqual([])
  })
})
