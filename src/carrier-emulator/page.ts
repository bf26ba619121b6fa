import type { RestCall } from '#carrier-emulator/rest-route.ts'

const mostPerPage = 1_000

/**
 * One page of a list in the carrier's form. The next page starts after the last row shown, whatever was added in
 * the meantime. `rows` come in the order of the list.
 */
export function showPage<Row extends { sid: string }>(
  call: RestCall,
  rows: Iterable<Row>,
  { key, show }: { key: string; show: (row: Row) => object },
): object {
  const { query, path } = call
  const pageSize = Math.min(mostPerPage, Math.max(1, readCount(query.get('PageSize')) ?? 50))
  const page = readCount(query.get('Page')) ?? 0
  const after = /^PA(\w+)$/.exec(query.get('PageToken') ?? '')?.[1]
  const all = [...rows]
  const start = after === undefined ? page * pageSize : all.findIndex((row) => row.sid === after) + 1
  const shown = all.slice(start, start + pageSize)
  const last = shown.at(-1)
  const hasNext = last !== undefined && start + pageSize < all.length
  const previous = start > 0 ? all[start - pageSize - 1] : undefined
  return {
    [key]: shown.map(show),
    uri: addressOf(call, query),
    first_page_uri: addressOf(call, withPage(query, { page: 0, pageSize })),
    next_page_uri: hasNext
      ? `${path}?${withPage(query, { page: page + 1, pageSize, after: last.sid })}`
      : null,
    previous_page_uri:
      start > 0
        ? `${path}?${withPage(query, { page: Math.max(0, page - 1), pageSize, after: previous?.sid })}`
        : null,
    page,
    page_size: pageSize,
    start,
    end: Math.max(start, start + shown.length - 1),
  }
}

function addressOf({ path }: RestCall, query: URLSearchParams): string {
  return query.size > 0 ? `${path}?${query}` : path
}

function withPage(
  query: URLSearchParams,
  { page, pageSize, after }: { page: number; pageSize: number; after?: string | undefined },
): URLSearchParams {
  const next = new URLSearchParams(query)
  next.set('PageSize', String(pageSize))
  next.set('Page', String(page))
  next.delete('PageToken')
  if (after !== undefined) next.set('PageToken', `PA${after}`)
  return next
}

function readCount(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}
