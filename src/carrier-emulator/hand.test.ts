import { request } from 'node:http'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  accountSid,
  authToken,
  type Bench,
  caller,
  office,
  startBench,
} from '#carrier-emulator/carrier-bench.ts'

let bench: Bench
beforeEach(async () => {
  bench = await startBench()
})
afterEach(() => bench.close())

type Answer = { status: number; body: { code?: string | number; errors?: { path: string }[] } }

/** A raw request, for headers that fetch does not let through. */
function raw(
  method: string,
  path: string,
  options: { headers?: Record<string, string>; body?: string } = {},
) {
  return new Promise<Answer>((resolve, reject) => {
    const asked = request(
      `${bench.emulator.url}/x`,
      { method, path, headers: options.headers ?? {} },
      (response) => {
        let text = ''
        response.on('data', (part) => {
          text += String(part)
        })
        response.on('end', () =>
          resolve({ status: response.statusCode ?? 0, body: text ? JSON.parse(text) : {} }),
        )
      },
    )
    asked.on('error', reject)
    asked.end(options.body)
  })
}
const json = { 'content-type': 'application/json' }

describe('the hand', () => {
  it('names the fields that do not fit', async () => {
    await bench.buyOffice()
    const cases: [unknown, string[]][] = [
      [{}, ['from', 'to']],
      [{ from: '555', to: office, body: 'x' }, ['from']],
      [{ from: caller, to: 7, body: 'x' }, ['to']],
      [{ from: caller, to: office }, ['body']],
      [{ from: caller, to: office, body: 'x'.repeat(1_601) }, ['body']],
      [{ from: caller, to: office, media: ['ftp://x'] }, ['media.0']],
      [{ from: caller, to: office, media: ['data:image/png;base64,'] }, ['media.0']],
      [{ from: caller, to: office, body: 'x', extra: 1 }, ['']],
      [{ from: caller, to: caller, body: 'x' }, ['to']],
      [[], ['']],
    ]
    for (const [body, paths] of cases) {
      const answer = await bench.hand('POST', 'texts', body)
      expect([answer.status, answer.body.code], JSON.stringify(body)).toEqual([400, 'invalid_input'])
      expect((answer.body.errors as { path: string }[]).map(({ path }) => path)).toEqual(paths)
      expect(answer.headers.get('content-type')).toContain('application/problem+json')
    }
    const unknown = await bench.hand('POST', 'texts', { from: caller, to: '+12065550199', body: 'x' })
    expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found'])
    const own = await bench.hand('POST', 'texts', { from: office, to: caller, body: 'x' })
    expect(own.status).toBe(409)
    expect(
      (await bench.hand('POST', 'faults', { seed: 1, plan: [{ on: 'moon' }] })).body.errors,
    ).toMatchObject([{ path: 'plan.0.on' }, { path: 'plan.0.fault' }])
    for (const query of [
      'ledger?limit=0',
      'ledger?after=-1',
      'ledger?kind=x',
      'ledger?y=1',
      'texts',
      'texts?phone=1',
    ])
      expect((await bench.hand('GET', query)).status, query).toBe(400)
  })

  // Sabotage: skip the Origin check in guard().
  it('refuses pages of other origins, other host names and other types than JSON', async () => {
    const { host } = new URL(bench.emulator.url)
    const text = JSON.stringify({ from: caller, to: office, body: 'x' })
    const post = (headers: Record<string, string>) => raw('POST', '/emulator/texts', { headers, body: text })
    expect((await post({ ...json, origin: 'https://evil.example' })).status).toBe(403)
    expect((await post({ ...json, origin: 'null' })).status).toBe(403)
    expect((await post({ ...json, host: 'evil.example' })).status).toBe(403)
    expect(
      (await raw('GET', '/emulator/ledger', { headers: { host: `evil.example:${bench.emulator.port}` } }))
        .status,
    ).toBe(403)
    expect((await post({ 'content-type': 'text/plain' })).status).toBe(415)
    expect((await post({})).status).toBe(415)
    expect((await post({ ...json, origin: `http://${host}` })).status).toBe(404)
  })

  it('lets a screen follow the ledger by its numbers', async () => {
    await bench.buyOffice()
    const { body: first } = await bench.hand('GET', 'ledger')
    await bench.text('hello')
    const { body: more } = await bench.hand('GET', `ledger?after=${first.lastSeq}`)
    const entries = more.entries as { seq: number; kind: string }[]
    expect(entries[0]).toMatchObject({ seq: Number(first.lastSeq) + 1, kind: 'text' })
    expect(entries.every(({ seq }, index) => index === 0 || seq === (entries[index - 1]?.seq ?? 0) + 1)).toBe(
      true,
    )
    const { body: one } = await bench.hand('GET', `ledger?after=${first.lastSeq}&limit=1`)
    expect(one.entries).toHaveLength(1)
  })

  it('keeps secrets out of the ledger', async () => {
    await bench.rest('POST', '../../Accounts.json', { FriendlyName: 'Second' })
    const [entry] = await bench.ledger('rest')
    expect(entry?.response).toContain('"auth_token":"hidden"')
    expect(JSON.stringify(await bench.ledger('rest'))).not.toContain(authToken)
  })
})

