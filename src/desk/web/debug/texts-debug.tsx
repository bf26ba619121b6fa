import type { ConversationDetail } from '#conversations/contract.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { usePlace } from '#ui/place.ts'
import { formatClock, formatLength } from '#ui/time-text.ts'
import { useGo } from '#ui/use-go.ts'
import { useShortcut } from '#ui/use-shortcut.ts'
import { useUrlFilters } from '#ui/use-url-filters.ts'
import { PromptPane } from './prompt-pane.tsx'

/** A conversation without a call has no moments to lay out; what was asked for each answer can be read. */
export function TextsDebug({ conversation }: { conversation: ConversationDetail }) {
  const place = usePlace()
  const go = useGo()
  const address = useUrlFilters(['prompt'])
  const back = `/conversations/${conversation.id}`
  useShortcut('escape', 'Back to the conversation', { run: () => go(back), group: 'Debug' })
  const asked = conversation.turns.flatMap(({ completionId, startedAt, endedAt, engine }) => {
    if (completionId === null) return []
    const took = endedAt ? `, took ${formatLength(Date.parse(endedAt) - Date.parse(startedAt))}` : ''
    const name = engine === 'builtin' ? 'Built-in engine' : (engine ?? 'Model')
    return [{ id: completionId, label: `${formatClock(new Date(startedAt), place)} ${name}${took}` }]
  })
  if (asked.length === 0) {
    return (
      <div className="grow bg-surface">
        <EmptyState
          title="There is nothing to look into yet"
          action={<LinkButton to={back}>Open the conversation</LinkButton>}
        >
          Nobody has called, and the bot has answered no text here. Once it does, each answer can be traced on
          this page.
        </EmptyState>
      </div>
    )
  }
  return (
    <div className="flex min-h-0 grow flex-col bg-surface">
      <p className="shrink-0 border-b border-line bg-sunken px-4 py-2.5 text-13">
        Only texts here, and a text has no timeline like a call. This is what was asked for each answer, word
        for word.{' '}
        <Link to={back} className="link">
          Open the conversation
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
