/** An operation as it is asked over RPC (`bots/list`), with its input where it has one. */
export type Read = readonly [operation: string, input?: object]

/** The frame around every page reads these. */
const ofFrame: readonly Read[] = [['conversations/counts'], ['profile/get']]

interface Address {
  id: string
  query: string
  /** The date where the team is, to whoever knows it; looked up only by a page that goes by it. */
  today: () => string | undefined
}

type ReadsOfPage = (address: Address) => readonly Read[]

const readsOfTalk: ReadsOfPage = ({ id }) => [
  ['conversations/get', { id }],
  ['telephony/conversationCalls', { id }],
]

/** What a page reads as soon as it is drawn, by its path, where that can be told from its address; filters are its own affair. */
const ofPages: Readonly<Record<string, ReadsOfPage>> = {
  '/': () => [['reports/home']],
  '/bots': () => [['bots/list'], ['reports/botWeeks']],
  '/bots/$id/studio': ({ id }) => [['bots/get', { id }]],
  '/bots/$id': ({ id }) => [['bots/get', { id }]],
  '/conversations': ({ query }) => [
    ['bots/list'],
    ...(query === '' ? [['conversations/list', { status: 'all' }] as const] : []),
  ],
  '/conversations/$id': readsOfTalk,
  '/conversations/$id/debug': readsOfTalk,
  '/calendar': ({ query, today }) => {
    const date = query === '' ? today() : undefined
    return [['calendar/settings'], ...(date ? [['calendar/view', weekOf(date)] as const] : [])]
  },
  '/contacts': ({ query }) => (query === '' ? [['contacts/list', {}]] : []),
  '/contacts/$id': ({ id }) => [['contacts/get', { id }]],
  '/teams': () => [['teams/list']],
  '/settings/profile': () => [['auth/sessions']],
  '/settings/phones': () => [['phones/list'], ['bots/list']],
  '/settings/phones/$id': ({ id }) => [['phones/get', { id }]],
  '/admin': ({ query }) => (query === '' ? [['mails/list', { limit: 10 }], ['admin/overview']] : []),
  '/admin/twilio/dev': () => [['telephony/devPhone']],
}

/** What the app reads first at an address, the session apart: its document brings it along (decision 021). */
export function firstReadsAt(url: string): readonly Read[] {
  return [...readsOfPageAt(url), ...ofFrame]
}

/** The same for a page that one comes to from another: the frame is there already. */
export function readsOfPageAt(url: string, today: Address['today'] = () => undefined): readonly Read[] {
  const [path = '', query = ''] = url.replace(/#.*/, '').split(/\?(.*)/s)
  for (const [pattern, readsOf] of Object.entries(ofPages)) {
    const match = new RegExp(`^${pattern.replace('$id', '([a-z]+_[a-z0-9]+)')}$`).exec(path)
    if (match) return readsOf({ id: match[1] ?? '', query, today })
  }
  return []
}

/** From Monday to Sunday. */
function weekOf(date: string): { from: string; to: string } {
  const day = new Date(`${date}T00:00:00Z`)
  const toDate = (day.getUTCDay() + 6) % 7
  const dayAt = (offset: number) => new Date(day.getTime() + offset * 86_400_000).toISOString().slice(0, 10)
  return { from: dayAt(-toDate), to: dayAt(6 - toDate) }
}
