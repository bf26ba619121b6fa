import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext } from 'playwright-core'
import { systemClock } from '#platform/clock.ts'
import type { Database } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { freePort } from '../../scripts/free-port.mjs'
import { emulatorHand } from '../../tests/support/emulator-hand.ts'
import { type ServerProcess, startProgram, startServer } from '../../tests/support/server-process.ts'

const person = { email: 'robin@example.com', password: 'correct horse battery' }

export type Product = Awaited<ReturnType<typeof openProduct>>
export type SignedIn = Awaited<ReturnType<BrowserContext['storageState']>>

/** The server and the carrier as processes of their own; with the sample team, or not set up yet. */
export async function openProduct({ isSetUp }: { isSetUp: boolean }) {
  const folder = await mkdtemp(join(tmpdir(), 'parley-web-'))
  const account = {
    accountSid: `AC${randomBytes(16).toString('hex')}`,
    authToken: randomBytes(16).toString('hex'),
  }
  const carrier = await startProgram(
    ['src/carrier-emulator/main.ts'],
    `${JSON.stringify({ ...account, directory: join(folder, 'emulator') })}\n`,
  )
  const data = join(folder, 'data')
  const environment = {
    PORT: String(await freePort()),
    DATA_DIR: data,
    EMULATOR: 'on',
    EMULATOR_PORT: new URL(carrier.url).port,
    EMULATOR_ACCOUNT_SID: account.accountSid,
    EMULATOR_AUTH_TOKEN: account.authToken,
    SECRET_KEY: randomBytes(24).toString('base64'),
    LOG_LEVEL: 'error',
    ...(isSetUp && {
      SETUP_ADMIN_EMAIL: person.email,
      SETUP_ADMIN_PASSWORD: person.password,
      SETUP_TEAM: 'Larch & Fern',
      SETUP_SAMPLE: 'yes',
    }),
  }
  let server: ServerProcess = await startServer(environment, 180_000)
  return {
    hand: emulatorHand(carrier.url),
    url: () => server.url,
    /** Ends the server, does something to its database, and starts it again. */
    betweenStarts: async (work: (db: Database) => Promise<void>) => {
      await server.stop()
      const directory = join(data, 'postgres')
      const { db } = await openDatabase({ databaseUrl: null, directory, clock: systemClock })
      try {
        await work(db)
      } finally {
        await db.close()
      }
      server = await startServer(environment, 180_000)
    },
    close: async () => {
      await server.kill()
      await carrier.kill()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** Signs in, changes to the sample team, and gives the browser's state with the addresses of what there is to see. */
export async function signIn(browser: Browser, url: string) {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.keyboard.press('Enter')
  await page.waitForURL((address) => !address.pathname.startsWith('/login'))
  const ids = await page.evaluate(async () => {
    const read = async (path: string) => (await fetch(`/api/v1${path}`)).json()
    const { items } = await read('/teams')
    const team = items.find((one: { isSample: boolean }) => one.isSample)
    await fetch(`/api/v1/teams/${team.id}/switch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    const first = async (path: string): Promise<string> => (await read(path)).items[0].id
    return {
      team: String(team.id),
      bot: await first('/bots'),
      contact: await first('/contacts'),
      conversation: await first('/conversations'),
      phone: String((await read('/numbers')).items[0].phone),
    }
  })
  const state: SignedIn = await context.storageState()
  await context.close()
  return { state, ids }
}
