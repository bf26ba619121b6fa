import { spawn } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { aptInstall } from './apt.mjs'
import { freePort } from './free-port.mjs'
import { capture, findOnPath } from './processes.mjs'
import { Stop, timed } from './say.mjs'

const oldestMajor = 15

/** The folder of Postgres 15 or later's server programs, brought along where there is none; else undefined. */
export async function ensurePostgres() {
  const found = await findPostgres()
  if (found !== undefined) return found
  await timed('Postgres was looked for in the packages of the system', () => aptInstall('postgresql'))
  return findPostgres()
}

async function findPostgres() {
  for (const folder of candidateFolders()) {
    if (!existsSync(path.join(folder, 'initdb'))) continue
    const { code, output } = await capture(path.join(folder, 'postgres'), ['--version'])
    if (code === 0 && Number(/(\d+)/.exec(output)?.[1]) >= oldestMajor) return folder
  }
  return undefined
}

function candidateFolders() {
  const onPath = findOnPath('initdb')
  const byMajor = (root, toFolder) =>
    existsSync(root)
      ? readdirSync(root)
          .sort((a, b) => Number.parseInt(b, 10) - Number.parseInt(a, 10))
          .map(toFolder)
      : []
  return [
    ...(onPath === undefined ? [] : [path.dirname(onPath)]),
    ...byMajor('/usr/lib/postgresql', (major) => `/usr/lib/postgresql/${major}/bin`),
    '/usr/local/bin',
    '/usr/local/pgsql/bin',
    ...byMajor('/opt/homebrew/opt', (name) => `/opt/homebrew/opt/${name}/bin`).filter((name) =>
      name.includes('/postgresql'),
    ),
  ]
}

/**
 * Starts a Postgres of our own in a new folder, fast and forgetful, and gives `{url, stop}`. Its
 * programs refuse to run as root, so root hands it to another user.
 */
export async function startPostgres(programs) {
  const user = await userForPostgres()
  const home = mkdtempSync(path.join(user === undefined ? tmpdir() : '/tmp', 'parley-postgres-'))
  if (user !== undefined) chownSync(home, user.uid, user.gid)
  const options = { cwd: home, ...user }
  const data = path.join(home, 'data')
  const initArgs = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync']
  const made = await capture(path.join(programs, 'initdb'), initArgs, options)
  if (made.code !== 0) throw new Stop(`Postgres could not make its folder: ${made.output.trim()}`)
  const port = await freePort()
  const child = spawn(path.join(programs, 'postgres'), serverArgs(data, port, home), {
    stdio: ['ignore', 'ignore', 'pipe'],
    ...options,
  })
  const stop = () => stopPostgres(child, home)
  await untilReady(child).catch(async (error) => {
    await stop()
    throw error
  })
  return { url: `postgres://postgres@127.0.0.1:${port}/postgres`, stop }
}

function serverArgs(data, port, home) {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: home,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
    shared_buffers: '128MB',
    log_destination: 'stderr',
    logging_collector: 'off',
    lc_messages: 'C',
  }
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  return ['-D', data, '-p', String(port), ...flags]
}

/** Waits for the line by which Postgres says that it listens, and goes on emptying what it says later. */
function untilReady(child) {
  let said = ''
  return new Promise((resolve, reject) => {
    const fail = (what) => reject(new Stop(`Postgres for the tests ${what}: ${said.trim()}`))
    const timer = setTimeout(() => fail('did not answer within 15 s'), 15_000)
    child.once('error', (error) => fail(`could not be started (${error.message})`))
    child.once('exit', () => fail('ended while it was starting'))
    child.stderr.on('data', (part) => {
      said = (said + part).slice(-2_000)
      if (!said.includes('ready to accept connections')) return
      clearTimeout(timer)
      resolve()
    })
  })
}

async function stopPostgres(child, home) {
  if (child.exitCode === null && child.signalCode === null) {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    // Its "immediate" stop: the folder is thrown away anyway.
    child.kill('SIGQUIT')
    await ended
  }
  rmSync(home, { recursive: true, force: true })
}

async function userForPostgres() {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all([capture('id', ['-u', name]), capture('id', ['-g', name])])
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) }
  }
  throw new Stop('Postgres refuses to run as root, and there is no user postgres or nobody to run it.')
}
