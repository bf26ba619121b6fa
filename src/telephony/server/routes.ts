import { implement } from '@orpc/server'
import { listAllNumbers } from '#phones/server/list-all-numbers.ts'
import { InvalidInput } from '#platform/errors.ts'
import { actorOf, type RequestContext, teamContext } from '#platform/http/request-context.ts'
import { telephonyContract } from '#telephony/contract.ts'
import type { OutsidePhone } from '#telephony/ports.ts'
import { callContact } from '#telephony/server/call-contact.ts'
import { callOff } from '#telephony/server/call-off.ts'
import { readCallDebug } from '#telephony/server/read-call-debug.ts'
import { readCalling } from '#telephony/server/read-calling.ts'
import { readCall, readCallsOf } from '#telephony/server/read-calls.ts'
import { replayWebhook } from '#telephony/server/replay-webhook.ts'
import { setFaults } from '#telephony/server/set-faults.ts'

/** The dev phone's operations; `phone` is null where no emulator runs. */
export function telephonyRoutes(phone: OutsidePhone | null) {
  const contract = implement(telephonyContract).$context<RequestContext>()
  const outside = () => {
    if (!phone)
      throw new InvalidInput('The dev phone needs the carrier emulator. Start Parley with EMULATOR=on.')
    return phone
  }
  return {
    devPhone: contract.devPhone.handler(async ({ context }) => ({
      isEmulated: phone !== null,
      numbers: await listAllNumbers(context.db),
      suggestedPhone: '+15035550142',
    })),
    outsideTexts: contract.outsideTexts.handler(async ({ input }) => ({
      texts: await outside().texts(input.phone),
    })),
    sendOutsideText: contract.sendOutsideText.handler(({ input }) => outside().sendText(input)),
    callContact: contract.callContact.handler(({ context, input }) =>
      callContact(teamContext(context), input),
    ),
    contactCalling: contract.contactCalling.handler(({ context, input }) => {
      const ctx = teamContext(context)
      return ctx.db.team(ctx.teamId, (tx) => readCalling(tx, input.contactId, ctx.clock.now()))
    }),
    callOff: contract.callOff.handler(async ({ context, input }) => {
      await callOff(teamContext(context), input)
      return { calledOff: true as const }
    }),
    holdOutsidePhone: contract.holdOutsidePhone.handler(async ({ input }) => {
      await outside().setPhone({ phone: input.phone, answers: 'ask' })
      return { held: true as const }
    }),
    outsideCalls: contract.outsideCalls.handler(async ({ input }) => ({
      calls: await outside().calls(input.phone),
    })),
    placeOutsideCall: contract.placeOutsideCall.handler(({ input }) => outside().call(input)),
    outsideCallDeed: contract.outsideCallDeed.handler(async ({ input }) => {
      await outside().deed(input.sid, input.deed)
      return { done: true as const }
    }),
    conversationCalls: contract.conversationCalls.handler(({ context, input }) => {
      const ctx = teamContext(context)
      return ctx.db.team(ctx.teamId, async (tx) => ({ items: await readCallsOf(tx, input.id) }))
    }),
    call: contract.call.handler(({ context, input }) => {
      const ctx = teamContext(context)
      return ctx.db.team(ctx.teamId, (tx) => readCall(tx, input.id))
    }),
    callDebug: contract.callDebug.handler(({ context, input }) => {
      const ctx = teamContext(context)
      return ctx.db.team(ctx.teamId, (tx) => readCallDebug(tx, { id: input.id, now: ctx.clock.now() }))
    }),
    traffic: contract.traffic.handler(async ({ input }) => ({
      entries: await outside().traffic(input.after, input.limit),
    })),
    replayWebhook: contract.replayWebhook.handler(async ({ context, input }) => {
      await replayWebhook({ ...context, actor: actorOf(context), phone: outside() }, input)
      return { sent: true as const }
    }),
    faults: contract.faults.handler(async () => ({ faults: await outside().faults() })),
    setFaults: contract.setFaults.handler(async ({ context, input }) => ({
      faults: await setFaults({ ...context, actor: actorOf(context), phone: outside() }, input.faults),
    })),
  }
}