describe('bad input', () => {
  // Sabotage: let the error handler answer 500 for a fastify error.
  it('is refused clearly, never with a 5xx', async () => {
    await bench.buyOffice()
    const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
    const form = { authorization, 'content-type': 'application/x-www-form-urlencoded' }
    const root = `/2010-04-01/Accounts/${accountSid}`
    const asked: [string, string, { headers?: Record<string, string>; body?: string }][] = [
      ['POST', '/emulator/texts', { headers: json, body: '{' }],
      ['POST', '/emulator/texts', { headers: json, body: '['.repeat(200_000) }],
      ['POST', '/emulator/texts', { headers: json, body: '{"__proto__":{"from":1}}' }],
      ['POST', '/emulator/texts', { headers: { 'content-type': 'a/b/c;;' }, body: 'x' }],
      ['PUT', '/emulator/texts', { headers: json, body: '{}' }],
      ['GET', '/emulator/media/%00', {}],
      ['GET', '/emulator/%zz', {}],
      ['GET', '/nothing', {}],
      ['GET', '/2010-04-01/%zz', { headers: form }],
      ['GET', `${root}/Messages.json?DateSent=yesterday`, { headers: form }],
      ['GET', `${root}/Messages.json?PageSize=x&Page=-1&PageToken=PAx`, { headers: form }],
      ['PUT', `${root}/Messages.json`, { headers: form, body: 'x=1' }],
      [
        'POST',
        `${root}/Messages.json`,
        { headers: { ...form, 'content-type': 'application/json' }, body: '{}' },
      ],
      ['POST', `${root}/Messages.json`, { headers: form, body: '%%%=&&&&' }],
      ['POST', `${root}/Messages.json`, { headers: form, body: `To=${'9'.repeat(900_000)}` }],
      ['POST', `${root}/Messages.json`, { headers: form, body: 'x'.repeat(1_100_000) }],
      [
        'POST',
        `${root}/Messages.json`,
        { headers: form, body: `From=${office}&To=%00&Body=%00`.replace(/\+/g, '%2B') },
      ],
      ['POST', `${root}/IncomingPhoneNumbers.json`, { headers: form, body: 'PhoneNumber=%2B1206555019x' }],
      [
        'POST',
        `${root}/IncomingPhoneNumbers.json`,
        { headers: form, body: 'AreaCode=206&SmsUrl=javascript:1' },
      ],
      ['GET', `${root}/AvailablePhoneNumbers/US/Local.json?Contains=(((`, { headers: form }],
      ['GET', `${root}/AvailablePhoneNumbers/DE/Local.json`, { headers: form }],
      ['GET', `${root}/Messages/../../x.json`, { headers: form }],
      ['GET', `${root}/Queues.json`, { headers: form }],
      ['GET', '/2010-04-01/Accounts/ACx.json', { headers: { authorization: 'Basic !!!' } }],
    ]
    for (const [method, path, options] of asked) {
      const { status, body } = await raw(method, path, options)
      const told = `${method} ${path.slice(0, 80)} ${JSON.stringify(body).slice(0, 200)}`
      if (path.includes('PageToken')) expect(status, told).toBe(200)
      else expect(status >= 400 && status < 500, told).toBe(true)
      if (status !== 200) expect(body.code, told).toBeTruthy()
    }
    expect(await bench.ledger('trouble')).toEqual([])
  })
})
