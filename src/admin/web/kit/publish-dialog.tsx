import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast.ts'

interface PublishDialogProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** A large dialog: what stops it with its fix, what callers will notice, and the way on. */
export function PublishDialog({ isOpen, onOpenChange }: PublishDialogProps) {
  const [isFixed, setIsFixed] = useState(false)
  const publish = () => {
    onOpenChange(false)
    toast({ message: 'Receptionist v13 is live', tone: 'ok', undo: () => setIsFixed(false) })
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="large"
      title="Publish Receptionist v13"
      description="A sample: nothing is published"
      note="Calls that go on keep v12"
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Not now</Button>
          <Button
            variant="primary"
            disabledReason={isFixed ? undefined : 'Fix what stops it first'}
            onClick={publish}
          >
            Publish to everybody
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {isFixed ? (
          <Notice tone="ok">Nothing stops this version.</Notice>
        ) : (
          <Notice
            tone="danger"
            title="One thing stops this version"
            action={
              <Button size="small" onClick={() => setIsFixed(true)}>
                Fix
              </Button>
            }
          >
            Hand over uses a tool that was archived.
          </Notice>
        )}
        <FactList
          facts={[
            { label: 'Callers notice', value: 'Greets with the new opening hours' },
            {
              label: 'Tests',
              value: (
                <Badge isPlain tone="ok" icon={CircleCheck}>
                  14 of 14 passed
                </Badge>
              ),
            },
          ]}
        />
      </div>
    </Dialog>
  )
}
