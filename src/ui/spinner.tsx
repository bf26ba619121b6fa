import { LoaderCircle } from 'lucide-react'

/** A turning mark that only shows itself after one second, so quick answers never flash it. */
export function Spinner() {
  return (
    <span className="inline-flex w-4 shrink-0 animate-appear-late">
      <LoaderCircle size={16} className="animate-turn" aria-hidden />
    </span>
  )
}
