import { Bell, CircleHelp, Ellipsis, FlaskConical, Share2, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu } from '#ui/menu.tsx'
import { ObjectMenu } from '#ui/object-menu.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { toast } from '#ui/toast.ts'
import { Tooltip } from '#ui/tooltip.tsx'
import { Part } from './part.tsx'
import { pressed } from './pressed.ts'
import { PublishDialog } from './publish-dialog.tsx'

/** What opens over a page, each behind its own button. */
export function OverlaysSection() {
  return (
    <div className="grid grid-cols-2 items-start gap-3 narrow:grid-cols-1">
      <Dialogs />
      <Menus />
    </div>
  )
}

function Dialogs() {
  const [open, setOpen] = useState<'publish' | 'ask' | 'forget' | 'sheet'>()
  const change = (isOpen: boolean) => !isOpen && setOpen(undefined)
  return (
    <Part title="Dialogs and sheets">
      <Button variant="primary" onClick={() => setOpen('publish')}>
        Publish
      </Button>
      <Button onClick={() => setOpen('ask')}>Buy a number</Button>
      <Button variant="danger" icon={Trash2} onClick={() => setOpen('forget')}>
        Forget this contact
      </Button>
      <Button onClick={() => setOpen('sheet')}>Open a sheet</Button>
      <PublishDialog isOpen={open === 'publish'} onOpenChange={change} />
      <ConfirmDialog
        isOpen={open === 'ask'}
        onOpenChange={change}
        title="Buy (503) 555-0188?"
        confirmLabel="Buy for $1.15 a month"
        onConfirm={() => {
          setOpen(undefined)
          toast({ message: 'Nothing was bought, this is a sample', tone: 'ok' })
        }}
      >
        It rings within a minute. You can give it back whenever you like.
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={open === 'forget'}
        onOpenChange={change}
        title="Forget Dana Whitfield?"
        confirmLabel="Forget"
        tone="danger"
        typedName="Dana"
        onConfirm={() => setOpen(undefined)}
      >
        14 conversations and 3 recordings are deleted. This cannot be undone.
      </ConfirmDialog>
      <Sheet
        isOpen={open === 'sheet'}
        onOpenChange={change}
        title="Share Receptionist"
        subtitle="Anybody with the link can talk to it"
        footer={
          <Button variant="primary" onClick={() => setOpen(undefined)}>
            Done
          </Button>
        }
      >
        <Field label="What the link is for" help="Only your team sees it">
          <TextInput defaultValue="Show it to the front office" />
        </Field>
      </Sheet>
    </Part>
  )
}

function Menus() {
  const [order, setOrder] = useState('new')
  return (
    <Part title="Menus and tooltips">
      <Menu
        align="start"
        trigger={<Button>Order: {order === 'new' ? 'newest' : 'oldest'}</Button>}
        entries={[
          { heading: 'Order' },
          { label: 'Newest first', isChosen: order === 'new', onSelect: () => setOrder('new') },
          { label: 'Oldest first', isChosen: order === 'old', onSelect: () => setOrder('old') },
        ]}
      />
      <Menu
        trigger={<IconButton icon={Ellipsis} label="More of the contact" />}
        entries={[
          { label: 'Make test', icon: FlaskConical, keys: 't', onSelect: pressed('Make test') },
          { label: 'Share', icon: Share2, keys: 's', onSelect: pressed('Share') },
          { label: 'Publish', disabledReason: 'Needs builder role' },
          'separator',
          { label: 'Remove', icon: Trash2, tone: 'danger', onSelect: pressed('Remove') },
        ]}
      />
      <ObjectMenu what="bot" id="bot_1" path="/bots" data={{ id: 'bot_1', name: 'Receptionist' }} />
      <IconButton icon={Bell} label="A tooltip names every icon" onClick={pressed('Bell')} />
      <Tooltip text="From the last word of the contact to the first sound of the bot">
        <button
          type="button"
          className="inline-flex min-h-6 items-center gap-1 text-13 underline decoration-dotted underline-offset-4"
          onClick={pressed('Answer time')}
        >
          Answer time <CircleHelp size={14} />
        </button>
      </Tooltip>
    </Part>
  )
}
