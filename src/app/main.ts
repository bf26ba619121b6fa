import { setTimeout as pause } from 'node:timers/promises'
import { databaseDirectory, loadConfig } from '#platform/config.ts'
import { refuseHeldDirectory } from '#platform/db/directory-lock.ts'
import { createLog } from '#platform/log.ts'

/** The process: settings, start, and a clean end on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const config = loadConfig()
  if (!config.databaseUrl) await refuseHeldDirectory(databaseDirectory(config))
  const log = createLog(config.logLevel)
  // A second start hears that it is one at once, not when every room has been read.
  const { boot } = await import('#app/boot.ts')
  const { printReady } = await import('#app/print-ready.ts')
  // The first texts do not wait for what can be got ready while the database opens.
  const [app] = await Promise.all([boot(config, log), rehearseFirst()])
  printReady(app)
  let isStopping = false
  const { meetCommonWords } = await import('#meaning/meet-words.ts')
  meetCommonWords(async () => {
    await pause(betweenWordsMs)
    return !isStopping
  }).catch((error: unknown) => log.error({ err: error }, 'words not met beforehand'))
  const stop = (signal: string) => {
    isStopping = true
    log.info({ signal }, 'stopping')
    app.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'stopped uncleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('SIGINT', () => stop('SIGINT'))
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'))
}

async function rehearseFirst(): Promise<void> {
  const { rehearse } = await import('#dialogue/rehearse.ts')
  rehearse()
}

/** What comes in at once after the start has its turn first. */
const betweenWordsMs = 15

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
