import type { WebhookReaders } from '#integrations/ports.ts'
import { ensureInstanceConnection } from '#integrations/server/instance-connection.ts'
import type { NumberCarriers } from '#phones/ports.ts'
import type { Clock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/db/database.ts'
import { NotFound } from '#platform/errors.ts'
import { builtinProvider } from '#providers/builtin/index.ts'
import { twilioProvider } from '#providers/twilio/index.ts'
import type { CallCarriers, MessageCarriers, OutsidePhone } from '#telephony/ports.ts'

export interface CarrierAccount {
  id: string
  provider: string
  label: string
  isEmulated: boolean
}

export interface Carriers {
  /** The account new numbers are bought at: the live one where there is one. */
  main(): CarrierAccount | null
  ids(): string[]
  messages: MessageCarriers
  calls: CallCarriers
  numbers: NumberCarriers
  /** Whether this connection's carrier opened a socket. */
  verifySocket(connectionId: string, socket: { url: string; headers: Record<string, string> }): boolean
  readers: WebhookReaders
  /** `…/hooks/{provider}/{connection}` as the carrier reaches us. */
  hookUrl(connectionId: string): string
  outsidePhone: OutsidePhone | null
}

type Connected = CarrierAccount & ReturnType<typeof twilioProvider.connect>

/** Connects the carrier accounts that the environment names: the live one by its keys, the emulator where it is on. */
export async function connectCarriers(deps: {
  config: Config
  db: Database
  clock: Clock
  publicUrl(): string
}): Promise<Carriers> {
  const connected = new Map<string, Connected>()
  for (const wanted of accounts(deps.config)) {
    const account = { provider: twilioProvider.manifest.id, account: wanted.accountSid, label: wanted.label }
    const { id } = await ensureInstanceConnection(deps.db, { ...account, now: deps.clock.now() })
    const carrier = twilioProvider.connect(wanted, () => deps.clock.now())
    connected.set(id, {
      id,
      provider: account.provider,
      label: wanted.label,
      isEmulated: wanted.baseUrl !== null,
      ...carrier,
    })
  }
  const get = (connectionId: string): Connected => {
    const found = connected.get(connectionId)
    if (!found) throw new NotFound('This carrier connection')
    return found
  }
  return {
    main: () => connected.values().next().value ?? null,
    ids: () => [...connected.keys()],
    messages: (connectionId) => get(connectionId).messages,
    calls: (connectionId) => get(connectionId).calls,
    numbers: (connectionId) => get(connectionId).numbers,
    verifySocket: (connectionId, socket) => get(connectionId).webhooks.verifySocket(socket),
    readers: (provider, connectionId) => {
      const found = connected.get(connectionId)
      return found?.provider === provider ? found.webhooks : null
    },
    hookUrl: (connectionId) => `${deps.publicUrl()}/hooks/${get(connectionId).provider}/${connectionId}`,
    outsidePhone: deps.config.emulator.isOn ? builtinProvider.outsidePhone(deps.config.emulator.url) : null,
  }
}

function accounts(config: Config) {
  const { twilio, emulator } = config
  const live = twilio ? [{ ...twilio, baseUrl: null, label: twilioProvider.manifest.name }] : []
  const { accountSid, authToken } = emulator
  const isEmulating = emulator.isOn && accountSid && authToken
  return isEmulating
    ? [...live, { accountSid, authToken, baseUrl: emulator.url, label: 'Carrier emulator' }]
    : live
}
