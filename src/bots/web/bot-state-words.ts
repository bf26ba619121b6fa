import { defineWords } from '#ui/words.ts'

export const botStateWords = defineWords('bots/state', {
  archived: 'Archived',
  paused: 'Paused',
  neverPublished: 'Never published',
  live: (version: number) => `Live v${version}`,
  draftEdits: 'Draft edits',
})
