import type { CallDebug } from '#telephony/contract.ts'
import { useGo } from '#ui/use-go.ts'
import { useShortcut } from '#ui/use-shortcut.ts'
import { debugWords } from './debug-words.ts'
import { jumpTo } from './diagnosis.tsx'
import type { CallView } from './use-call-view.ts'

const words = debugWords.keys

/** The keys of the page: through what happened and what was found, nearer and farther, and back. */
export function useDebugKeys(debug: CallDebug, view: CallView, backTo: string): void {
  const go = useGo()
  const inGroup = (run: () => void) => ({ run, group: words.group })
  const findings = debug.findings.length
  const stepFinding = (step: 1 | -1) => {
    if (findings === 0) return
    const next = view.finding === null ? (step > 0 ? 0 : findings - 1) : view.finding + step
    jumpTo((next + findings) % findings, debug, view)
  }
  const leave = () => {
    if (view.choice === null && view.finding === null) return go(backTo)
    view.choose(null)
    view.setFinding(null)
  }
  useShortcut(
    'j',
    words.next,
    inGroup(() => view.step(1)),
  )
  useShortcut(
    'k',
    words.before,
    inGroup(() => view.step(-1)),
  )
  useShortcut(
    'e',
    words.nextFinding,
    inGroup(() => stepFinding(1)),
  )
  useShortcut(
    'shift+e',
    words.findingBefore,
    inGroup(() => stepFinding(-1)),
  )
  useShortcut(
    '+',
    debugWords.nearer,
    inGroup(() => view.zoom(0.5)),
  )
  useShortcut(
    '-',
    debugWords.farther,
    inGroup(() => view.zoom(2)),
  )
  useShortcut('0', debugWords.wholeCall, inGroup(view.showAll))
  useShortcut('escape', words.leave, inGroup(leave))
}
