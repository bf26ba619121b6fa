/** A route that is no operation of the contract, how a good request to it looks, and what it may be asked wrongly. */
export interface PlainRoute {
  method: 'GET' | 'POST'
  url: string
  policy: 'anyone' | 'signed-in' | 'signed'
  /** An address that the route matches. */
  example: string
}

/** Every plain route of the server. A new one must be added here, which brings it before the bad-input tests. */
export const plainRoutes: PlainRoute[] = [
  { method: 'GET', url: '/livez', policy: 'anyone', example: '/livez' },
  { method: 'GET', url: '/readyz', policy: 'anyone', example: '/readyz' },
  { method: 'GET', url: '/metrics', policy: 'anyone', example: '/metrics' },
  {
    method: 'POST',
    url: '/hooks/:provider/:connection/*',
    policy: 'signed',
    example: '/hooks/twilio/conn_x/messages',
  },
  { method: 'GET', url: '/calendar/:token(^.*).ics', policy: 'anyone', example: '/calendar/none.ics' },
  { method: 'GET', url: '/api/live', policy: 'signed-in', example: '/api/live?poll=1' },
  { method: 'GET', url: '/api/media/:id', policy: 'signed-in', example: '/api/media/leg_x.0' },
  {
    method: 'GET',
    url: '/api/recordings/:id(^\\w+).wav',
    policy: 'signed-in',
    example: '/api/recordings/rec_x.wav',
  },
  { method: 'GET', url: '/api/openapi.json', policy: 'anyone', example: '/api/openapi.json' },
  { method: 'GET', url: '/assets/*', policy: 'anyone', example: '/assets/none.js' },
  { method: 'GET', url: '/*', policy: 'anyone', example: '/login' },
]
