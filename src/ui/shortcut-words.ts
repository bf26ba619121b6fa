import { defineWords } from '#ui/words.ts'

export const shortcutWords = defineWords('ui/shortcuts', {
  title: 'Keyboard shortcuts',
  singleKeys: 'Single keys',
  singleKeysHelp: 'Keys such as J or ? alone. Those with ⌘ or Ctrl always work.',
  /** Between the keys of a sequence. */
  keySequence: ' then ',
  /** Headings of the sheet. */
  groups: { everywhere: 'Everywhere', goTo: 'Go to', list: 'List', here: 'Here', recording: 'Recording' },
  /** What keyboards write on their keys. */
  caps: { control: 'Ctrl', shift: 'Shift', alt: 'Alt', escape: 'Esc', space: 'Space' },
  nextRow: 'Next row',
  previousRow: 'Row before',
  selectRow: 'Select the row',
  peek: 'Peek at the row',
  closePeek: 'Close the peek',
})
