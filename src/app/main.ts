import { boot } from '#app/boot.ts'
import { printReady } from '#app/print-ready.ts'
import { loadConfig } from '#platform/config.ts'
import { createLog } from '#platform/log.ts'

/** The process: settings, start, and a clean end on SIGTERM or SIGINT. */
async function main(): Promise<void> {
  const config = loadConfig()
  const log = createLog(config.logLevel)
  const app = await boot(config, log)
  printReady(app)
  const stop = (signal: string) => {
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

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
})
