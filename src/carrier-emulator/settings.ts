import { z } from 'zod'

const accountSid = z.string().regex(/^AC[0-9a-fA-F]{32}$/, 'An account SID is AC and 32 hexadecimal digits.')

/** Everything the emulator can be told. Nothing comes from the environment. */
export const settingsShape = z.strictObject({
  /** 0 takes any free port. */
  port: z.number().int().min(0).max(65_535).default(0),
  host: z.string().min(1).default('127.0.0.1'),
  /** Folder of `ledger.jsonl` and the pictures; null keeps everything in memory. */
  directory: z.string().min(1).nullable().default(null),
  accountSid,
  authToken: z.string().min(8),
  /** `carrier`: STOP, START and HELP are handled as on US long codes. `off`: texts are only passed on. */
  optOut: z.enum(['carrier', 'off']).default('carrier'),
  /** `none` is the carrier's real rule for texts; `once` tries a failed webhook a second time. */
  failedWebhookRetry: z.enum(['none', 'once']).default('none'),
  /** What `DateSent` filters look at while a text has not left yet: `sent` does not find it, `created` does. */
  dateFilter: z.enum(['sent', 'created']).default('sent'),
  /** Lists show a text only this long after it was made, as a list that lags behind. */
  listLagMs: z.number().int().min(0).default(0),
  /** Whether the bytes of a picture need the account's credentials. */
  mediaAuth: z.enum(['required', 'open']).default('required'),
  /** US dollars shown as the balance. */
  balance: z.string().default('100.00'),
  timing: z
    .strictObject({
      /** From accepted to sent, and from sent to delivered. */
      sentMs: z.number().min(0).default(50),
      deliveredMs: z.number().min(0).default(150),
      webhookConnectMs: z.number().min(1).default(5_000),
      webhookReadMs: z.number().min(1).default(15_000),
      webhookTotalMs: z.number().min(1).default(15_000),
    })
    .prefault({}),
  limits: z
    .strictObject({
      /** Webhooks under way at once; more wait their turn. */
      webhooksInFlight: z.number().int().min(1).default(500),
      ledgerEntries: z.number().int().min(1).default(50_000),
      messages: z.number().int().min(1).default(200_000),
      /** A ledger file larger than this is rewritten at start with what is still known. */
      compactAboveBytes: z
        .number()
        .int()
        .min(1)
        .default(64 * 1024 * 1024),
    })
    .prefault({}),
})

export type Settings = z.output<typeof settingsShape>
export type SettingsInput = z.input<typeof settingsShape>
