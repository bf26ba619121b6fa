import type { PlayerDeeds } from '#ui/sound/player-deeds.ts'
import { useShortcut } from '#ui/use-shortcut.ts'

/** The keys of a recording, wherever on the page the focus is; the slider takes its own. */
export function usePlayerShortcuts(deeds: PlayerDeeds, isOff: boolean): void {
  const inGroup = (run: () => void) => ({ run, group: 'Recording', isOff })
  useShortcut('space', 'Play or pause', inGroup(deeds.toggle))
  useShortcut('arrowleft', 'Back 5 s', inGroup(deeds.back))
  useShortcut('arrowright', 'Forward 5 s', inGroup(deeds.forward))
  useShortcut('j', 'Next turn', inGroup(deeds.next))
  useShortcut('k', 'Turn before', inGroup(deeds.previous))
  useShortcut('<', 'Slower', inGroup(deeds.slower))
  useShortcut('>', 'Faster', inGroup(deeds.faster))
  useShortcut('o', 'Listen to both sides or one', inGroup(deeds.otherSide))
}
