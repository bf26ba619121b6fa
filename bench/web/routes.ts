export type RouteClass = 'public' | 'app' | 'studio'

export interface BenchRoute {
  path: string
  name: string
  of: RouteClass
}

/** Before anybody has signed in. */
export const doorRoutes: readonly BenchRoute[] = [
  { path: '/login', name: '/login', of: 'public' },
  { path: '/signup', name: '/signup', of: 'public' },
]
export const installRoute: BenchRoute = { path: '/install', name: '/install', of: 'public' }

/** One address of each kind, by the ids of what there is. */
export function innerRoutes(ids: {
  bot: string
  contact: string
  conversation: string
  call: string
}): BenchRoute[] {
  const app = [
    ['/'],
    ['/conversations'],
    [`/conversations/${ids.conversation}`, '/conversations/:id'],
    ['/contacts'],
    [`/contacts/${ids.contact}`, '/contacts/:id'],
    ['/bots'],
    [`/bots/${ids.bot}`, '/bots/:id'],
    ['/calendar'],
    ['/settings'],
    ['/settings/account'],
    ['/settings/profile'],
    ['/settings/phones'],
  ]
  const studio = [
    [`/bots/${ids.bot}/studio`, '/bots/:id/studio'],
    [`/conversations/${ids.call}/debug`, '/conversations/:id/debug'],
    ['/admin/twilio/dev'],
  ]
  const named = (of: RouteClass) => (parts: string[]) => {
    const [path = '/', name = path] = parts
    return { path, name, of }
  }
  return [...app.map(named('app')), ...studio.map(named('studio'))]
}
