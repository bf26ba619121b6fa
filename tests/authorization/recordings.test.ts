import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createInjectedApp, type InjectedApp } from '../support/inject-app.ts'
import { seedTwoTeams, type TeamThings, type World } from '../support/two-teams.ts'

let app: InjectedApp
let world: World
const ready = 'rec_ready'
const remote = 'rec_remote'
const whole = Buffer.from('sound of people talking')

beforeAll(async () => {
  app = await createInjectedApp()
  world = await seedTwoTeams(app)
  await keep(world.south, ready, 'purged')
  await keep(world.south, remote, 'remote')
})
afterAll(() => app?.close())

async function keep(team: TeamThings, id: string, store: string): Promise<void> {
  await app.db.team(team.teamId, (tx) =>
    tx.query(
      `insert into recordings (team_id, id, call_id, connection_id, sid, status, store, channels)
       values ($1, $2, $3, 'conn_x', $2, 'completed', $4, 2)`,
      [team.teamId, id, team.callId, store],
    ),
  )
  await app.ground.blobs.put(`${team.teamId}/recordings/${id}.wav`, whole)
}

const get = (url: string, asker: { cookie: string } | null, range?: string) =>
  app.server.inject({
    url,
    headers: { ...(asker ? { cookie: asker.cookie } : {}), ...(range ? { range } : {}) },
  })
const url = `/api/recordings/${ready}.wav`

describe('a recording', () => {
  it('is handed out whole to its own team, and kept by nobody on the way', async () => {
    const answer = await get(url, world.south.owner)
    expect(answer.statusCode).toBe(200)
    expect(answer.rawPayload).toEqual(whole)
    expect(answer.headers).toMatchObject({
      ...{ 'content-type': 'audio/wav', 'cache-control': 'private, no-store', 'accept-ranges': 'bytes' },
      'content-length': String(whole.byteLength),
    })
  })

  // Sabotage: in mount-recordings.ts, leave the team out of isReady and of the key.
  it('is handed out to nobody else, by no trick', async () => {
    const north = [...Object.values(world.people), world.north.owner, world.administrator]
    for (const asker of north) expect((await get(url, asker)).statusCode).toBe(404)
    expect((await get(url, null)).statusCode).toBe(401)
    const { teamId } = world.south
    for (const trick of [
      `/api/recordings/..%2f..%2f${teamId}%2frecordings%2f${ready}.wav`,
      `/api/recordings/${teamId}%2f${ready}.wav`,
      `/api/recordings/${ready}.wav%00`,
      `/api/recordings/${ready}.wav/`,
      `/api/recordings/${ready}`,
      `${url}?team=${teamId}`,
      `/api/media/..%2frecordings%2f${ready}.wav`,
    ]) {
      const answer = await get(trick, world.north.owner)
      expect(answer.body, trick).not.toContain('sound of people')
    }
  })

  it('is not there before it has been fetched and checked', async () => {
    expect((await get(`/api/recordings/${remote}.wav`, world.south.owner)).statusCode).toBe(404)
  })

  it.each([
    ['bytes=0-4', 'bytes 0-4/23', 'sound'],
    ['bytes=16-', 'bytes 16-22/23', 'talking'],
    ['bytes=-7', 'bytes 16-22/23', 'talking'],
    ['bytes=16-900', 'bytes 16-22/23', 'talking'],
  ])('is handed out in part: %s', async (range, told, part) => {
    const answer = await get(url, world.south.owner, range)
    expect(answer.statusCode).toBe(206)
    expect(answer.headers['content-range']).toBe(told)
    expect(answer.headers['content-length']).toBe(String(part.length))
    expect(answer.body).toBe(part)
  })

  it('has nothing beyond its end', async () => {
    const answer = await get(url, world.south.owner, 'bytes=23-')
    expect(answer.statusCode).toBe(416)
    expect(answer.headers['content-range']).toBe('bytes */23')
    expect(answer.body).toBe('')
  })
})
