import { pino } from 'pino'

export type Log = pino.Logger

/**
 * A logger that takes ids, counts, codes and times. Values under names that carry people's data or secrets
 * are cut out, and an error is reduced to its kind, code and place: a database error's text quotes rows.
 */
export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: hidden.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[hidden]' },
    serializers: { err: describeError, error: describeError, reason: describeError },
    hooks: {
      // Left alone, pino takes an error's text for the line's message.
      logMethod(given, write) {
        const [first, message = 'failed', ...rest] = given as unknown as [unknown, string?, ...unknown[]]
        const fields = first instanceof Error ? { err: first } : first
        const isWordless = given.length === 1 && typeof fields === 'object'
        const line = isWordless || first instanceof Error ? [fields, message, ...rest] : given
        write.apply(this, line as Parameters<typeof write>)
      },
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

const hidden = [
  'body', 'text', 'words', 'name', 'email', 'phone', 'from', 'to', 'address', 'password', 'token', 'secret',
  'authorization', 'cookie', 'authToken', 'signature', 'url', 'link', 'message', 'detail', 'parameters',
] // biome-ignore format: one readable block

/** Kind, code and stack places of an error; never its message unless it is one of ours. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error }
  const { code, constraint, table } = error as { code?: unknown; constraint?: unknown; table?: unknown }
  const places = (error.stack ?? '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 8)
  const cause = error.cause instanceof Error ? describeError(error.cause) : undefined
  return { kind: error.name, code, constraint, table, places: places.map((line) => line.trim()), cause }
}
