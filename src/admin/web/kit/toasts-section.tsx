import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast.ts'
import { Part } from './part.tsx'
import { pressed } from './pressed.ts'

/** Notices inside a page, and toasts. */
export function ToastsSection() {
  return (
    <div className="grid grid-cols-2 items-start gap-3 narrow:grid-cols-1">
      <Part title="Notices" className="grid gap-2">
        <Notice
          tone="danger"
          title="One thing stops this version"
          action={
            <Button size="small" onClick={pressed('Fix')}>
              Fix
            </Button>
          }
        >
          Hand over uses a tool that was archived.
        </Notice>
        <Notice tone="warn">Texts are held until the registration is approved.</Notice>
        <Notice tone="info">A new version is ready.</Notice>
        <Notice tone="ok">Everything was answered.</Notice>
      </Part>
      <Toasts />
    </div>
  )
}

function Toasts() {
  const [place, setPlace] = useState('the inbox')
  const move = () => {
    setPlace('resolved')
    toast({ message: 'Moved to resolved', undo: () => setPlace('the inbox') })
  }
  return (
    <Part title="Toasts, at most two, 10 s">
      <Button onClick={move}>Resolve it</Button>
      <Button onClick={() => toast({ message: 'Hours saved', tone: 'ok' })}>Save the hours</Button>
      <Button
        onClick={() =>
          toast({ message: 'The number could not be saved', tone: 'danger', detail: 'req_4k9f' })
        }
      >
        Fail to save
      </Button>
      <p className="w-full text-13 text-muted">
        The conversation stands in {place}. A failure stays until it is closed.
      </p>
    </Part>
  )
}
