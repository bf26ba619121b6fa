/** Every kind of id there is. The prefix tells a person, a log line and the search box what an id names. */
export const idPrefixes = [
  'team', 'usr', 'bot', 'ver', 'tool', 'kno', 'cnv', 'seg', 'turn', 'msg', 'call', 'rec', 'cmp', 'rcp', 'con',
  'conn', 'num', 'apt', 'hold', 'task', 'test', 'run', 'share', 'vis', 'int', 'evt', 'hook', 'a2p', 'fsr', 'inv',
  'job', 'leg', 'bench', 'mail', 'aud', 'dec', 'prf', 'ses', 'acc', 'mem', 'key', 'cns', 'fact', 'jnl', 'blob',
  'crew', 'blk',
] as const // biome-ignore format: one readable block
export type IdPrefix = (typeof idPrefixes)[number]

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
let counter = 0

/**
 * A new id such as `cnv_01k9…`: 48 bits of time, 16 bits of counter, 64 random bits, in Crockford base 32.
 * Ids of one millisecond sort in the order they were made in; `nowMs` lets a virtual clock date them.
 */
export function newId(prefix: IdPrefix, nowMs: number = Date.now()): string {
  counter = (counter + 1) & 0xffff
  const random = crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n
  return `${prefix}_${base32((BigInt(nowMs) << 80n) | (BigInt(counter) << 64n) | random)}`
}

/** The prefix of an id, or null when the text is no id of ours. */
export function idPrefix(id: string): IdPrefix | null {
  const match = /^([a-z0-9]+)_[0-9a-hjkmnp-tv-z]{26}$/.exec(id)
  return idPrefixes.find((prefix) => prefix === match?.[1]) ?? null
}

function base32(bits: bigint): string {
  let value = bits << 2n
  let text = ''
  for (let i = 0; i < 26; i++) {
    text = alphabet[Number(value & 31n)] + text
    value >>= 5n
  }
  return text
}
