import type { BotDetail } from '#bots/contract.ts'
import { botsClient } from '#bots/web/queries.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useDeed } from '#ui/use-deed.ts'
import { studioWords } from './studio-words.ts'
import type { Draft } from './use-draft.ts'

const words = studioWords.save

/** Why saving stopped, and the way on. */
export function DraftTrouble({ draft, bot }: { draft: Draft; bot: BotDetail }) {
  const load = useDeed(() => botsClient.get({ id: bot.id }), { onDone: draft.takeTheirs })
  const { problem } = draft
  if (!problem) return null
  if (draft.state === 'conflict') {
    return (
      <Notice
        tone="warn"
        isAlert
        title={words.conflict}
        action={
          <Button pending={load.isPending} onClick={() => load.run()}>
            {words.loadTheirs}
          </Button>
        }
      >
        {words.conflictText}
      </Notice>
    )
  }
  return (
    <Notice
      tone="danger"
      isAlert
      title={words.failed}
      action={<Button onClick={draft.retry}>{words.tryAgain}</Button>}
    >
      {problem.errors[0]?.message ?? problem.message} {words.stillHere}
    </Notice>
  )
}
