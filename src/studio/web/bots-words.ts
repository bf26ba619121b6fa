import { plural } from '#ui/plural.ts'
import { defineWords } from '#ui/words.ts'

export const botsWords = defineWords('studio/bots', {
  title: 'Bots',
  what: 'bots',
  facts: (all: string, live: string) => `${all} in all, ${live} live`,
  count: (count: number) => plural(count, { one: '# bot', other: '# bots' }),
  newBot: 'New bot',
  openStudio: 'Open the studio of the bot in focus',
  heads: {
    name: 'Bot',
    state: 'State',
    numbers: 'Answers on',
    conversations: 'Conversations 7 d',
    tasks: 'To answer',
    tasksHelp: 'Messages taken for your team that nobody has answered yet',
    last: 'Last used',
  },
  noNumber: 'No number',
  moreNumbers: (count: number) => plural(count, { one: 'and # more', other: 'and # more' }),
  peek: {
    open: 'Open the bot',
    studio: 'Studio',
    week: 'Last 7 days',
    conversations: 'Conversations',
    perDay: 'Per day, dashed: the week before',
    most: (count: string) => `most ${count}`,
    latest: 'Latest conversations',
    none: 'Nobody has called or texted it yet.',
    setUp: 'Set up',
    answersOn: 'Answers on',
    version: 'Published version',
    never: 'None',
  },
  notLoaded: 'Calls and texts are answered as before.',
  keys: { move: 'move', open: 'open', peek: 'peek', studio: 'studio', new: 'new' },
  empty: {
    title: 'No bots yet',
    text: 'A bot answers calls and texts to your numbers from what your business says of itself.',
    action: 'Choose a template',
    questions: 'Answer a few questions',
  },
})
