import { defineWords } from '#ui/words.ts'

export const deviceWords = defineWords('teams/device', {
  title: 'This browser',
  theme: 'Theme',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  language: 'Language',
  singleKeys: 'Single-key shortcuts',
  singleKeysHelp: 'Keys such as J or ? alone. Those with ⌘ or Ctrl always work.',
})
