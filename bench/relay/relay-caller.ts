import twilio from 'twilio'
import { WebSocket } from 'ws'

export interface Desk {
  /** Where the server answers. */
  url: string
  connectionId: string
  authToken: string
  accountSid: string
  phone: string
}

export interface RelayCaller {
  /** Says something; resolves to the milliseconds until the first token of the answer. */
  ask(words: string): Promise<number>
  hangUp(): void
}

/** Calls over the carrier's own wire: the signed webhook, its document, and the socket it names. */
export async function callByRelay(desk: Desk, index: number): Promise<RelayCaller> {
  const sid = `CA${(index + 1).toString(16).padStart(32, '0')}`
  const from = `+1503${String(5550100 + (index % 100)).padStart(7, '0')}`
  const address = `${desk.url}/hooks/twilio/${desk.connectionId}/calls`
  const fields = {
    CallSid: sid,
    AccountSid: desk.accountSid,
    From: index < 100 ? from : `+1${620 + (index % 300)}55501${String(index % 100).padStart(2, '0')}`,
    To: desk.phone,
    CallStatus: 'ringing',
    Direction: 'inbound',
    ApiVersion: '2010-04-01',
  }
  const socketUrl = await socketFor({ address, fields, authToken: desk.authToken })
  return openRelay(desk, { sid, from: fields.From, socketUrl })
}

const mostAsked = 5

/** The address of the line, as the carrier gets it: a server that is busy has it ask again after a sentence. */
async function socketFor(
  asked: { address: string; fields: Record<string, string>; authToken: string },
  turn = 1,
): Promise<string> {
  const { address, fields, authToken } = asked
  const answer = await fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      'x-twilio-signature': twilio.getExpectedTwilioSignature(authToken, address, fields),
    },
    body: new URLSearchParams(fields),
  })
  const document = await answer.text()
  const socketUrl = /<ConversationRelay[^>]* url="([^"]+)"/.exec(document)?.[1]?.replaceAll('&amp;', '&')
  if (socketUrl) return socketUrl
  const again = /<Redirect[^>]*>([^<#]+)/.exec(document)?.[1]?.replaceAll('&amp;', '&')
  if (!again || turn >= mostAsked)
    throw new Error(`The call was answered with ${answer.status}: ${document.slice(0, 300)}`)
  await new Promise((done) => setTimeout(done, 2_000))
  return socketFor({ ...asked, address: again }, turn + 1)
}

async function openRelay(
  desk: Desk,
  call: { sid: string; from: string; socketUrl: string },
): Promise<RelayCaller> {
  const signature = twilio.getExpectedTwilioSignature(desk.authToken, call.socketUrl, {})
  const socket = new WebSocket(call.socketUrl, {
    headers: { 'x-twilio-signature': signature },
    perMessageDeflate: false,
  })
  let onToken: (() => void) | null = null
  socket.on('message', (data) => {
    const message = JSON.parse(String(data)) as { type: string; token?: string }
    if (message.type !== 'text' || !message.token) return
    onToken?.()
    // A carrier tells what it has played; here it plays in no time.
    socket.send(JSON.stringify({ type: 'info', name: 'tokensPlayed', value: message.token }))
  })
  const greeted = new Promise<void>((done) => {
    onToken = done
  })
  await new Promise<void>((done, fail) => {
    socket.once('open', done)
    socket.once('error', fail)
    socket.once('close', (code) => fail(new Error(`The line was refused (${code}).`)))
  })
  socket.on('error', () => undefined)
  const { sid: callSid, from } = call
  const to = desk.phone
  socket.send(
    JSON.stringify({
      type: 'setup',
      sessionId: `VX${callSid.slice(2)}`,
      callSid,
      from,
      to,
      customParameters: {},
    }),
  )
  await greeted
  return {
    ask: (words) =>
      new Promise((done) => {
        const beganAt = performance.now()
        onToken = () => {
          onToken = null
          done(performance.now() - beganAt)
        }
        socket.send(JSON.stringify({ type: 'prompt', voicePrompt: words, lang: 'en-US', last: true }))
      }),
    hangUp: () => socket.close(1000),
  }
}
