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
import { bookingRpc } from './queries.ts'

/** The address under which other calendars show these appointments, to copy and to renew. */
export function FeedAddress() {
  const feed = useQuery(bookingRpc.query.calendar.feed.queryOptions())
  const offReason = useRoleReason('admin')
  const [isAsking, setIsAsking] = useState(false)
  const renew = useDeed(() => bookingRpc.client.calendar.renewFeed(), {
    refresh: [bookingRpc.query.calendar.feed.key()],
    onDone: () => {
      setIsAsking(false)
      toast({ message: 'The feed has a new address. The old one shows nothing any more.', tone: 'ok' })
    },
  })
  return (
    <section aria-labelledby="feed" className="grid gap-2">
      <h3 id="feed" className="text-13 font-semibold">
        In another calendar
      </h3>
      {feed.error && !feed.data ? (
        <ErrorPanel error={feed.error} title="The address could not be loaded" onRetry={feed.refetch} />
      ) : (
        <Field
          label="Address of the feed"
          help="Subscribe to it in Google Calendar, Apple Calendar or Outlook. Whoever has it can read every appointment."
        >
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
          <CopyButton text={feed.data.url} label="The feed">
            Copy address
          </CopyButton>
        )}
        <Button icon={RefreshCw} disabledReason={offReason} onClick={() => setIsAsking(true)}>
          Renew
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title="Renew the address of the feed?"
        confirmLabel="Renew it"
        tone="danger"
        isPending={renew.isPending}
        onConfirm={() => renew.run()}
      >
        Every calendar that is subscribed now stops getting news until it has the new address.
      </ConfirmDialog>
    </section>
  )
}
