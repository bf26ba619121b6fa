import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hashOf } from './hashes.mjs'
import { capture, findNpmScript } from './processes.mjs'
import { Stop, timed } from './say.mjs'

const stampFile = 'node_modules/.parley-installed'

/** Installs the packages of the lock file when what lies there is of another lock or platform. */
export async function install() {
  const wanted = `${hashOf(['package-lock.json'])} ${process.platform}-${process.arch}`
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  if (!isInstalledAsLocked()) await timed('Packages are installed', runNpm)
  writeFileSync(stampFile, wanted)
}

async function runNpm() {
  const args = [
    'ci',
    '--ignore-scripts',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ]
  const script = findNpmScript()
  const PATH = [path.dirname(process.execPath), process.env.PATH].join(path.delimiter)
  const options = { env: { ...process.env, PATH, NODE_ENV: '' } }
  // npm is run by our own Node: its shebang would pick whichever is first on PATH.
  const { code, output } =
    script === undefined
      ? await capture('npm', args, { ...options, shell: process.platform === 'win32' })
      : await capture(process.execPath, [script, ...args], options)
  if (code !== 0)
    throw new Stop(`Installing the packages failed; check the network, then try again.\n${output.trim()}`)
}

/** True when npm's own record of what it installed (by hand, say) already equals the lock file. */
export function isInstalledAsLocked(folder = '.') {
  const record = path.join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const there = packagesOf(record)
  const locked = packagesOf(path.join(folder, 'package-lock.json'))
  for (const [place, entry] of Object.entries(there)) {
    if (locked[place]?.integrity !== entry.integrity || locked[place]?.version !== entry.version) return false
  }
  return Object.entries(locked).every(
    ([place, entry]) => place === '' || place in there || (entry.optional && !isForThisMachine(entry)),
  )
}

function isForThisMachine({ os, cpu, libc }) {
  if (libc !== undefined || os === undefined) return false
  return os.includes(process.platform) && (cpu === undefined || cpu.includes(process.arch))
}

function packagesOf(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages
}
