import { statfs } from 'node:fs/promises'
import type { Check } from '#onboarding/contract.ts'
import type { Config } from '#platform/config.ts'
import type { Database } from '#platform/db/database.ts'

export interface CheckDeps {
  config: Config
  db: Database
  publicUrl(): string
  carrier(): { label: string; isEmulated: boolean } | null
  models: {
    /** The vendors' models in the order they are asked; empty with the built-in engine alone. */
    labels: readonly string[]
    /** Vendors whose last answer failed. */
    failing(): readonly { provider: string; error: string }[]
  }
}

const lowDiskBytes = 1024 ** 3

/** Looks at every part of this machine. Never throws: a part that cannot be looked at has failed. */
export async function runChecks(deps: CheckDeps): Promise<(Check & { kind: 'built-in' | 'real' })[]> {
  const { config } = deps
  const carrier = deps.carrier()
  return [
    await checkDatabase(deps),
    await checkStorage(config),
    {
      kind: 'built-in',
      key: 'ports',
      label: 'Ports',
      state: 'ready',
      value: [
        new URL(deps.publicUrl()).port || config.port,
        config.emulator.isOn ? new URL(config.emulator.url).port : null,
      ]
        .filter(Boolean)
        .join(', '),
      help: null,
    },
    {
      kind: config.publicUrl ? 'real' : 'built-in',
      key: 'publicAddress',
      label: 'Public address',
      state: config.publicUrl ? 'ready' : 'warning',
      value: config.publicUrl ?? 'this machine only',
      help: config.publicUrl ? null : 'Fine for trying. Set PUBLIC_URL before you connect a carrier.',
    },
    {
      kind: carrier && !carrier.isEmulated ? 'real' : 'built-in',
      key: 'carrier',
      label: 'Phone carrier',
      state: carrier ? 'ready' : 'failed',
      value: carrier?.label ?? 'none',
      help: carrier ? null : 'Start with EMULATOR=on, or set TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN.',
    },
    checkModels(deps),
    {
      kind: config.mail ? 'real' : 'built-in',
      key: 'mail',
      label: 'Mail',
      state: 'ready',
      value: config.mail ? 'mail server' : 'shown in the app',
      help: config.mail ? null : 'Links are listed for you to hand over. Set SMTP_URL to send them.',
    },
  ]
}

function checkModels({ models }: CheckDeps): Check & { kind: 'built-in' | 'real' } {
  const [failing] = models.failing()
  return {
    kind: models.labels.length > 0 ? 'real' : 'built-in',
    key: 'model',
    label: 'Language model',
    state: failing ? 'warning' : 'ready',
    value: [...models.labels, 'built-in'].join(', then '),
    help: failing
      ? `${failing.provider} did not answer when it was last asked (${failing.error}). Check its key, its address and its limits; the next one answers meanwhile.`
      : null,
  }
}

async function checkDatabase(deps: CheckDeps): Promise<Check & { kind: 'built-in' | 'real' }> {
  const base = {
    kind: deps.db.kind === 'embedded' ? ('built-in' as const) : ('real' as const),
    key: 'database' as const,
    label: 'Database',
  }
  try {
    const skewMs = await deps.db.owner(async (client) => {
      const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now')
      return Math.abs(Date.now() - (rows[0]?.now.getTime() ?? 0))
    })
    const value = deps.db.kind === 'embedded' ? 'built-in' : 'Postgres'
    if (skewMs < 5000) return { ...base, state: 'ready', value, help: null }
    const seconds = Math.round(skewMs / 1000)
    return {
      ...base,
      state: 'warning',
      value,
      help: `Its clock is ${seconds} s off this machine's. Set both by NTP.`,
    }
  } catch {
    return {
      ...base,
      state: 'failed',
      value: 'no answer',
      help: 'Check DATABASE_URL and that the server runs.',
    }
  }
}

async function checkStorage(config: Config): Promise<Check & { kind: 'built-in' | 'real' }> {
  const base = { kind: 'built-in' as const, key: 'storage' as const, label: 'Storage' }
  try {
    const disk = await statfs(config.dataDirectory)
    const freeBytes = disk.bavail * disk.bsize
    const value = `${Math.floor(freeBytes / 1024 ** 3)} GB free`
    const isLow = freeBytes < lowDiskBytes
    return {
      ...base,
      state: isLow ? 'warning' : 'ready',
      value,
      help: isLow ? 'Free some space, or move DATA_DIR.' : null,
    }
  } catch {
    return {
      ...base,
      state: 'failed',
      value: 'not readable',
      help: 'Check that DATA_DIR exists and is writable.',
    }
  }
}
