import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { sessionOptions } from '#teams/web/use-session.ts'
import { passGate } from './pass-gate.ts'

const nobody = {
  user: null,
  teams: [],
  currentTeamId: null,
  livePlace: null,
  isAdministrator: false,
  instanceName: 'Parley',
  signup: 'open',
  mail: 'listed',
} as const
const robin = {
  ...nobody,
  user: { id: 'usr_1', name: 'Robin', email: 'robin@example.com' },
  teams: [{ id: 'team_1', name: 'Northside Heating', role: 'owner' as const }],
  currentTeamId: 'team_1',
}
const robinAlone = { ...robin, teams: [], currentTeamId: null }

async function gate(
  session: typeof nobody | typeof robin | typeof robinAlone,
  page: { href: string; worksWithoutTeam?: boolean },
) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(sessionOptions.queryKey, { ...session, teams: [...session.teams] })
  try {
    await passGate(client, page, page)
    return 'in'
  } catch (error) {
    if (!isRedirect(error)) throw error
    const { to, href, reloadDocument } = error.options
    return reloadDocument ? { leavesFor: href } : { to }
  }
}

describe('the gate', () => {
  // Sabotage: in toDoor leave out `reloadDocument`; the app then looks for the sign-in among its own pages for ever.
  test('sends a stranger out of the app to sign in, and remembers where they wanted to go', async () => {
    const wanted = { leavesFor: '/login?next=%2Fbots%3Fstate%3Dlive%23top' }
    expect(await gate(nobody, { href: '/bots?state=live#top' })).toEqual(wanted)
    expect(await gate(nobody, { href: '/' })).toEqual({ leavesFor: '/login' })
  })

  // Sabotage: drop the test for `currentTeamId`; pages of a team then show nothing but refusals.
  test('sends somebody without a team to their teams', async () => {
    expect(await gate(robinAlone, { href: '/bots' })).toEqual({ to: '/teams' })
    expect(await gate(robinAlone, { href: '/teams', worksWithoutTeam: true })).toBe('in')
    expect(await gate(robin, { href: '/bots' })).toBe('in')
  })
})
