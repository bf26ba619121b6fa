import { existsSync, readdirSync } from 'node:fs'
import { capture, findOnPath } from './processes.mjs'

/** Installs Debian packages where that is possible (as root, with apt-get); says whether it worked. */
export async function aptInstall(...packages) {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || findOnPath('apt-get') === undefined) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const install = () =>
    capture('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
      env,
      timeoutMs: 240_000,
    })
  if (hasLists() && (await install()).code === 0) return true
  const updated = await capture('apt-get', ['update', '-qq'], { env, timeoutMs: 120_000 })
  return updated.code === 0 && (await install()).code === 0
}

function hasLists() {
  const folder = '/var/lib/apt/lists'
  return existsSync(folder) && readdirSync(folder).some((name) => name.includes('_Packages'))
}
