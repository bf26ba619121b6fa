import twilio from 'twilio'
import { hookAddress } from '#providers/twilio/hook-address.ts'
import { relayAttributes } from '#providers/twilio/relay-attributes.ts'
import { xmlText } from '#providers/twilio/xml-text.ts'
import type { CallPlan } from '#telephony/ports.ts'

type Response = InstanceType<typeof twilio.twiml.VoiceResponse>

/** A plan as Twilio's instructions for a call, in XML. */
export function writeCallTwiml(plan: CallPlan): string {
  const response = new twilio.twiml.VoiceResponse()
  if (plan.kind === 'converse') writeConversation(response, plan)
  else if (plan.kind === 'dial') writeDial(response, plan)
  else if (plan.kind === 'say') writeSaying(response, plan)
  else if (plan.kind === 'reject') response.reject({ reason: plan.reason })
  else response.hangup()
  return response.toString()
}

function writeConversation(response: Response, plan: Extract<CallPlan, { kind: 'converse' }>): void {
  // Before the line opens: what stands after <Connect> is not reached while it lasts.
  if (plan.recordingUrl !== null) {
    response
      .start()
      .recording({ channels: 'dual', trim: 'do-not-trim', ...toldOfRecording(plan.recordingUrl) })
  }
  const connect = response.connect({ action: callback(plan.afterUrl), method: 'POST' })
  connect.addChild('ConversationRelay', relayAttributes(plan))
}

function writeDial(response: Response, plan: Extract<CallPlan, { kind: 'dial' }>): void {
  const dial = response.dial({
    action: callback(plan.afterUrl),
    method: 'POST',
    timeout: plan.ringSeconds,
    callerId: xmlText(plan.callerId),
    ...(plan.recordingUrl === null
      ? {}
      : { record: 'record-from-answer-dual', trim: 'do-not-trim', ...toldOfRecording(plan.recordingUrl) }),
  })
  dial.number(xmlText(plan.phone))
}

function writeSaying(response: Response, plan: Extract<CallPlan, { kind: 'say' }>): void {
  if (plan.pauseSeconds) response.pause({ length: plan.pauseSeconds })
  const words = xmlText(plan.text).trim()
  if (words !== '') response.say(words)
  if (plan.next.kind === 'hang-up') {
    response.hangup()
    return
  }
  response.pause({ length: plan.next.afterSeconds })
  response.redirect({ method: 'POST' }, callback(plan.next.url))
}

function toldOfRecording(url: string) {
  return {
    recordingStatusCallback: callback(url),
    recordingStatusCallbackMethod: 'POST' as const,
    recordingStatusCallbackEvent: ['in-progress' as const, 'completed' as const, 'absent' as const],
  }
}

function callback(url: string): string {
  return xmlText(hookAddress(url))
}
