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
  /** `voice` speaks with the local voice; `timed` knows only how long words take, and is silent. */
  speech: z.enum(['voice', 'timed']).default('voice'),
  /** How much quicker than a real one the time of calls runs: speech, pauses and ringing; never webhooks. */
  pace: z.number().min(0.1).max(200).default(1),
  /** What of the caller's words the recogniser gets wrong, and whether it writes sentences or bare words. */
  recogniser: z
    .strictObject({
      errorRate: z.number().min(0).max(1).default(0),
      seed: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).default(1),
      writes: z.enum(['sentences', 'words']).default('sentences'),
    })
    .prefault({}),
  /** Where accounts of the relay's behaviour differ, both can be had. */
  relay: z
    .strictObject({
      /** A socket the app loses: the call goes on at the address of `action`, or ends. */
      onSocketLoss: z.enum(['action', 'hangup']).default('action'),
      /** A socket the app closes with 1000 instead of `end`: a failure like any other, or a good end. */
      cleanClose: z.enum(['failed', 'ended']).default('failed'),
      /** Of an interrupted text message, `tokensPlayed` tells nothing, or the words that were said. */
      playedPart: z.enum(['untold', 'told']).default('untold'),
      /** `utteranceUntilInterrupt` begins with the talk cycle, or with the text message being spoken. */
      interruptText: z.enum(['cycle', 'message']).default('cycle'),
      /** `durationUntilInterruptMs` and other numbers come as numbers, or as text. */
      numbers: z.enum(['number', 'text']).default('number'),
      /** What still comes of an interrupted talk cycle is spoken, or dropped until the next prompt. */
      lateText: z.enum(['spoken', 'dropped']).default('spoken'),
    })
    .prefault({}),
  /** How scripted callers behave. */
  callers: z
    .strictObject({
      /** So long nothing is heard before the other side has stopped. */
      quietMs: z.number().min(0).default(700),
      /** How long a caller with nothing more to say listens before hanging up. */
      listenMs: z.number().min(0).default(1_500),
      /** How long a caller waits for a side that says nothing; by the wall clock, whatever the pace. */
      patienceMs: z.number().min(0).default(20_000),
    })
    .prefault({}),
  timing: z
    .strictObject({
      /** From accepted to sent, and from sent to delivered. */
      sentMs: z.number().min(0).default(50),
      deliveredMs: z.number().min(0).default(150),
      /** Of calls, in their own time: until words sound, until a pause ends a turn, until its words are written. */
      speakMs: z.number().min(0).default(80),
      endOfTurnMs: z.number().min(0).default(400),
      recogniseMs: z.number().min(0).default(150),
      /** From the end of a recording until it can be fetched. */
      recordingMs: z.number().min(0).default(1_000),
      relayConnectMs: z.number().min(1).default(5_000),
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
      calls: z.number().int().min(1).default(20_000),
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
