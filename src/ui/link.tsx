import { type AnyRouter, Link as RouterLink, useRouter } from '@tanstack/react-router'
import type { ComponentProps, ComponentType } from 'react'

/** Where a link leads: a path such as `/bots?state=live#top`, or its parts. */
export type LinkTarget =
  | string
  | { to: string; params?: Record<string, string>; search?: Record<string, unknown>; hash?: string }

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: LinkTarget
  /** Replace the current history entry instead of adding one. */
  replace?: boolean
}

interface LooseLinkProps extends ComponentProps<'a'> {
  to: string
  params?: Record<string, string>
  search?: Record<string, unknown>
  hash?: string
  replace?: boolean
  preload?: 'intent' | false
}

// The kit is drawn before any route is known, so the router's route types cannot apply here.
const LooseLink = RouterLink as unknown as ComponentType<LooseLinkProps>

/** A real link that stays inside the app; outside addresses become plain links. */
export function Link({ to, replace, ...rest }: LinkProps) {
  const router = useRouter()
  if (typeof to === 'string' && /^([a-z]+:|\/api\/|\/hooks\/)/.test(to)) return <a href={to} {...rest} />
  return <LooseLink {...linkParts(to, router)} replace={replace} preload="intent" {...rest} />
}

/** Splits a target into what the router's navigate and link take. */
export function linkParts(target: LinkTarget, router: Pick<AnyRouter, 'options'>) {
  if (typeof target !== 'string') return target
  const [beforeHash = '', hash] = target.split('#')
  const [path = '', query] = beforeHash.split('?')
  const parse = router.options.parseSearch
  return {
    to: path === '' ? '.' : path,
    search: query && parse ? parse(`?${query}`) : {},
    hash,
  }
}
