import { CircleCheck, CircleX } from 'lucide-react'
import type { ConversationDetail } from '#conversations/contract.ts'
import { toolWords } from '#conversations/web/tool-words.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { PaneSection } from '#ui/pane-section.tsx'
import { usePlace } from '#ui/place.ts'
import { formatClock } from '#ui/time-text.ts'
import { weave } from '#ui/weave.tsx'
import { talkWords } from './talk-words.ts'

const words = talkWords.receipts

/** Every deed of this talk with its receipt, and how many sentences had to be replaced for want of one. */
export function ReceiptsSection({ conversation }: { conversation: ConversationDetail }) {
  const place = usePlace()
  const { turns } = conversation
  const deeds = turns.flatMap((turn) =>
    turn.tools.filter((tool) => tool.receiptId !== null).map((tool) => ({ tool, at: turn.startedAt })),
  )
  const replaced = turns.flatMap((turn) => turn.claims.replaced).length
  if (deeds.length === 0 && replaced === 0) return null
  return (
    <PaneSection title={words.title} count={replaced === 0 ? words.allChecked : undefined}>
      <ul className="grid gap-2">
        {deeds.map(({ tool, at }) => (
          <li key={tool.receiptId} className="flex gap-2">
            <CircleCheck size={16} className="mt-0.5 shrink-0 text-ok" />
            <div className="min-w-0">
              <p className="font-medium">{toolWords(tool.name, tool.result)}</p>
              <p className="flex items-center gap-1 text-12 text-muted">
                <span>
                  {weave(words.at, {
                    time: formatClock(new Date(at), place),
                    tool: <bdi className="font-medium">{tool.name}</bdi>,
                  })}
                </span>
                <CopyButton text={tool.receiptId ?? ''} label={words.copy} />
              </p>
            </div>
          </li>
        ))}
        {replaced > 0 && (
          <li className="flex gap-2">
            <CircleX size={16} className="mt-0.5 shrink-0 text-danger" />
            <p>{words.replaced(replaced)}</p>
          </li>
        )}
      </ul>
    </PaneSection>
  )
}
