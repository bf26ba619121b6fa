export type Range = { kind: 'whole' } | { kind: 'part'; from: number; to: number } | { kind: 'nowhere' }

/**
 * Which bytes of `size` a Range header asks for, the first and the last included; `nowhere` for a place that is not in
 * them. A header that makes no sense, or asks for several places at once, is answered with the whole.
 */
export function readRange(header: string | undefined, size: number): Range {
  const asked = /^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i.exec(header ?? '')
  const [, first = '', last = ''] = asked ?? []
  if (first === '' && last === '') return { kind: 'whole' }
  if (first === '') return lastBytes(Number(last), size)
  const from = Number(first)
  const to = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < from) return { kind: 'whole' }
  return from >= size ? { kind: 'nowhere' } : { kind: 'part', from, to }
}

function lastBytes(count: number, size: number): Range {
  if (count === 0 || size === 0) return { kind: 'nowhere' }
  return { kind: 'part', from: Math.max(0, size - count), to: size - 1 }
}
