import { Plus, Repeat } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useDeed } from '#ui/use-deed.ts'
import { telephonyClient, telephonyQuery } from './queries.ts'
import { changedNames, fieldsOf, toSend } from './replay-fields.ts'
import type { TrafficItem } from './use-traffic.ts'
import { workbenchWords } from './workbench-words.ts'

const words = workbenchWords.replay

interface ReplayDialogProps {
  entry: TrafficItem
  onReplayed: () => void
  onClose: () => void
}

/** A captured webhook to send once more: as it was, or with other fields. The carrier signs it anew. */
export function ReplayDialog({ entry, onReplayed, onClose }: ReplayDialogProps) {
  const formId = useId()
  const [fields, setFields] = useState(() => fieldsOf(entry))
  const changed = changedNames(fields)
  const replay = useDeed(async () => telephonyClient.replayWebhook({ id: entry.id, ...toSend(fields) }), {
    refresh: [telephonyQuery.traffic.key()],
    onDone: () => {
      onReplayed()
      onClose()
    },
  })
  const change = (id: number, part: { name?: string; value?: string }) =>
    setFields(fields.map((field) => (field.id === id ? { ...field, ...part } : field)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!replay.isPending) replay.run()
  }
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title(entry.what)}
      description={words.text}
      note={changed.length === 0 ? words.asItWas : words.changed(changed.join(', '))}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" icon={Repeat} pending={replay.isPending}>
            {words.send}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} className="grid gap-2">
        {fields.map((field) => (
          <div
            key={field.id}
            className="grid grid-cols-[10rem_minmax(0,1fr)] items-center gap-3 phone:grid-cols-1 phone:gap-1"
          >
            {field.isAdded ? (
              <TextInput
                isCompact
                aria-label={words.newName}
                placeholder={words.name}
                value={field.name}
                className="font-mono"
                onChange={(event) => change(field.id, { name: event.target.value })}
              />
            ) : (
              <label htmlFor={`${formId}-${field.id}`} className="truncate font-mono text-12 text-muted">
                {field.name}
              </label>
            )}
            <TextInput
              isCompact
              id={`${formId}-${field.id}`}
              aria-label={field.isAdded ? addedLabel(field.name) : undefined}
              value={field.value}
              autoComplete="off"
              className="font-mono"
              onChange={(event) => change(field.id, { value: event.target.value })}
            />
          </div>
        ))}
        <div>
          <Button
            size="small"
            icon={Plus}
            onClick={() =>
              setFields([...fields, { id: fields.length, name: '', value: '', before: null, isAdded: true }])
            }
          >
            {words.addField}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function addedLabel(name: string): string {
  return name === '' ? words.newValue : words.valueOf(name)
}
