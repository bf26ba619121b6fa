import { Notice } from '#ui/notice.tsx'

/** What is wrong with a form as a whole, above its fields. */
export function FormFailure({ message }: { message: string | undefined }) {
  if (message === undefined) return null
  return (
    <Notice tone="danger" isAlert>
      {message}
    </Notice>
  )
}
