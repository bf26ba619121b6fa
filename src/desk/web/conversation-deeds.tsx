import { Bug, ChevronDown, ChevronUp, CircleCheck, PanelRight, RotateCcw } from 'lucide-react'
import { useState } from 'react'
import type { ConversationDetail } from '#conversations/contract.ts'
import { useRoleReason } from '#teams/web/use-session.ts'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { KeyHint } from '#ui/key-hint.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import type { MenuEntry } from '#ui/menu.tsx'
import { ObjectMenu } from '#ui/object-menu.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { useGo } from '#ui/use-go.ts'
import { useIsPhone } from '#ui/use-media-query.ts'
import { useCommand } from '#ui/use-shortcut.ts'
import { useUrlFilters } from '#ui/use-url-filters.ts'
import { ConversationContext } from './conversation-context.tsx'
import { debugAddress } from './debug/debug-address.ts'
import { talkWords } from './talk-words.ts'
import { useConversationDeeds } from './use-conversation.ts'
import { useHasContext } from './use-has-context.ts'
import type { Neighbours } from './use-neighbours.ts'

interface ConversationDeedsProps {
  conversation: ConversationDetail
  /** There is little room: the deeds stand in the menu, as on a phone. */
  isCompact?: boolean
  /** Those beside it, on its own page. */
  neighbours?: Pick<Neighbours, 'previous' | 'next'>
}

const alone: NonNullable<ConversationDeedsProps['neighbours']> = { previous: undefined, next: undefined }

const words = talkWords.deeds

/** What can be done with a conversation, at the end of its head. */
export function ConversationDeeds({
  conversation,
  isCompact = false,
  neighbours = alone,
}: ConversationDeedsProps) {
  const isPhone = useIsPhone()
  const isFolded = isPhone || isCompact
  const hasContext = useHasContext()
  const [isContextOpen, setIsContextOpen] = useState(false)
  const deeds = useConversationDeeds(conversation.id)
  const offReason = useRoleReason('agent')
  const isResolved = conversation.status === 'resolved'
  const deed = isResolved
    ? { label: words.reopen, command: words.reopenThis, icon: RotateCcw, run: deeds.reopen }
    : { label: words.resolve, command: words.resolveThis, icon: CircleCheck, run: deeds.resolve }
  useCommand(deed.command, deed.run, {
    keys: 'e',
    icon: deed.icon,
    isOff: Boolean(offReason),
  })
  const go = useGo()
  const openCall = useUrlFilters(['call']).values.call
  const debugTo = debugAddress(conversation.id, openCall)
  const debug = () => go(debugTo)
  useCommand(words.debugThis, debug, { keys: 'd', icon: Bug })
  const ways = useWays(neighbours)
  const entries: MenuEntry[] = isFolded
    ? [
        ...(isPhone ? ways : []),
        { label: deed.label, icon: deed.icon, onSelect: deed.run, disabledReason: offReason },
        { label: words.debug, icon: Bug, onSelect: debug },
      ]
    : []
  return (
    <>
      {!isFolded && (
        <LinkButton icon={Bug} to={debugTo}>
          {words.debug}
          <KeyHint keys="d" className="ms-0.5" />
        </LinkButton>
      )}
      {!isFolded && (
        <Button
          icon={deed.icon}
          keys="e"
          pending={deeds.isPending}
          disabledReason={offReason}
          onClick={deed.run}
        >
          {deed.label}
        </Button>
      )}
      {!hasContext && (
        <IconButton icon={PanelRight} label={talkWords.about} onClick={() => setIsContextOpen(true)} />
      )}
      <ObjectMenu
        what={talkWords.what}
        id={conversation.id}
        path={`/conversations/${conversation.id}`}
        data={conversation}
        entries={entries}
      />
      <Sheet isOpen={isContextOpen} onOpenChange={setIsContextOpen} title={talkWords.about}>
        <div className="-m-4">
          <ConversationContext conversation={conversation} />
        </div>
      </Sheet>
    </>
  )
}

/** To the conversations beside this one: for the palette, and for a phone, where the head has no room for buttons. */
function useWays({ previous, next }: Pick<Neighbours, 'previous' | 'next'>): MenuEntry[] {
  const go = useGo()
  const toPrevious = () => previous && go(previous)
  const toNext = () => next && go(next)
  useCommand(words.previous, toPrevious, { icon: ChevronUp, isOff: !previous })
  useCommand(words.next, toNext, { icon: ChevronDown, isOff: !next })
  return [
    ...(previous ? [{ label: words.previous, icon: ChevronUp, onSelect: toPrevious }] : []),
    ...(next ? [{ label: words.next, icon: ChevronDown, onSelect: toNext }] : []),
  ]
}
