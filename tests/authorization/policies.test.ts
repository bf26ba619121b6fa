import { oc } from '@orpc/contract'
import { implement } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { access, anyone } from '#platform/http/access.ts'
import { createHttpServer } from '#platform/http/create-http-server.ts'
import { mountApi } from '#platform/http/mount-api.ts'
import type { RequestContext } from '#platform/http/request-context.ts'
import { createLog } from '#platform/log.ts'
import { createInjectedApp, type InjectedApp } from '../support/inject-app.ts'
import { operations } from './operations.ts'
import { plainRoutes } from './plain-routes.ts'

describe('nothing is served that nobody decided about', () => {
  let app: InjectedApp
  beforeAll(async () => {
    app = await createInjectedApp()
  })
  afterAll(() => app?.close())

  it('every operation has a policy', () => {
    expect(operations.length).toBeGreaterThan(50)
    expect(operations.filter(({ policy }) => policy === null).map(({ name }) => name)).toEqual([])
  })

  it('every route is on the list of routes, with the policy that was thought of', () => {
    const declared = app.routes
      .filter(({ url }) => !url.startsWith('/api/v1') && !url.startsWith('/api/rpc'))
      .map(({ method, url, policy }) => `${method} ${url} ${policy}`)
    const thoughtOf = plainRoutes.map(({ method, url, policy }) => `${method} ${url} ${policy}`)
    // Assets are there once the pages are built.
    const optional = new Set(['GET /assets/* anyone'])
    expect(declared.filter((line) => !optional.has(line)).sort()).toEqual(
      thoughtOf.filter((line) => !optional.has(line)).sort(),
    )
  })

  it('the operations are behind two doors only', () => {
    const doors = app.routes.filter(({ policy }) => policy === 'operations').map(({ url }) => url)
    expect([...new Set(doors)].sort()).toEqual(['/api/rpc/*', '/api/v1/*'])
  })
})

describe('what declares no policy does not start', () => {
  const settings = { log: createLog('silent'), publicOrigin: () => null }

  it('a route', () => {
    // Sabotage: return from the onRoute hook of createHttpServer at once.
    const server = createHttpServer(settings)
    expect(() => server.get('/planted', async () => 'open')).toThrow(/GET \/planted declares no policy/)
  })

  it('a route inside a plugin', async () => {
    const server = createHttpServer(settings)
    server.register(async (scope) => {
      scope.post('/planted/deeper', async () => 'open')
    })
    await expect(server.ready().then(() => 'started')).rejects.toThrow(/declares no policy/)
  })

  it('an operation, however deep', () => {
    const contract = {
      fine: oc.route({ path: '/fine' }).meta(access(anyone)),
      nested: { planted: oc.route({ path: '/planted' }) },
    }
    const os = implement(contract).$context<RequestContext>()
    const router = { fine: os.fine.handler(() => 1), nested: { planted: os.nested.planted.handler(() => 2) } }
    const door = { openContext: async () => ({}) as RequestContext, isInstalled: async () => true }
    // Sabotage: take requirePolicies out of mountApi.
    expect(() => mountApi(createHttpServer(settings), router, door)).toThrow(/nested\.planted/)
  })
})
