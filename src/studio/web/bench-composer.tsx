import { SendHorizontal } from 'lucide-react'
import { useState } from 'react'
import { countSegments } from '#kit/text-segments.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import type { Bench } from './use-bench.ts'

/** What a customer would say. Enter says it; on a text the segments are counted as a carrier does. */
export function BenchComposer({ bench, note }: { bench: Bench; note: string }) {
  const [text, setText] = useState('')
  const isText = bench.scene.channel === 'text'
  const { segments, characters } = countSegments(text)
  const reason = bench.isAnswering
    ? 'The bot is answering'
    : text.trim() === ''
      ? 'Write something first'
      : undefined
  const send = () => {
    if (reason) return
    bench.say(text.trim())
    setText('')
  }
  return (
    <form
      className="grid shrink-0 gap-2 border-t border-line p-3"
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <Field label="Say to the bot" isLabelHidden>
        <TextArea
          rows={1}
          value={text}
          maxLength={1600}
          placeholder={isText ? 'Text as a customer would' : 'Write as a customer would'}
          className="min-h-10 bg-surface"
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            send()
          }}
        />
      </Field>
      <div className="flex items-center gap-2">
        <span role="status" className="text-12 text-muted tabular-nums">
          {isText && text !== ''
            ? `${characters} characters, ${segments === 1 ? '1 segment' : `${segments} segments`}`
            : note}
        </span>
        <Button type="submit" size="small" icon={SendHorizontal} className="ml-auto" disabledReason={reason}>
          Say it
        </Button>
      </div>
    </form>
  )
}
