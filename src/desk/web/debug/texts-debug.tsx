import type { ConversationDetail } from '#conversations/contract.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { usePlace } from '#ui/place.ts'
import { formatClock, formatLength } from '#ui/time-text.ts'
import { useGo } from '#ui/use-go.ts'
import { useShortcut } from '#ui/use-shortcut.ts'
import { useUrlFilters } from '#ui/use-url-filters.ts'
import { debugWords } from './debug-words.ts'
import { PromptPane } from './prompt-pane.tsx'

const words = debugWords.texts

/** A conversation without a call has no moments to lay out; what was asked for each answer can be read. */
export function TextsDebug({ conversation }: { conversation: ConversationDetail }) {
  const place = usePlace()
  const go = useGo()
  const address = useUrlFilters(['prompt'])
  const back = `/conversations/${conversation.id}`
  useShortcut('escape', debugWords.keys.back, { run: () => go(back), group: debugWords.keys.group })
  const asked = conversation.turns.flatMap(({ completionId, startedAt, endedAt, engine }) => {
    if (completionId === null) return []
    const name = engine === 'builtin' ? debugWords.engine : (engine ?? debugWords.model)
    const label = `${formatClock(new Date(startedAt), place)} ${name}`
    const took = endedAt && formatLength(Date.parse(endedAt) - Date.parse(startedAt))
    return [{ id: completionId, label: took ? debugWords.prompt.took(label, took) : label }]
  })
  if (asked.length === 0) {
    return (
      <div className="grow bg-surface">
        <EmptyState title={words.empty} action={<LinkButton to={back}>{words.open}</LinkButton>}>
          {words.emptyWhy}
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="flex min-h-0 grow flex-col bg-surface">
      <p className="shrink-0 border-b border-line bg-sunken px-4 py-2.5 text-13">
        {words.about}{' '}
        <Link to={back} className="link">
          {words.open}
        </Link>
      </p>
      <PromptPane
        asked={asked}
        chosenId={address.values.prompt}
        onChoose={(id) => address.set('prompt', id)}
      />
    </div>
  )
}
