import { expect, test } from 'vitest'
import type { Session } from '#teams/contract.ts'
import { doorPaths } from '../../door-paths.ts'
import { placeOf } from './place-of.ts'

const nobody: Session = {
  ...{ user: null, teams: [], currentTeamId: null, livePlace: null, isAdministrator: false },
  ...{ instanceName: 'Parley', signup: 'open', mail: 'listed' },
}
const robin: Session = { ...nobody, user: { id: 'usr_1', name: 'Robin', email: 'robin@example.com' } }
const status = (isInstalled: boolean) => ({ isInstalled, version: '1', needsSetupToken: false, checks: [] })

/** Where an address leads; nothing when its page is shown. */
function from(address: string, session: Session, isInstalled = true): string | undefined {
  const url = new URL(address, 'http://parley.example')
  return placeOf(url, { session, status: session.user ? undefined : status(isInstalled) })
}

// Sabotage: in placeOf answer '/install' on its own page too; the installer then sends to itself for ever.
test('everybody is led to the installer until it is done, and nobody after', () => {
  for (const address of ['/login', '/signup', '/logout', '/', '/bots'])
    expect(from(address, nobody, false), address).toBe('/install')
  expect(from('/install', nobody, false)).toBeUndefined()
  expect(from('/install', nobody)).toBe('/login')
  expect(from('/install', robin)).toBe('/')
})

// Sabotage: leave out `location.hash`, or `location.search`.
test('a stranger signs in first, and goes on to where they wanted', () => {
  expect(from('/bots?state=live#top', nobody)).toBe('/login?next=%2Fbots%3Fstate%3Dlive%23top')
  expect(from('/', nobody)).toBe('/login')
  expect(from('/login?next=%2Fbots', nobody)).toBeUndefined()
  expect(from('/signup?invite=x', nobody)).toBeUndefined()
  expect(from('/logout', nobody)).toBe('/login?out=1')
})

// Sabotage: in isForMembers leave out the token; a link to a new password then does nothing for whoever is signed in.
test('who is signed in already goes on, but for what only they can do here', () => {
  expect(from('/login?next=%2Fbots%3Fstate%3Dlive', robin)).toBe('/bots?state=live')
  expect(from('/login?next=%2F%2Fevil.example', robin)).toBe('/')
  expect(from('/signup', robin)).toBe('/')
  expect(from('/login?step=reset&token=x', robin)).toBeUndefined()
  expect(from('/signup?invite=x', robin)).toBeUndefined()
  expect(from('/logout', robin)).toBeUndefined()
})

// Sabotage: give `location.pathname` back as the place of a page at the door.
test('nobody is led in a circle', () => {
  for (const session of [nobody, robin])
    for (const isInstalled of [true, false])
      for (const path of [...doorPaths, '/', '/bots']) {
        let place: string | undefined = path
        const way: string[] = []
        // The app is the end of the way for whoever is signed in.
        while (
          place !== undefined &&
          way.length < 5 &&
          !(session.user && way.length > 0 && !isAtDoor(place))
        ) {
          way.push(place)
          place = from(place, session, isInstalled)
        }
        expect(way.length, way.join(' > ')).toBeLessThan(5)
      }
})

function isAtDoor(address: string): boolean {
  return doorPaths.some((path) => address.startsWith(path))
}
