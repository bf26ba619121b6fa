import { plural } from '#ui/plural.ts'
import { defineWords } from '#ui/words.ts'

export const inboxWords = defineWords('desk/inbox', {
  title: 'Inbox',
  count: (total: number) => plural(total, { one: '# conversation', other: '# conversations' }),
  what: 'conversations',
  list: 'Conversations',
  views: {
    label: 'Views of the inbox',
    open: 'Needs a person',
    pending: 'With the bot',
    resolved: 'Resolved',
    all: 'All',
  },
  bots: 'Bots',
  bot: 'Bot',
  state: 'State',
  search: 'Search conversations',
  searchHint: 'Name, number or words',
  failed: 'Conversations could not be loaded',
  stillWorks: 'Bots go on answering.',
  none: {
    title: 'No conversations yet',
    how: 'They appear here by themselves as soon as somebody calls or texts your number.',
    text: 'Text your bot',
  },
  noneInView: {
    open: 'Nobody waits for a person',
    pending: 'No bot has a conversation now',
    resolved: 'Nothing is resolved yet',
    all: 'No conversations yet',
    showAll: 'Show all conversations',
  },
  choose: 'Choose a conversation',
  speaker: '{name}:',
  speakers: { contact: 'Contact', person: 'Team', system: 'Parley' },
  sample: 'Sample, not a real contact',
})
