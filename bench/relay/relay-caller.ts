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
  /** Closes the line and reports the end of the call, as a carrier does. */
  hangUp(): Promise<void>
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
  const { socketUrl, afterUrl } = await lineFor({ address, fields, authToken: desk.authToken })
  const line = await openRelay(desk, { sid, from: fields.From, socketUrl })
  const beganAt = performance.now()
  return {
    ask: line.ask,
    hangUp: async () => {
      line.close()
      const ended = { ...fields, CallStatus: 'completed' }
      await report(desk, afterUrl, { ...ended, SessionStatus: 'completed', SessionId: `VX${sid.slice(2)}` })
      const seconds = Math.ceil((performance.now() - beganAt) / 1000)
      const progress = {
        SequenceNumber: '3',
        CallDuration: String(seconds),
        Timestamp: new Date().toUTCString(),
      }
      await report(desk, `${address}/statuses`, { ...ended, ...progress })
    },
  }
}

/** A webhook of the carrier whose answer changes nothing. */
async function report(desk: Desk, address: string, fields: Record<string, string>): Promise<void> {
  const answer = await post(desk.authToken, address, fields)
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}.`)
  await answer.text()
}

function post(authToken: string, address: string, fields: Record<string, string>): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
      'x-twilio-signature': twilio.getExpectedTwilioSignature(authToken, address, fields),
    },
    body: new URLSearchParams(fields),
  })
}

const mostAsked = 5

/** The line's address and where its end is reported; a server that is busy has the carrier ask again after a sentence. */
async function lineFor(
  asked: { address: string; fields: Record<string, string>; authToken: string },
  turn = 1,
): Promise<{ socketUrl: string; afterUrl: string }> {
  const { address, fields, authToken } = asked
  const answer = await post(authToken, address, fields)
  const document = await answer.text()
  const socketUrl = addressIn(document, /<ConversationRelay[^>]* url="([^"]+)"/)
  const afterUrl = addressIn(document, /<Connect[^>]* action="([^"]+)"/)
  if (socketUrl && afterUrl) return { socketUrl, afterUrl }
  const again = addressIn(document, /<Redirect[^>]*>([^<#]+)/)
  if (!again || turn >= mostAsked)
    throw new Error(`The call was answered with ${answer.status}: ${document.slice(0, 300)}`)
  await new Promise((done) => setTimeout(done, 2_000))
  return lineFor({ ...asked, address: again }, turn + 1)
}

/** Without what stands behind `#`: that tells the carrier how often to try. */
function addressIn(document: string, where: RegExp): string | undefined {
  return where.exec(document)?.[1]?.replaceAll('&amp;', '&').split('#')[0]
}

async function openRelay(
  desk: Desk,
  call: { sid: string; from: string; socketUrl: string },
): Promise<{ ask: RelayCaller['ask']; close(): void }> {
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
    close: () => socket.close(1000),
  }
}
