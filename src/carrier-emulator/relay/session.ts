import type { Line } from '#carrier-emulator/calls/line.ts'
import { CallStopped } from '#carrier-emulator/calls/until.ts'
import { type Carrier, note } from '#carrier-emulator/carrier.ts'
import { type RelayAttributes, reaches } from '#carrier-emulator/relay/attributes.ts'
import { isBackchannel } from '#carrier-emulator/relay/backchannel.ts'
import { createHearing } from '#carrier-emulator/relay/hearing.ts'
import { type AppMessage, type CarrierMessage, readAppMessage } from '#carrier-emulator/relay/messages.ts'
import { openSocket, type RelaySocket } from '#carrier-emulator/relay/socket.ts'
import { createTalk, type Talk } from '#carrier-emulator/relay/talk.ts'

export type RelayEnd =
  | { status: 'ended'; handoffData: string }
  | { status: 'failed'; errorCode: number; errorMessage: string; closeCode?: number }

type Session = {
  line: Line
  signal: AbortSignal
  sessionId: string
  attributes: RelayAttributes
  /** Call time. */
  startedMs: number
}

const mostMalformed = 10
const onsetMs = { high: 0, medium: 250, low: 600 }

/** Joins a call to the app's socket until one of them ends it. Throws CallStopped when the call ends first. */
export async function runRelay(carrier: Carrier, session: Session): Promise<RelayEnd> {
  const { line, signal, sessionId, attributes } = session
  if (attributes.refused !== null) return failed(64101, attributes.refused)
  const { accountSid, from, sid, to } = line.row
  const authToken = carrier.state.rows.accounts.get(accountSid)?.authToken ?? ''
  let end: (end: RelayEnd) => void = () => {}
  const ended = new Promise<RelayEnd>((resolve) => {
    end = resolve
  })
  const early: string[] = []
  let take = (data: string): void => void early.push(data)
  const socket = await openSocket(
    carrier,
    { sid, from, to, session: sessionId, url: attributes.url, authToken, signal },
    {
      message: (data) => take(data),
      closed: (code) => end(lost(carrier, code)),
    },
  )
  if (signal.aborted) throw new CallStopped()
  if (!socket) return failed(64102, 'The application cannot be reached.')
  const running = startSession(carrier, session, { socket, end: (how) => end(how) })
  take = running.take
  for (const data of early) take(data)
  const stop = () => end(failed(0, ''))
  signal.addEventListener('abort', stop, { once: true })
  const how = await ended
  signal.removeEventListener('abort', stop)
  running.close()
  socket.close(('closeCode' in how && how.closeCode) || 1000, 'The session is over.')
  if (signal.aborted) throw new CallStopped()
  return how
}

/** What it means that the app closed the socket, or lost it. */
function lost({ settings }: Carrier, code: number): RelayEnd {
  if (code === 1000 && settings.relay.cleanClose === 'ended') return { status: 'ended', handoffData: '' }
  return failed(64105, `The application closed the socket with ${code}.`)
}

function failed(errorCode: number, errorMessage: string): RelayEnd & { status: 'failed' } {
  return { status: 'failed', errorCode, errorMessage }
}

function startSession(
  carrier: Carrier,
  session: Session,
  { socket, end }: { socket: RelaySocket; end: (end: RelayEnd) => void },
): { take(data: string): void; close(): void } {
  const { line, sessionId, attributes, startedMs } = session
  const { events } = attributes
  const languages = { heard: attributes.transcriptionLanguage }
  const send = (message: CarrierMessage) => socket.send(message)
  const info = (name: string, value: string | number) =>
    send({ type: 'info', name, value, ts: carrier.clock.nowMs() })
  const talk = createTalk(
    carrier,
    { line, attributes },
    {
      speaking: (isSpeaking) => {
        if (events.has('speaker-events')) info('agentSpeaking', isSpeaking ? 'on' : 'off')
      },
      played: (token) => {
        if (events.has('tokens-played')) info('tokensPlayed', token)
      },
      failed: (why) => send({ type: 'error', description: why }),
    },
  )
  const prompt = (text: string, last: boolean) => {
    if (last) talk.prompted()
    send({ type: 'prompt', voicePrompt: text, lang: languages.heard, last })
  }
  const interrupt = (atMs: number) => sendInterrupt(carrier, { talk, send }, atMs)
  let cancelOnset = () => {}
  send(setupMessage(session))
  const hearing = createHearing(
    carrier,
    {
      ...{ line, sinceMs: startedMs },
      ...{ speechTimeoutMs: attributes.speechTimeoutMs, partials: attributes.partialPrompts },
    },
    {
      began(strip) {
        if (talk.reach() !== null && attributes.ignoreBackchannel && isBackchannel(strip.speech.text))
          return 'ignored'
        if (events.has('speaker-events')) info('clientSpeaking', 'on')
        const fate = judge(talk, attributes)
        const waitMs = onsetMs[attributes.interruptSensitivity]
        if (fate !== 'interrupts') return fate
        if (waitMs === 0) interrupt(strip.startMs)
        else cancelOnset = carrier.callTime.after(waitMs, () => interrupt(strip.startMs + waitMs))
        return waitMs === 0 || strip.speech.durationMs > waitMs ? 'heard' : 'quietly'
      },
      isTalking: () => talk.reach() !== null,
      ended() {
        cancelOnset()
        if (events.has('speaker-events')) info('clientSpeaking', 'off')
      },
      partial: (text) => prompt(text, false),
      final: (text) => prompt(text, true),
    },
  )
  const stopDigits = listenForDigits(session, { talk, send, interrupt })
  if (attributes.welcomeGreeting !== '') talk.greet(attributes.welcomeGreeting)
  const act = (message: AppMessage) => {
    if (message.type === 'text') talk.text(message)
    if (message.type === 'play') talk.play(message)
    if (message.type === 'sendDigits') talk.digits(message.digits)
    if (message.type === 'language') languages.heard = message.transcriptionLanguage ?? languages.heard
    if (message.type === 'end') end({ status: 'ended', handoffData: message.handoffData ?? '' })
  }
  return {
    take: reader(carrier, { sid: line.row.sid, sessionId }, { act, send, end }),
    close() {
      cancelOnset()
      hearing.close()
      stopDigits()
      talk.close()
    },
  }
}

