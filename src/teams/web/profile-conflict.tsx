import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { weave } from '#ui/weave.tsx'
import { businessWords } from './business-words.ts'
import { type ProfilePart, partNames } from './compare-profiles.ts'

interface ProfileConflictProps {
  by: string
  at: string
  version: number
  changed: readonly ProfilePart[]
  load: () => void
  keepBoth: (() => void) | undefined
}

const { conflict: words } = businessWords

/** Somebody saved while this form was being filled: what they changed, and the ways on. */
export function ProfileConflict({ by, at, version, changed, load, keepBoth }: ProfileConflictProps) {
  return (
    <Notice
      tone="warn"
      isAlert
      title={words.title(by, version)}
      action={
        <>
          {keepBoth && <Button onClick={keepBoth}>{words.keepBoth}</Button>}
          <Button onClick={load}>{words.load}</Button>
        </>
      }
    >
      {weave(words.changed, {
        parts: changed.map((part) => partNames[part]).join(', ') || words.nothingSeen,
        when: <TimeAgo at={at} />,
      })}{' '}
      {keepBoth ? words.both : words.same}
    </Notice>
  )
}
