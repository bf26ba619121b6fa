import type { ReactNode } from 'react'

/** The sentences of one screen: plain, or made of facts. */
export interface Words {
  readonly [key: string]: string | readonly string[] | ((...facts: never[]) => ReactNode) | Words
}
