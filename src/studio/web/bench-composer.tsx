import { SendHorizontal } from 'lucide-react'
import { useState } from 'react'
import { countSegments } from '#kit/text-segments.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { benchWords } from './bench-words.ts'
import type { Bench } from './use-bench.ts'

const words = benchWords.say

/** What a customer would say. Enter says it; on a text the segments are counted as a carrier does. */
export function BenchComposer({ bench, note }: { bench: Bench; note: string }) {
  const [text, setText] = useState('')
  const isText = bench.scene.channel === 'text'
  const { segments, characters } = countSegments(text)
  const reason = bench.isAnswering ? words.answering : text.trim() === '' ? words.empty : undefined
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
      <Field label={words.label} isLabelHidden>
        <TextArea
          rows={1}
          value={text}
          maxLength={1600}
          placeholder={isText ? words.exampleText : words.exampleChat}
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
          {isText && text !== '' ? benchWords.segments(characters, segments) : note}
        </span>
        <Button type="submit" size="small" icon={SendHorizontal} className="ms-auto" disabledReason={reason}>
          {words.send}
        </Button>
      </div>
    </form>
  )
}
