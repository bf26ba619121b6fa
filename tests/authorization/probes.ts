import type { LightMyRequestResponse } from 'fastify'
import type { InjectedApp } from '../support/inject-app.ts'
import type { Person, World } from '../support/two-teams.ts'
import { badBodies, badValues, contentTypes, heavyBodies } from './bad-values.ts'
import { callOperation, type Door, requestOf } from './call.ts'
import { goodInputs } from './good-inputs.ts'
import { withValueAt } from './id-places.ts'
import { type Operation, operations } from './operations.ts'

export interface Probe {
  label: string
  send(): Promise<LightMyRequestResponse>
}

/** Who may call the operation, so that a probe gets as far as it can. */
export function bestAsker(operation: Operation, world: World): Person {
  // The only owner cannot leave.
  if (operation.name === 'teams.leave') return world.people.builder
  return operation.policy?.kind === 'administrator' ? world.administrator : world.north.owner
}

/** Everything that is sent wrongly to one operation: each input with each bad value, bad bodies, other content types. */
export async function probesOf(
  { app, world }: { app: InjectedApp; world: World },
  operation: Operation,
  { door, isWhole }: { door: Door; isWhole: boolean },
): Promise<Probe[]> {
  const { cookie } = bestAsker(operation, world)
  const good = await goodInputs[operation.name]?.({ app, world, who: bestAsker(operation, world) })
  const ask = (label: string, input: unknown): Probe => ({
    label: `${door} ${operation.name}: ${label}`,
    send: () => callOperation(app.server, { operation, input, asking: { door, cookie } }),
  })
  const { method, url } = requestOf(operation, good ?? {}, door)
  const sendRaw = (label: string, payload: string, type: string | undefined): Probe => ({
    label: `${door} ${operation.name}: ${label}`,
    send: () =>
      app.server.inject({
        method,
        url,
        payload,
        headers: { cookie, ...(type === undefined ? {} : { 'content-type': type }) },
      }),
  })
  const wrap = (body: string) => (door === '/api/rpc' ? `{"json":${body}}` : body)
  const places = Object.keys(operation.schema.properties ?? {})
  // Outside the whole matrix each operation gets its share of the values, another share than its neighbours: behind
  // both doors the same code reads them.
  const share = isWhole ? 1 : door === '/api/rpc' ? 8 : 3
  const turn = operations.indexOf(operation)
  const some = <Entry>(list: Entry[]) => list.filter((_, index) => (index + turn) % share === 0)
  const bodies = [...badBodies, ...(isWhole ? heavyBodies : [])]
  return [
    ...places.flatMap((place) =>
      some(badValues).map(([name, value]) =>
        ask(`${place} = ${name}`, withValueAt(good ?? {}, place, value)),
      ),
    ),
    ...places.map((place) => ask(`without ${place}`, withValueAt(good ?? {}, place, undefined))),
    ...some(bodies).map(([name, body]) => sendRaw(`a body of ${name}`, wrap(body), 'application/json')),
    ...some(contentTypes).map(([type, body]) => sendRaw(`content type ${type}`, body, type)),
  ]
}
