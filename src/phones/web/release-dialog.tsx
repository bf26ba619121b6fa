import type { NumberItem } from '#phones/contract.ts'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { usePlace } from '#ui/place.ts'
import { toast } from '#ui/toast.ts'
import { useDeed } from '#ui/use-deed.ts'
import { numberWords } from './number-words.ts'
import { phoneInWords } from './phone-in-words.ts'
import { phonesClient, phonesQuery } from './queries.ts'

const words = numberWords.release

/** Gives a number back for good; it must be typed first. */
export function ReleaseDialog({ number, onClose }: { number: NumberItem; onClose: () => void }) {
  const { country } = usePlace()
  const name = phoneInWords(number.phone, country)
  const release = useDeed(() => phonesClient.release({ id: number.id, typedPhone: number.phone }), {
    refresh: [phonesQuery.key()],
    onDone: () => {
      toast({ message: words.done(name) })
      onClose()
    },
  })
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.ask(name)}
      confirmLabel={words.confirm}
      tone="danger"
      typedName={number.phone}
      isPending={release.isPending}
      onConfirm={() => release.run()}
    >
      {number.bot ? words.botText(number.bot.name) : words.text}
    </ConfirmDialog>
  )
}
