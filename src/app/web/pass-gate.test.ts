import { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { sessionOptions } from '#teams/web/use-session.ts'
import { passGate } from './pass-gate.ts'
import { appRpc } from './queries.ts'

const nobody = {
  user: null,
  teams: [],
  currentTeamId: null,
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
  isInstalled: boolean,
  page: { path: string; needs: 'signed-in' | 'public'; worksWithoutTeam?: boolean },
) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  client.setQueryData(sessionOptions.queryKey, { ...session, teams: [...session.teams] })
  client.setQueryData(appRpc.query.install.status.queryOptions().queryKey, {
    isInstalled,
    version: '1',
    needsSetupToken: false,
    checks: [],
  })
  const location = { pathname: page.path.split('?')[0] ?? '', href: page.path }
  try {
    await passGate(client, page, location)
    return 'in'
  } catch (error) {
    if (!isRedirect(error)) throw error
    return { to: error.options.to, search: error.options.search }
  }
}

describe('the gate', () => {
  // Sabotage: leave `!isInstallPage` out of the first test; the installer then sends to itself for ever.
  test('leads everybody to the installer until it is done, and nobody after', async () => {
    expect(await gate(nobody, false, { path: '/bots', needs: 'signed-in' })).toMatchObject({ to: '/install' })
    expect(await gate(nobody, false, { path: '/login', needs: 'public' })).toMatchObject({ to: '/install' })
    expect(await gate(nobody, false, { path: '/install', needs: 'public' })).toBe('in')
    expect(await gate(nobody, true, { path: '/install', needs: 'public' })).toMatchObject({ to: '/login' })
    expect(await gate(robin, true, { path: '/install', needs: 'public' })).toMatchObject({ to: '/' })
  })

  // Sabotage: put `location.pathname` in place of `location.href`; the way back then loses its query.
  test('remembers where a stranger wanted to go', async () => {
    expect(await gate(nobody, true, { path: '/bots?state=live', needs: 'signed-in' })).toEqual({
      to: '/login',
      search: { next: '/bots?state=live' },
    })
    expect(await gate(nobody, true, { path: '/', needs: 'signed-in' })).toEqual({ to: '/login', search: {} })
    expect(await gate(nobody, true, { path: '/login', needs: 'public' })).toBe('in')
  })

  // Sabotage: drop the test for `currentTeamId`; pages of a team then show nothing but refusals.
  test('sends somebody without a team to their teams', async () => {
    expect(await gate(robinAlone, true, { path: '/bots', needs: 'signed-in' })).toMatchObject({
      to: '/teams',
    })
    expect(await gate(robinAlone, true, { path: '/teams', needs: 'signed-in', worksWithoutTeam: true })).toBe(
      'in',
    )
    expect(await gate(robin, true, { path: '/bots', needs: 'signed-in' })).toBe('in')
  })
})
