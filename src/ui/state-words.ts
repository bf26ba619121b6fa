import { refusalTitles } from '#kit/refusal-titles.ts'
import { defineWords } from '#ui/words.ts'

export const stateWords = defineWords('ui/states', {
  loading: 'Loading',
  retry: 'Retry',
  copyRequestId: 'Copy request id',
  connection: 'Connection',
  offline: 'Offline. Showing what was loaded',
  offlineSince: (time: string) => `Offline. Showing what was loaded at ${time}`,
  tryNow: 'Try now',
  reconnecting: 'Reconnecting to live updates',
  polling: 'Live updates are away. Looking every 15 s',
  notReached: 'The server was not reached',
  notReachedHelp: 'Check the connection and try again.',
  failed: 'Something failed here',
  failedHelp: 'Try again; if it stays, reload the page.',
  serverFailed:
    'Something failed on our side. Try again; if it stays, tell the administrator this request id.',
  /** The titles of refusals, by the server's code. */
  titles: refusalTitles,
  thisPage: 'This page',
  notFound: (what: string) => `${what} was not found`,
  notFoundHelp: 'It may have been deleted, or it belongs to a team you are not a member of.',
})
