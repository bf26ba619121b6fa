import { z } from 'zod'
import { askEmulator } from '#providers/builtin/ask-emulator.ts'
import { understood } from '#providers/builtin/understood.ts'
import type { OutsideCall, OutsidePhone } from '#telephony/ports.ts'

const Moment = z.string().nullish()
const Call = z.object({
  sid: z.string(),
  direction: z.string().default('inbound'),
  from: z.string(),
  to: z.string(),
  status: z.string(),
  startedAt: Moment,
  endedAt: Moment,
  isMuted: z.boolean().default(false),
  isOnHold: z.boolean().default(false),
})
const Calls = z.object({ calls: z.array(Call) })
const Made = z.object({ sid: z.string() })

/** The calls of the outside phones, by the emulator's own hand. */
export function createOutsideCalls(
  emulatorUrl: string,
): Pick<OutsidePhone, 'calls' | 'call' | 'deed' | 'lineUrl' | 'setPhone'> {
  const pathOf = (sid: string) => `/emulator/calls/${encodeURIComponent(sid)}`
  return {
    calls: async (phone) => {
      const path = `/emulator/calls?phone=${encodeURIComponent(phone)}`
      return understood(Calls, await askEmulator(emulatorUrl, path)).calls.map(toCall)
    },
    call: async (numbers) =>
      understood(Made, await askEmulator(emulatorUrl, '/emulator/calls', { ...numbers, live: true })),
    deed: async (sid, deed) => void (await askEmulator(emulatorUrl, `${pathOf(sid)}/deeds`, deed)),
    lineUrl: (sid) => `${emulatorUrl.replace(/^http/, 'ws')}${pathOf(sid)}/line`,
    setPhone: async (rule) => void (await askEmulator(emulatorUrl, '/emulator/phones', rule)),
  }
}

function toCall(call: z.infer<typeof Call>): OutsideCall {
  return {
    sid: call.sid,
    direction: call.direction === 'inbound' ? 'inbound' : 'outbound',
    from: call.from,
    to: call.to,
    status: call.status,
    startedAt: call.startedAt ?? null,
    endedAt: call.endedAt ?? null,
    isMuted: call.isMuted,
    isOnHold: call.isOnHold,
  }
}
