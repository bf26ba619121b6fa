import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { loadEnvFile } from 'node:process'
import { z } from 'zod'

const onOff = z.enum(['on', 'off'])
const text = z.string().trim().min(1)

const Environment = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: text.default('127.0.0.1'),
  PUBLIC_URL: z.url().optional(),
  DATA_DIR: text.default('./data'),
  DATABASE_URL: text.optional(),
  ROLE: z.enum(['all', 'web', 'worker', 'media']).default('all'),
  SECRET_KEY: z.string().min(16, 'must be at least 16 characters').optional(),
  SETUP_ADMIN_EMAIL: z.email().optional(),
  SETUP_ADMIN_PASSWORD: z.string().min(10, 'must be at least 10 characters').optional(),
  SETUP_TEAM: text.optional(),
  SETUP_SAMPLE: z.enum(['yes', 'no']).default('no'),
  EMULATOR: z.enum(['auto', 'on', 'off']).default('auto'),
  EMULATOR_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  EMULATOR_ACCOUNT_SID: text.optional(),
  EMULATOR_AUTH_TOKEN: text.optional(),
  TWILIO_ACCOUNT_SID: text.optional(),
  TWILIO_AUTH_TOKEN: text.optional(),
  OPENAI_API_KEY: text.optional(),
  OPENAI_MODEL: text.default('gpt-5-mini'),
  OPENAI_BASE_URL: z.url().default('https://api.openai.com/v1'),
  ANTHROPIC_API_KEY: text.optional(),
  ANTHROPIC_MODEL: text.default('claude-haiku-4-5'),
  ANTHROPIC_BASE_URL: z.url().default('https://api.anthropic.com/v1'),
  GOOGLE_GENERATIVE_AI_API_KEY: text.optional(),
  GOOGLE_MODEL: text.default('gemini-2.5-flash'),
  GOOGLE_BASE_URL: z.url().default('https://generativelanguage.googleapis.com/v1beta'),
  /** Any server that speaks OpenAI's chat completions, such as one on this machine. */
  MODEL_BASE_URL: z.url().optional(),
  MODEL_NAME: text.default('default'),
  MODEL_API_KEY: text.optional(),
  SMTP_URL: text.optional(),
  MAIL_FROM: text.optional(),
  PUBLIC_LANDING: onOff.default('on'),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Seconds between checkpoints of the embedded database. */
  CHECKPOINT_SECONDS: z.coerce.number().min(1).default(300),
})

export interface Config {
  port: number
  host: string
  /** How carriers and browsers reach us; null until the server listens when PUBLIC_URL is absent. */
  publicUrl: string | null
  dataDirectory: string
  databaseUrl: string | null
  role: 'all' | 'web' | 'worker' | 'media'
  secretKey: string | null
  setup: { adminEmail: string | null; adminPassword: string | null; team: string | null; sample: boolean }
  emulator: { isOn: boolean; url: string; accountSid: string | null; authToken: string | null }
  twilio: { accountSid: string; authToken: string } | null
  /** Language models by vendor; null where there is no key or address. */
  models: {
    openai: ModelAccount | null
    anthropic: ModelAccount | null
    google: ModelAccount | null
    /** The key is null for a server that asks for none. */
    compatible: (Omit<ModelAccount, 'apiKey'> & { apiKey: string | null }) | null
  }
  mail: { smtpUrl: string; from: string } | null
  hasPublicLanding: boolean
  logLevel: string
  checkpointSeconds: number
}

export interface ModelAccount {
  apiKey: string
  model: string
  baseUrl: string
}

/** Where the embedded database has its files. */
export function databaseDirectory(config: Config): string {
  return join(config.dataDirectory, 'postgres')
}

/**
 * Reads the environment (and `.env` in the working folder) once.
 * Throws an Error that names every wrong variable and what it should be.
 */
export function loadConfig(environment: NodeJS.ProcessEnv = readEnvironment()): Config {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(present)
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`These settings cannot be used:\n${lines.join('\n')}`)
  }
  return shape(parsed.data)
}

function shape(env: z.infer<typeof Environment>): Config {
  const twilio =
    env.TWILIO_ACCOUNT_SID && env.TWILIO_AUTH_TOKEN
      ? { accountSid: env.TWILIO_ACCOUNT_SID, authToken: env.TWILIO_AUTH_TOKEN }
      : null
  const emulatorPort = env.EMULATOR_PORT ?? env.PORT + 1
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    dataDirectory: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL ?? null,
    role: env.ROLE,
    secretKey: env.SECRET_KEY ?? null,
    setup: {
      adminEmail: env.SETUP_ADMIN_EMAIL ?? null,
      adminPassword: env.SETUP_ADMIN_PASSWORD ?? null,
      team: env.SETUP_TEAM ?? null,
      sample: env.SETUP_SAMPLE === 'yes',
    },
    emulator: {
      isOn: env.EMULATOR === 'on' || (env.EMULATOR === 'auto' && !twilio),
      url: `http://127.0.0.1:${emulatorPort}`,
      accountSid: env.EMULATOR_ACCOUNT_SID ?? null,
      authToken: env.EMULATOR_AUTH_TOKEN ?? null,
    },
    twilio,
    models: {
      openai: modelAccount(env.OPENAI_API_KEY, env.OPENAI_MODEL, env.OPENAI_BASE_URL),
      anthropic: modelAccount(env.ANTHROPIC_API_KEY, env.ANTHROPIC_MODEL, env.ANTHROPIC_BASE_URL),
      google: modelAccount(env.GOOGLE_GENERATIVE_AI_API_KEY, env.GOOGLE_MODEL, env.GOOGLE_BASE_URL),
      compatible: env.MODEL_BASE_URL
        ? { apiKey: env.MODEL_API_KEY ?? null, model: env.MODEL_NAME, baseUrl: env.MODEL_BASE_URL }
        : null,
    },
    mail: env.SMTP_URL ? { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? 'parley@localhost' } : null,
    hasPublicLanding: env.PUBLIC_LANDING === 'on',
    logLevel: env.LOG_LEVEL,
    checkpointSeconds: env.CHECKPOINT_SECONDS,
  }
}

function modelAccount(apiKey: string | undefined, model: string, baseUrl: string): ModelAccount | null {
  return apiKey ? { apiKey, model, baseUrl } : null
}

function readEnvironment(): NodeJS.ProcessEnv {
  if (existsSync('.env')) loadEnvFile('.env')
  return process.env
}