type Ends = { talk: Talk; send(message: CarrierMessage): void; interrupt(atMs: number): void }

/** Passes on what is pressed; a key may stop words as well. */
function listenForDigits({ line, attributes }: Session, { talk, send, interrupt }: Ends): () => void {
  return line.listen({
    digit(digit, atMs) {
      if (!attributes.dtmfDetection) return
      const reach = talk.reach()
      if (reach !== null && reaches(reach, 'dtmf')) interrupt(atMs)
      else if (reach !== null && !reaches(attributes.reportInputDuringAgentSpeech, 'dtmf')) return
      send({ type: 'dtmf', digit })
    },
  })
}

/** Whether words of the caller stop ours, are heard, or count only if ours have ended before them. */
function judge(talk: Talk, attributes: RelayAttributes): 'interrupts' | 'heard' | 'quietly' {
  const reach = talk.reach()
  if (reach === null) return 'heard'
  if (reaches(reach, 'speech')) return 'interrupts'
  return reaches(attributes.reportInputDuringAgentSpeech, 'speech') ? 'heard' : 'quietly'
}

function sendInterrupt(
  carrier: Carrier,
  { talk, send }: { talk: Talk; send: (message: CarrierMessage) => void },
  atMs: number,
): void {
  const stopped = talk.interrupt(atMs)
  if (!stopped) return
  const { text, durationMs } = stopped
  send({
    type: 'interrupt',
    utteranceUntilInterrupt: text,
    durationUntilInterruptMs: carrier.settings.relay.numbers === 'text' ? String(durationMs) : durationMs,
  })
}

/** Takes what the app sends; ten messages in a row that make no sense end the session. */
function reader(
  carrier: Carrier,
  { sid, sessionId }: { sid: string; sessionId: string },
  on: { act(message: AppMessage): void; send(message: CarrierMessage): void; end(end: RelayEnd): void },
): (data: string) => void {
  let malformed = 0
  return (data) => {
    const read = readAppMessage(data)
    const problem = 'problem' in read ? read.problem : null
    const what = 'type' in read ? read.type : 'malformed'
    const told = { kind: 'relay', sid, session: sessionId, by: 'app' } as const
    note(carrier, { ...told, what, message: data.slice(0, 4_096), problem })
    malformed = problem === null ? 0 : malformed + 1
    if (!('problem' in read)) on.act(read)
    else if (malformed >= mostMalformed)
      on.end({ ...failed(64105, 'Ten messages in a row made no sense.'), closeCode: 1007 })
    else on.send({ type: 'error', description: `64107: ${read.problem}` })
  }
}

function setupMessage({ line, sessionId, attributes }: Session): CarrierMessage {
  const { row } = line
  const callType = row.from.startsWith('client:') || row.to.startsWith('client:') ? 'CLIENT' : 'PSTN'
  return {
    ...{ type: 'setup', sessionId, callSid: row.sid, parentCallSid: row.parentSid ?? '' },
    ...{ accountSid: row.accountSid, from: row.from, to: row.to, forwardedFrom: row.forwardedFrom ?? '' },
    ...{ callerName: row.callerName ?? '', direction: row.direction, callType },
    ...{ callStatus: row.status.toUpperCase(), customParameters: attributes.customParameters },
  }
}
