// Loaded before everything else in each test process, in the programs it starts and in their threads:
// a test that would leave this machine fails at once and says where it wanted to go.
import dgram from 'node:dgram'
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'

type Callback = (error: Error, ...rest: unknown[]) => void
type Target = { host: string; port: string }

const marker = Symbol.for('parley.loopback-only')
const state = globalThis as { [marker]?: true }

if (state[marker] === undefined) {
  state[marker] = true
  guardSockets()
  guardLookups()
  guardDatagrams()
  syncBuiltinESMExports()
}

export class ConnectionRefusedByTests extends Error {
  readonly code = 'ERR_LOOPBACK_ONLY'
  constructor(target: string) {
    super(
      `Tests reach this machine only, and something wanted to reach ${target}. Give it a fake on 127.0.0.1.`,
    )
    this.name = 'ConnectionRefusedByTests'
  }
}

function guardSockets(): void {
  const connect = net.Socket.prototype.connect
  net.Socket.prototype.connect = function (this: net.Socket, ...args: unknown[]) {
    const target = targetOf(args)
    if (target === undefined || isLoopback(target.host)) return Reflect.apply(connect, this, args)
    const error = new ConnectionRefusedByTests(`${target.host}:${target.port}`)
    process.nextTick(() => this.destroy(error))
    return this
  } as typeof connect
}

/** Where a call of `connect` goes, or undefined for a path of the file system. */
function targetOf(args: unknown[]): Target | undefined {
  // net.connect has put the arguments in order before: [options, callback] as one array.
  const [first, second] = (Array.isArray(args[0]) ? args[0] : args) as unknown[]
  if (typeof first === 'object' && first !== null) {
    const options = first as { path?: string | null; host?: string; port?: unknown }
    return options.path ? undefined : { host: options.host ?? 'localhost', port: String(options.port) }
  }
  const isPath = typeof first === 'string' && !/^\d+$/.test(first)
  if (isPath) return undefined
  return { host: typeof second === 'string' ? second : 'localhost', port: String(first) }
}

function guardLookups(): void {
  const refuse = (host: string) => new ConnectionRefusedByTests(host)
  const withCallback = dns as unknown as Record<string, (...args: unknown[]) => unknown>
  const withPromise = dns.promises as unknown as Record<string, (...args: unknown[]) => unknown>
  for (const name of ['lookup', 'resolve', 'resolve4', 'resolve6', 'resolveMx', 'resolveTxt', 'resolveSrv']) {
    const ask = withCallback[name]
    const askPromise = withPromise[name]
    if (ask === undefined || askPromise === undefined) continue
    withCallback[name] = (...args) => {
      if (mayLookUp(args[0])) return Reflect.apply(ask, dns, args)
      const done = args.at(-1) as Callback
      process.nextTick(() => done(refuse(String(args[0]))))
      return {}
    }
    withPromise[name] = (...args) =>
      mayLookUp(args[0])
        ? Reflect.apply(askPromise, dns.promises, args)
        : Promise.reject(refuse(String(args[0])))
  }
}

function guardDatagrams(): void {
  const send = dgram.Socket.prototype.send as (...args: unknown[]) => void
  dgram.Socket.prototype.send = function (this: dgram.Socket, ...args: unknown[]) {
    const host = args.slice(1).find((part) => typeof part === 'string')
    if (host === undefined || isLoopback(String(host))) return Reflect.apply(send, this, args)
    throw new ConnectionRefusedByTests(String(host))
  } as typeof dgram.Socket.prototype.send
}

/** An address needs no lookup, so it may pass here; connecting to it is refused above. */
function mayLookUp(host: unknown): boolean {
  return typeof host !== 'string' || host === '' || net.isIP(host) !== 0 || isLoopback(host)
}

function isLoopback(host: string): boolean {
  const bare = host.toLowerCase().replace(/^\[|\]$/g, '')
  if (bare === 'localhost' || bare.endsWith('.localhost') || bare === '::1') return true
  return net.isIPv4(bare.replace(/^::ffff:/, '')) && bare.replace(/^::ffff:/, '').startsWith('127.')
}
