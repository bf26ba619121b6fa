import { randomBytes } from 'node:crypto'
import type { NumberCarrier } from '#phones/ports.ts'
import type { MessageCarrier, MessageStatus, OutboundMessage } from '#telephony/ports.ts'

export interface SampleCarrier {
  carrier(connectionId: string): MessageCarrier
  /** What has become of the texts since it was last asked. */
  takeStatuses(): MessageStatus[]
}

/** The phone is off or out of reach. */
const unreachableCode = 30003

/** A carrier that takes every text and sends none: phones in `unreachable` do not get theirs, all others do. */
export function createSampleCarrier(unreachable: ReadonlySet<string>): SampleCarrier {
  let statuses: MessageStatus[] = []
  const fate = (to: string) =>
    unreachable.has(to)
      ? { status: 'undelivered', errorCode: unreachableCode }
      : { status: 'delivered', errorCode: null }
  return {
    carrier: (connectionId) => ({
      send: async (message) => {
        const sid = `SM${randomBytes(16).toString('hex')}`
        statuses.push({ connectionId, sid, ...fate(message.to), intent: intentOf(message) })
        return { kind: 'accepted', sid, status: 'queued', segments: 1 }
      },
      list: async function* () {},
      fetch: async () => null,
      fetchMedia: async () => null,
      answersOptOutWords: true,
    }),
    takeStatuses: () => {
      const told = statuses
      statuses = []
      return told
    },
  }
}

function intentOf(message: OutboundMessage): MessageStatus['intent'] {
  const asked = new URL(message.statusCallback).searchParams
  return { teamId: asked.get('team') ?? '', id: asked.get('intent') ?? '' }
}

/** Where no numbers can be had for nothing, the two weeks were on one that does not exist. */
export const madeUpAccount = { id: 'sample', provider: 'sample', label: 'Sample', isEmulated: true }

export const madeUpNumbers: NumberCarrier = {
  isEmulated: true,
  search: async () => [{ phone: '+15035550100', place: '' }],
  buy: async (phone, hooks) => {
    const capabilities = { sms: true, mms: false, voice: false }
    return { sid: 'PN_sample', phone, label: '', hooks, capabilities }
  },
  list: async () => [],
  configure: async () => {},
  release: async () => {},
}
