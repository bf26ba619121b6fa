import { newId } from '#kit/ids.ts'
import type { Actor, Context, TeamRole } from '#platform/context.ts'
import type { Database } from '#platform/db/database.ts'
import type { RequestContext, Visitor } from '#platform/http/request-context.ts'
import { createLog } from '#platform/log.ts'
import { openSecrets } from '#platform/secrets.ts'
import type { FoundedTeam, TeamRows } from '#teams/ports.ts'
import { authenticate, readVisitor } from '#teams/server/authenticate.ts'
import { createTeamsDeps, type TeamsDeps } from '#teams/server/deps.ts'
import { installInstance } from '#teams/server/install-instance.ts'
import type { Caller } from '#teams/server/rate-limit.ts'
import { signUp } from '#teams/server/sign-up.ts'
import type { StartedSession } from '#teams/server/start-session.ts'
import { raceOn } from './race.ts'
import { rememberHashes } from './remember-hashes.ts'
import { anyKind, createTestDatabase } from './test-database.ts'

export const testCaller: Caller = { ip: '127.0.0.1', isLoopback: true, userAgent: 'Firefox/140 (X11; Linux)' }
export const testPassword = 'correct horse battery'

export interface TestPerson extends StartedSession {
  email: string
  actor: Extract<Actor, { kind: 'user' }>
  visitor: Visitor
}

/** The teams room on a database of the test's own, with people to act in it. Nothing is sent anywhere. */
export async function createTestTeams(kind: Database['kind'] = anyKind, rows: TeamRows[] = []) {
  const database = await createTestDatabase(kind)
  const founded: FoundedTeam[] = []
  const removedBlobs: string[] = []
  const deps = await createTeamsDeps({
    db: database.db,
    clock: database.clock,
    log: createLog('silent'),
    secrets: openSecrets({ secretKey: 'the key of these tests', dataDirectory: '' }),
    publicUrl: () => 'https://parley.example.com',
    sender: null,
    founding: { found: async (_tx, team) => void founded.push(team) },
    rows,
    removeBlobs: async (teamId) => void removedBlobs.push(teamId),
  })
  return { ...database, deps, founded, removedBlobs, race: raceOn(database.db), ...people(deps) }
}
export type TestTeams = Awaited<ReturnType<typeof createTestTeams>>

function people(deps: TeamsDeps) {
  let count = 0
  // Who is only there to act has no password to be tried; the verbs of the tests themselves hash each time.
  const forPeople = { ...deps, auth: rememberHashes(deps.auth) }
  const see = async (email: string, started: StartedSession): Promise<TestPerson> => {
    const visitor = await readVisitor(deps, started.token)
    if (!visitor) throw new Error('The session that was just started is not there.')
    const { userId, name, isAdministrator, sessionId } = visitor
    const role = visitor.role ?? 'viewer'
    return {
      ...started,
      email,
      visitor,
      actor: { kind: 'user', userId, name, role, isAdministrator, sessionId },
    }
  }
  return {
    /** Installs the instance with a first administrator, whose team is "Northside Heating". */
    install: async () => {
      const email = 'robin@example.com'
      const input = { name: 'Robin', email, password: testPassword, teamName: 'Northside Heating' }
      return see(email, await installInstance(forPeople, testCaller, input))
    },
    /** Somebody new, with a team of their own. */
    signUp: async (name = `Person ${++count}`) => {
      const email = `${name.toLowerCase().replaceAll(' ', '.')}@example.com`
      return see(email, await signUp(forPeople, testCaller, { name, email, password: testPassword }))
    },
    /** Puts a person into a team, as a row; the verbs for that have tests of their own. */
    join: (teamId: string, userId: string, role: TeamRole) =>
      deps.db.system('manage-teams', async (tx) => {
        await tx.query('insert into memberships (id, team_id, user_id, role) values ($1, $2, $3, $4)', [
          newId('mem', deps.clock.now().getTime()),
          teamId,
          userId,
          role,
        ])
      }),
    /** Who the door sees behind a cookie. */
    whoHas: (started: { cookie: string }) => authenticate(deps, headersWith(started.cookie)),
    /** A verb's context for a person in a team. */
    contextOf: (person: TestPerson, teamId = person.visitor.teamId ?? ''): Context => ({
      db: deps.db,
      clock: deps.clock,
      log: deps.log,
      teamId,
      actor: person.actor,
    }),
    /** What the door would hand an operation. */
    requestOf: async (person: { cookie: string } | null): Promise<RequestContext> => {
      const headers = headersWith(person?.cookie ?? '')
      return {
        db: deps.db,
        clock: deps.clock,
        log: deps.log,
        visitor: await authenticate(deps, headers),
        request: { id: 'req', headers, ip: '127.0.0.1', isLoopback: true, origin: 'http://127.0.0.1' },
        responseHeaders: new Headers(),
      }
    },
    /** The actions in a team's audit, oldest first. */
    auditOf: (teamId: string) =>
      deps.db.system('manage-teams', async (tx) => {
        const rows = await tx.query<{ action: string }>(
          'select action from audit_entries where team_id = $1 order by id',
          [teamId],
        )
        return rows.map((row) => row.action)
      }),
  }
}

function headersWith(cookie: string): Headers {
  return new Headers({ cookie: cookie.split(';')[0] ?? '' })
}
