import { SendHorizontal } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { useDeed } from '#ui/use-deed.ts'
import { useIsPhone } from '#ui/use-media-query.ts'
import { devPhoneWords } from './dev-phone-words.ts'
import { telephonyClient, telephonyQuery } from './queries.ts'

const words = devPhoneWords.texts

const longestText = 1600

interface ComposeProps {
  from: string
  to: string | undefined
  /** Takes the focus when it opens. */
  isFirst: boolean
}

/** A text to write on an outside phone. */
export function DevPhoneCompose({ from, to, isFirst }: ComposeProps) {
  const isOnPhone = useIsPhone()
  const [body, setBody] = useState('')
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isFirst && !isOnPhone) field.current?.focus()
  }, [isFirst, isOnPhone])
  const send = useDeed(
    async (text: string) => to && telephonyClient.sendOutsideText({ from, to, body: text }),
    { refresh: [telephonyQuery.outsideTexts.key()], onDone: () => setBody('') },
  )
  const isEmpty = body.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isEmpty && !send.isPending) send.run(body.trim())
  }
  return (
    <form onSubmit={submit} className="flex items-center gap-2 border-t border-line p-3">
      <input
        ref={field}
        aria-label={words.field}
        value={body}
        maxLength={longestText}
        enterKeyHint="send"
        autoComplete="off"
        placeholder={words.field}
        className="control h-9 min-w-0 px-3 phone:h-11"
        onChange={(event) => setBody(event.target.value)}
      />
      <IconButton
        type="submit"
        variant={isEmpty ? 'secondary' : 'primary'}
        icon={SendHorizontal}
        label={words.send}
        pending={send.isPending}
        disabledReason={isEmpty ? words.emptyField : undefined}
      />
    </form>
  )
}
