import { useQuery } from '@tanstack/react-query'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useRoleReason } from '#teams/web/use-session.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast.ts'
import { useDeed } from '#ui/use-deed.ts'
import { appointmentWords } from './appointment-words.ts'
import { bookingRpc } from './queries.ts'

const words = appointmentWords.feed

/** The address under which other calendars show these appointments, to copy and to renew. */
export function FeedAddress() {
  const feed = useQuery(bookingRpc.query.calendar.feed.queryOptions())
  const offReason = useRoleReason('admin')
  const [isAsking, setIsAsking] = useState(false)
  const renew = useDeed(() => bookingRpc.client.calendar.renewFeed(), {
    refresh: [bookingRpc.query.calendar.feed.key()],
    onDone: () => {
      setIsAsking(false)
      toast({ message: words.renewed, tone: 'ok' })
    },
  })
  return (
    <section aria-labelledby="feed" className="grid gap-2">
      <h3 id="feed" className="text-13 font-semibold">
        {words.title}
      </h3>
      {feed.error && !feed.data ? (
        <ErrorPanel error={feed.error} title={words.failed} onRetry={feed.refetch} />
      ) : (
        <Field label={words.address} help={words.addressHelp}>
          <TextInput
            readOnly
            isMono
            value={feed.data?.url ?? ''}
            onFocus={(event) => event.target.select()}
          />
        </Field>
      )}
      <div className="flex flex-wrap gap-2">
        {feed.data && (
          <CopyButton text={feed.data.url} label={words.theFeed}>
            {words.copy}
          </CopyButton>
        )}
        <Button icon={RefreshCw} disabledReason={offReason} onClick={() => setIsAsking(true)}>
          {words.renew}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={words.askTitle}
        confirmLabel={words.askConfirm}
        tone="danger"
        isPending={renew.isPending}
        onConfirm={() => renew.run()}
      >
        {words.ask}
      </ConfirmDialog>
    </section>
  )
}
