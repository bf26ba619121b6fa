/** Where to go after signing in: a place of our own, never another site's address; Home otherwise. */
export function safeNext(next: unknown): string {
  if (typeof next !== 'string' || !next.startsWith('/') || /^\/[/\\]/.test(next)) return '/'
  const url = new URL(next, 'http://parley.invalid')
  // An invitation waits for whoever has an account already; anything else at the door would lead in a circle.
  const isInvitation = url.pathname === '/signup' && url.searchParams.has('invite')
  const isLoop = !isInvitation && ['/login', '/logout', '/signup', '/install'].includes(url.pathname)
  return url.host === 'parley.invalid' && !isLoop ? `${url.pathname}${url.search}${url.hash}` : '/'
}
