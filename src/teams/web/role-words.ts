import { defineWords } from '#ui/words.ts'

export const roleWords = defineWords('teams/roles', {
  /** Standing alone. */
  names: { owner: 'Owner', admin: 'Admin', builder: 'Builder', agent: 'Agent', viewer: 'Viewer' },
  /** Within a line. */
  small: { owner: 'owner', admin: 'admin', builder: 'builder', agent: 'agent', viewer: 'viewer' },
  /** As somebody who is one: “You join as an admin”. */
  one: { owner: 'an owner', admin: 'an admin', builder: 'a builder', agent: 'an agent', viewer: 'a viewer' },
  /** What each may do, in a line. */
  help: {
    owner: 'Everything, and handing the team over.',
    admin: 'Everything but handing the team over: people, numbers, bots.',
    builder: 'Bots and the business profile, and all an agent may.',
    agent: 'Conversations, contacts and messages.',
    viewer: 'Looks at everything, changes nothing.',
  },
  needs: (role: string) => `Needs ${role} role`,
})
