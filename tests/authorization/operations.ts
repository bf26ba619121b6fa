import { isContractProcedure } from '@orpc/contract'
import { z } from 'zod'
import { contract } from '#app/contract.ts'
import type { Policy } from '#platform/http/access.ts'
import { policyOf } from '#platform/http/mount-api.ts'

/** One operation of the API as a caller sees it. */
export interface Operation {
  /** Path in the contract, such as `bots.saveDraft`. */
  name: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Path under /api/v1, with `{id}` in it. */
  path: string
  policy: Policy | null
  /** Null for an operation that takes nothing. */
  input: z.ZodType | null
  /** The input as JSON Schema. */
  schema: JsonSchema
}

export interface JsonSchema {
  type?: string
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  required?: string[]
  [key: string]: unknown
}

/** Every operation of the product. */
export const operations: Operation[] = walk(contract, [])

function walk(node: object, path: string[]): Operation[] {
  return Object.entries(node).flatMap(([key, child]: [string, unknown]) => {
    const here = [...path, key]
    if (!isContractProcedure(child)) return walk(child as object, here)
    const { route, inputSchema } = child['~orpc']
    const input = (inputSchema as z.ZodType | undefined) ?? null
    return [
      {
        name: here.join('.'),
        method: (route.method ?? 'POST') as Operation['method'],
        path: route.path ?? '',
        policy: policyOf(child),
        input,
        schema: input ? (z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as JsonSchema) : {},
      },
    ]
  })
}

/** Whether the operation only reads. */
export const isRead = (operation: Operation): boolean => operation.method === 'GET'

/** The names of the inputs that stand in the path. */
export function pathParameters(operation: Operation): string[] {
  return [...operation.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
}
