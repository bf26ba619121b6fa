import { useCallback, useState } from 'react'
import type { ConversationDetail } from '#conversations/contract.ts'
import type { CallDebug, CallItem } from '#telephony/contract.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { formatOffset } from '#ui/offset-text.ts'
import { Sheet } from '#ui/sheet.tsx'
import { useIsPhone, useMediaQuery } from '#ui/use-media-query.ts'
import { useUrlFilters } from '#ui/use-url-filters.ts'
import type { CallChoice } from './call-choice.ts'
import { CallMap } from './call-map.tsx'
import { ChosenPanel, panelTitle } from './chosen-panel.tsx'
import { CostPane } from './cost-pane.tsx'
import { conversationAddress } from './debug-address.ts'
import { DebugTabs, tabsOf } from './debug-tabs.tsx'
import { DebugTranscript } from './debug-transcript.tsx'
import { debugWords } from './debug-words.ts'
import { Diagnosis } from './diagnosis.tsx'
import { JsonBlock } from './json-block.tsx'
import { PromptPane } from './prompt-pane.tsx'
import { useCallView } from './use-call-view.ts'
import { useDebugKeys } from './use-debug-keys.ts'
import { VoiceToVoice } from './voice-to-voice.tsx'
import { Waterfall } from './waterfall.tsx'
import { WebhookPane } from './webhook-pane.tsx'

export interface CallDebugViewProps {
  conversation: ConversationDetail
  call: CallItem
  debug: CallDebug
}

/**
 * How a call went: what there is to say of it, all of it as a strip, the waits, the lanes, the words, and at the right
 * what one has chosen. On a phone what fits upright; held sideways the strip and the lanes.
 */
export function CallDebugView({ conversation, call, debug }: CallDebugViewProps) {
  const view = useCallView(debug)
  const isPhone = useIsPhone()
  const hasPanel = useMediaQuery('(width > 1100px)')
  const [isSheetOpen, setIsSheetOpen] = useState(false)
  const address = useUrlFilters(['tab', 'prompt', 'call'])
  const tab = tabsOf(debug).find(({ value }) => value === address.values.tab)?.value ?? 'timeline'
  useDebugKeys(debug, view, conversationAddress(conversation.id, address.values.call))
  const openPrompt = (id: string) => {
    setIsSheetOpen(false)
    address.setAll({ tab: 'prompt', prompt: id })
  }
  const panel = <ChosenPanel call={call} debug={debug} view={view} onPrompt={openPrompt} />
  const { choice, chosen, choose } = view
  const onChoose = useCallback(
    (next: CallChoice) => {
      choose(next)
      setIsSheetOpen(isPhone)
    },
    [choose, isPhone],
  )
  return (
    <div className="flex min-h-0 grow flex-col overflow-hidden bg-surface phone:overflow-y-auto">
      <Diagnosis debug={debug} view={view} />
      <CallMap debug={debug} view={view} />
      <div className="flex min-h-0 grow phone:flex-col sideways:overflow-y-auto">
        <aside
          aria-label={debugWords.waits}
          className="w-68 shrink-0 overflow-y-auto border-e border-line phone:w-full phone:border-e-0 phone:border-b sideways:hidden"
        >
          <VoiceToVoice
            gaps={debug.gaps}
            isLive={debug.isLive}
            chosenTurnId={chosen.gap?.turnId}
            onChoose={onChoose}
          />
          {!hasPanel && !isPhone && <div className="border-t border-line">{panel}</div>}
        </aside>
        <div className="flex min-h-0 min-w-0 grow flex-col">
          <DebugTabs debug={debug} view={view} tab={tab} onTab={(next) => address.set('tab', next)} />
          {tab === 'timeline' && (
            <>
              <div className="phone:hidden">
                <Waterfall debug={debug} view={view} />
              </div>
              {debug.isCutShort && (
                <p className="border-b border-line bg-warn-soft px-4 py-1.5 text-12">{debugWords.cutShort}</p>
              )}
              <section
                // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
                tabIndex={0}
                aria-label={debugWords.said}
                className="min-h-0 grow overflow-y-auto focus-visible:-outline-offset-2 sideways:hidden"
              >
                <DebugTranscript {...{ conversation, call, debug, choice, chosen, onChoose }} />
              </section>
            </>
          )}
          {tab === 'prompt' && (
            <PromptPane
              asked={askedIn(debug)}
              chosenId={address.values.prompt ?? view.chosen.span?.completionId ?? undefined}
              onChoose={(id) => address.set('prompt', id)}
            />
          )}
          {tab === 'webhooks' && <WebhookPane spans={debug.spans.filter(({ lane }) => lane === 'webhook')} />}
          {tab === 'cost' && <CostPane debug={debug} />}
          {tab === 'json' && <JsonPane debug={debug} />}
        </div>
        {hasPanel && (
          <aside
            aria-label={debugWords.chosen}
            className="w-72 shrink-0 overflow-y-auto border-s border-line sideways:hidden"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
            tabIndex={0}
          >
            {panel}
          </aside>
        )}
      </div>
      <Sheet isOpen={isSheetOpen} onOpenChange={setIsSheetOpen} title={panelTitle(view)}>
        <div className="-m-4">{panel}</div>
      </Sheet>
    </div>
  )
}

const purposes: Record<string, string> = { reply: '' }

function askedIn({ completions }: CallDebug) {
  return completions.map(({ id, startMs, engine, model, purpose }) => ({
    id,
    label: [
      formatOffset(startMs),
      engine === 'builtin' ? debugWords.engine : model,
      purposes[purpose] ?? purpose,
    ]
      .filter(Boolean)
      .join(' '),
  }))
}

function JsonPane({ debug }: { debug: CallDebug }) {
  return (
    <div className="grid min-h-0 grow content-start gap-2 overflow-y-auto p-4">
      <div>
        <CopyButton text={JSON.stringify(debug, null, 2)} label={debugWords.copy}>
          {debugWords.tabs.json}
        </CopyButton>
      </div>
      <JsonBlock value={debug} isTall />
    </div>
  )
}
