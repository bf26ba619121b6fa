import { ZoomIn, ZoomOut } from 'lucide-react'
import type { CallDebug } from '#telephony/contract.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { windowText } from './call-map.tsx'
import { debugWords } from './debug-words.ts'
import type { CallView } from './use-call-view.ts'

const words = debugWords.tabs

export const debugTabs = ['timeline', 'prompt', 'webhooks', 'cost', 'json'] as const
export type DebugTab = (typeof debugTabs)[number]

interface DebugTabsProps {
  debug: CallDebug
  view: CallView
  tab: DebugTab
  onTab: (tab: DebugTab) => void
}

/** The ways to look at a call; only those that have something to show. */
export function DebugTabs({ debug, view, tab, onTab }: DebugTabsProps) {
  const items = tabsOf(debug)
  return (
    <Tabs
      label={words.label}
      value={tab}
      onChange={(value) => onTab(items.find((item) => item.value === value)?.value ?? 'timeline')}
      items={items}
      end={
        <span className={`flex items-center gap-1 phone:hidden ${tab === 'timeline' ? '' : 'invisible'}`}>
          <span className="pe-2 text-12 whitespace-nowrap text-muted tabular-nums">
            {windowText(view.window)}
          </span>
          <IconButton icon={ZoomOut} label={debugWords.farther} onClick={() => view.zoom(2)} />
          <IconButton icon={ZoomIn} label={debugWords.nearer} onClick={() => view.zoom(0.5)} />
        </span>
      }
    />
  )
}

export function tabsOf({ completions, spans, costs }: CallDebug) {
  const webhooks = spans.filter(({ lane }) => lane === 'webhook').length
  return [
    { value: 'timeline' as const, label: words.timeline },
    ...(completions.length > 0
      ? [{ value: 'prompt' as const, label: words.prompt, count: completions.length }]
      : []),
    ...(webhooks > 0 ? [{ value: 'webhooks' as const, label: words.webhooks, count: webhooks }] : []),
    ...(costs.some(({ micros }) => micros !== null && micros > 0)
      ? [{ value: 'cost' as const, label: words.cost }]
      : []),
    { value: 'json' as const, label: words.json },
  ]
}
