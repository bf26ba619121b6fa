import { shortcutWords } from '#ui/shortcut-words.ts'
import type { PlayerDeeds } from '#ui/sound/player-deeds.ts'
import { soundWords } from '#ui/sound/sound-words.ts'
import { useShortcut } from '#ui/use-shortcut.ts'

/** The keys of a recording, wherever on the page the focus is; the slider takes its own. */
export function usePlayerShortcuts(deeds: PlayerDeeds, isOff: boolean): void {
  const inGroup = (run: () => void) => ({ run, group: shortcutWords.groups.recording, isOff })
  useShortcut('space', soundWords.playOrPause, inGroup(deeds.toggle))
  useShortcut('arrowleft', soundWords.back, inGroup(deeds.back))
  useShortcut('arrowright', soundWords.forward, inGroup(deeds.forward))
  useShortcut('j', soundWords.nextTurn, inGroup(deeds.next))
  useShortcut('k', soundWords.previousTurn, inGroup(deeds.previous))
  useShortcut('<', soundWords.slower, inGroup(deeds.slower))
  useShortcut('>', soundWords.faster, inGroup(deeds.faster))
  useShortcut('o', soundWords.otherSide, inGroup(deeds.otherSide))
}
