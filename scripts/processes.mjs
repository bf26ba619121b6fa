import { spawn } from 'node:child_process'
import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { constants } from 'node:os'
import path from 'node:path'

/** Runs a program with our own input and output, passes signals on, and gives its exit code. */
export function follow(program, args, options = {}) {
  const child = spawn(program, args, { stdio: 'inherit', ...options })
  return followChild(child)
}

/**
 * Passes SIGTERM, SIGINT and SIGHUP on to a child until it ends, then gives its exit code (128 and
 * the signal's number for a child that was killed). `ownGroup` says that the child was detached.
 */
export function followChild(child, { ownGroup = false } = {}) {
  const passOn = (signal) => {
    // A terminal gives Ctrl-C to every process of our group; passing it on would say it twice.
    if (signal === 'SIGINT' && process.stdin.isTTY && !ownGroup) return
    child.kill(signal)
  }
  const signals = ['SIGTERM', 'SIGINT', 'SIGHUP']
  for (const signal of signals) process.on(signal, passOn)
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      for (const name of signals) process.off(name, passOn)
      resolve(code ?? 128 + (constants.signals[signal] ?? 0))
    })
  })
}

/**
 * Runs a program to its end and gives `{code, output}`; never throws: a program that is missing
 * has code 127, one that took longer than `timeoutMs` has code 124.
 */
export function capture(program, args, options = {}) {
  const { timeoutMs, input, ...spawnOptions } = options
  return new Promise((resolve) => {
    let output = ''
    let timedOut = false
    const child = spawn(program, args, {
      stdio: [input === undefined ? 'ignore' : 'pipe', 'pipe', 'pipe'],
      ...spawnOptions,
    })
    const timer =
      timeoutMs &&
      setTimeout(() => {
        timedOut = true
        child.kill('SIGKILL')
      }, timeoutMs)
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        output += part
      })
    child.once('error', (error) => {
      clearTimeout(timer)
      resolve({ code: 127, output: error.message })
    })
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve({ code: timedOut ? 124 : (code ?? 1), output })
    })
    if (input !== undefined) child.stdin.end(input)
  })
}

/** Ends a process and all that it and its children have started, groups of their own included. */
export async function killTree(pid) {
  if (process.platform === 'win32') return capture('taskkill', ['/pid', String(pid), '/T', '/F'])
  const { output } = await capture('ps', ['-A', '-o', 'pid=,ppid='])
  const pairs = output
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
  const found = [pid]
  for (const parent of found) for (const [child, of] of pairs) if (of === parent) found.push(child)
  for (const one of found) killQuietly(one)
}

function killQuietly(pid) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/** The first of these names that lies on PATH, as a full path, or undefined. */
export function findOnPath(...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  const endings = process.platform === 'win32' ? ['.exe', '.cmd', ''] : ['']
  for (const name of names)
    for (const folder of folders)
      for (const ending of endings) {
        const candidate = path.join(folder, name + ending)
        if (existsSync(candidate)) return candidate
      }
  return undefined
}

/** The script behind a package's command, to be run by the Node that runs us (never by a shebang). */
export function commandOf(packageName, command) {
  const folder = path.join('node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  return path.resolve(folder, typeof bin === 'string' ? bin : bin[command])
}

/** npm's own script, so that it can be run by a Node of our choice; undefined when it cannot be told. */
export function findNpmScript() {
  const candidates = [process.env.npm_execpath, findOnPath('npm')]
  const beside = path.dirname(process.execPath)
  candidates.push(path.join(beside, 'node_modules/npm/bin/npm-cli.js'))
  candidates.push(path.join(beside, '../lib/node_modules/npm/bin/npm-cli.js'))
  for (const candidate of candidates) {
    if (!candidate || !existsSync(candidate)) continue
    const real = realpathSync(candidate)
    if (path.basename(real) === 'npm-cli.js') return real
  }
  return undefined
}
