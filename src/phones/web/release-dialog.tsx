import type { NumberItem } from '#phones/contract.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { formatPhone } from '#ui/phone-text.tsx'
import { usePlace } from '#ui/place.ts'
import { toast } from '#ui/toast.ts'
import { useDeed } from '#ui/use-deed.ts'
import { phonesClient, phonesQuery } from './queries.ts'

/** Gives a number back for good; it must be typed first. */
export function ReleaseDialog({ number, onClose }: { number: NumberItem; onClose: () => void }) {
  const { country } = usePlace()
  const name = formatPhone(number.phone, country)
  const release = useDeed(() => phonesClient.release({ id: number.id, typedPhone: number.phone }), {
    refresh: [phonesQuery.key()],
    onDone: () => {
      toast({ message: `${name} is released` })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Release ${name}?`}
      confirmLabel="Release"
      tone="danger"
      typedName={number.phone}
      isPending={release.isPending}
      onConfirm={() => release.run()}
    >
      {number.bot ? `${number.bot.name} stops answering it at once. ` : ''}
      Its conversations stay, but the number goes back to the carrier and somebody else may get it.
    </ConfirmDialog>
  )
}
