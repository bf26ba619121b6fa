import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { type ProfilePart, partNames } from './compare-profiles.ts'

interface ProfileConflictProps {
  by: string
  at: string
  version: number
  changed: readonly ProfilePart[]
  load: () => void
  keepBoth: (() => void) | undefined
}

/** Somebody saved while this form was being filled: what they changed, and the ways on. */
export function ProfileConflict({ by, at, version, changed, load, keepBoth }: ProfileConflictProps) {
  return (
    <Notice
      tone="warn"
      isAlert
      title={`${by} saved version ${version} while you were editing`}
      action={
        <>
          {keepBoth && <Button onClick={keepBoth}>Keep both</Button>}
          <Button onClick={load}>Load theirs</Button>
        </>
      }
    >
      Changed: {changed.map((part) => partNames[part]).join(', ') || 'nothing you see here'} (
      <TimeAgo at={at} />
      ).{' '}
      {keepBoth
        ? 'You changed other parts, so both can stay.'
        : 'You changed the same part: loading theirs drops what you typed.'}
    </Notice>
  )
}
