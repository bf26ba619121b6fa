import { CircleCheck, CircleX, X } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { controlWords } from '#ui/control-words.ts'
import { closeToast, listToasts, subscribeToToasts, type ToastEntry, toastMs } from '#ui/toast.ts'

/** Where toasts appear: bottom left, at most two. Placed once by `UiProvider`. */
export function Toaster() {
  const entries = useSyncExternalStore(subscribeToToasts, listToasts, listToasts)
  const [isHeld, setIsHeld] = useState(false)
  return (
    <section
      aria-label={controlWords.messages}
      aria-live="polite"
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      className="pointer-events-none fixed bottom-4 start-4 z-50 grid max-w-[calc(100vw-2rem)] gap-2 phone:bottom-18"
    >
      {entries.map((entry) => (
        <ToastRow key={entry.id} entry={entry} isHeld={isHeld} />
      ))}
    </section>
  )
}

function ToastRow({ entry, isHeld }: { entry: ToastEntry; isHeld: boolean }) {
  const { id, message, detail, undo, tone } = entry
  useEffect(() => {
    if (tone === 'danger' || isHeld) return
    const timer = setTimeout(() => closeToast(id), toastMs)
    return () => clearTimeout(timer)
  }, [id, tone, isHeld])
  const Icon = tone === 'danger' ? CircleX : tone === 'ok' ? CircleCheck : undefined
  return (
    <div
      role={tone === 'danger' ? 'alert' : undefined}
      className="pointer-events-auto flex min-h-11 w-fit max-w-120 items-center gap-1 rounded-card border border-edge bg-ink py-1 pe-1 ps-4 text-13 font-medium text-surface"
    >
      {Icon && <Icon size={16} className="me-1" />}
      <span className="py-1 pe-2">
        {message}
        {detail && <span className="ms-2 font-normal opacity-80">{detail}</span>}
      </span>
      {undo && (
        <button
          type="button"
          className="h-8 rounded-control px-2 underline underline-offset-3 focus-visible:outline-surface"
          onClick={() => {
            undo()
            closeToast(id)
          }}
        >
          {controlWords.undo}
        </button>
      )}
      <button
        type="button"
        aria-label={controlWords.closeMessage}
        className="flex size-8 items-center justify-center rounded-control focus-visible:outline-surface"
        onClick={() => closeToast(id)}
      >
        <X size={16} />
      </button>
    </div>
  )
}
