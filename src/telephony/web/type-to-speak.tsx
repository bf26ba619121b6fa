import { SendHorizontal } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { usePageValue } from '#ui/page-value.ts'
import { devPhoneWords } from './dev-phone-words.ts'
import type { Handset } from './handset.ts'
import { MicrophoneButton } from './microphone-button.tsx'
import { microphoneHindrance } from './microphone-hindrance.ts'

const words = devPhoneWords.speech

interface TypeToSpeakProps {
  handset: Handset
  /** Why nothing can be said now. */
  silence: string | undefined
  onSay: (text: string) => void
}

/** What the phone says next: typed, or spoken where the browser can. */
export function TypeToSpeak({ handset, silence, onSay }: TypeToSpeakProps) {
  const [text, setText] = useState('')
  const { problem } = usePageValue(handset.state)
  const isEmpty = text.trim() === ''
  const note = microphoneHindrance() ?? problem
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isEmpty || silence) return
    onSay(text.trim())
    setText('')
  }
  return (
    <form onSubmit={submit} className="grid gap-1.5 border-t border-line p-3">
      <div className="flex items-center gap-1.5">
        <input
          aria-label={words.field}
          value={text}
          maxLength={1000}
          autoComplete="off"
          enterKeyHint="send"
          placeholder={words.hint}
          className="control h-9 min-w-0 px-3 phone:h-11"
          onChange={(event) => setText(event.target.value)}
        />
        <MicrophoneButton handset={handset} silence={silence} />
        <IconButton
          type="submit"
          variant={isEmpty ? 'secondary' : 'primary'}
          icon={SendHorizontal}
          label={words.say}
          disabledReason={isEmpty ? words.emptyField : silence}
        />
      </div>
      {note && (
        <p role="status" className="text-12 text-muted">
          {note}
        </p>
      )}
    </form>
  )
}
