import type { Twilio } from 'twilio'
import type { CallInstance } from 'twilio/lib/rest/api/v2010/account/call.js'
import { InvalidInput, NotFound } from '#platform/errors.ts'
import { askCarrier } from '#providers/twilio/ask-carrier.ts'
import { writeCallTwiml } from '#providers/twilio/call-twiml.ts'
import type { TwilioAccount } from '#providers/twilio/client.ts'
import { hookAddress } from '#providers/twilio/hook-address.ts'
import { codeOf, readFailure, statusOf } from '#providers/twilio/read-failure.ts'
import { createTwilioRecordings } from '#providers/twilio/recordings.ts'
import { relayWire } from '#providers/twilio/relay-wire.ts'
import type { CallCarrier, CallPlan, CarrierCall, OutboundCall } from '#telephony/ports.ts'

/** What is used of the client's page of calls. */
interface Page {
  instances: CallInstance[]
  nextPage(): Promise<Page> | undefined
}

const notGoingOnCode = 21220
const mostTwimlCharacters = 4000
const pageSize = 200
/** Pages enough for a day of a busy account; a carrier that pages without end is not followed for ever. */
const maxListed = 50_000

/** Twilio's calls of one account, behind the carrier port. */
export function createTwilioCalls(client: Twilio, account: TwilioAccount): CallCarrier {
  return {
    ...createTwilioRecordings(client, account),
    place: async (call) => {
      try {
        const placed = await client.calls.create(askedCall(call))
        return { kind: 'accepted', sid: placed.sid, status: placed.status, segments: 1 }
      } catch (error) {
        return readFailure(error)
      }
    },
    list: (filter) => listCalls(client, filter),
    fetch: async (sid) => {
      try {
        return toCarrierCall(await client.calls(sid).fetch())
      } catch (error) {
        if (statusOf(error) === 404) return null
        throw error
      }
    },
    end: (sid) =>
      askCarrier(async () => {
        await client.calls(sid).update({ status: 'completed' }).catch(unlessOver)
      }),
    redirect: (sid, plan) =>
      askCarrier(
        async () => {
          const twiml = writeCallTwiml(plan)
          if (twiml.length > mostTwimlCharacters)
            throw new InvalidInput(`The carrier takes at most ${mostTwimlCharacters} characters at once.`)
          await client
            .calls(sid)
            .update({ twiml })
            .catch((error: unknown) => {
              throw statusOf(error) === 404 ? new NotFound('This call') : error
            })
        },
        { [notGoingOnCode]: 'This call is over.' },
      ),
    writePlan,
    wire: relayWire,
  }
}

/** How a plan is served: as a webhook's answer. */
export function writePlan(plan: CallPlan): { contentType: string; body: string } {
  return { contentType: 'text/xml; charset=utf-8', body: writeCallTwiml(plan) }
}

/** Detection in the background: waiting for it would leave whoever answers in silence for seconds. */
function askedCall(call: OutboundCall) {
  const answerUrl = hookAddress(call.answerUrl)
  return {
    from: call.from,
    to: call.to,
    url: answerUrl,
    method: 'POST',
    fallbackUrl: answerUrl,
    fallbackMethod: 'POST',
    statusCallback: hookAddress(call.statusUrl),
    statusCallbackMethod: 'POST',
    statusCallbackEvent: ['initiated', 'ringing', 'answered', 'completed'],
    timeout: call.ringSeconds,
    // Tells of a machine when its greeting is over: that is when a message can be left.
    machineDetection: 'DetectMessageEnd',
    asyncAmd: 'true',
    asyncAmdStatusCallback: hookAddress(call.answeredByUrl),
    asyncAmdStatusCallbackMethod: 'POST',
  }
}

async function* listCalls(
  client: Twilio,
  filter: { since: Date; from?: string; to?: string },
): AsyncIterable<CarrierCall> {
  const { since, from, to } = filter
  // Not narrowed by StartTime: a call that waits or rings has none, and must be found.
  let page: Page = await client.calls.page({ ...(from ? { from } : {}), ...(to ? { to } : {}), pageSize })
  for (let listed = 0; listed < maxListed; listed += page.instances.length) {
    const recent = page.instances.filter((call) => call.dateCreated >= since)
    // A phone that was rung for a caller of ours is a part of that call.
    for (const call of recent) if (!call.parentCallSid) yield toCarrierCall(call)
    // One old call ends nothing: whether the newest or the last changed come first is the carrier's to say.
    if (recent.length === 0) return
    const next: Page | undefined = await page.nextPage()
    if (!next) return
    page = next
  }
}

function toCarrierCall(call: CallInstance): CarrierCall {
  const seconds = Number(call.duration)
  return {
    sid: call.sid,
    direction: call.direction === 'inbound' ? 'inbound' : 'outbound',
    from: call.from,
    to: call.to,
    status: call.status,
    startedAt: momentOf(call.startTime),
    endedAt: momentOf(call.endTime),
    createdAt: call.dateCreated,
    durationSeconds: call.duration && Number.isFinite(seconds) ? seconds : null,
    answeredBy: call.answeredBy || null,
    price: priceOf(call),
  }
}

/** What the account pays stands there as less than nothing. */
function priceOf(call: CallInstance): CarrierCall['price'] {
  const amount = Number.parseFloat(call.price)
  if (!Number.isFinite(amount)) return null
  return { micros: Math.max(0, Math.round(-amount * 1_000_000)), currency: call.priceUnit }
}

/** The client hands on what it cannot read as a time. */
function momentOf(value: unknown): Date | null {
  return value instanceof Date && !Number.isNaN(value.getTime()) ? value : null
}

function unlessOver(error: unknown): void {
  if (statusOf(error) !== 404 && codeOf(error) !== notGoingOnCode) throw error
}
