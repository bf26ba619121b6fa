import type { BotDetail } from '#bots/contract.ts'
import { botsClient } from '#bots/web/queries.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useDeed } from '#ui/use-deed.ts'
import type { Draft } from './use-draft.ts'

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
        title="Somebody else saved this bot meanwhile"
        action={
          <Button pending={load.isPending} onClick={() => load.run()}>
            Load their version
          </Button>
        }
      >
        Your last edits are still on this screen but not saved. Copy what you need, then load their version.
      </Notice>
    )
  }
  return (
    <Notice
      tone="danger"
      isAlert
      title="The draft could not be saved"
      action={<Button onClick={draft.retry}>Try again</Button>}
    >
      {problem.errors[0]?.message ?? problem.message} What you typed is still on this screen.
    </Notice>
  )
}
