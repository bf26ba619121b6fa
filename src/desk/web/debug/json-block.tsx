import { debugWords } from './debug-words.ts'

/** Data as it is, on its own ground; a long one scrolls. */
export function JsonBlock({ value, isTall }: { value: unknown; isTall?: boolean }) {
  return (
    <pre
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled text must be reachable by keyboard
      tabIndex={0}
      dir="ltr"
      className={`overflow-auto rounded-control border border-line bg-sunken px-3 py-2 font-mono text-12 leading-5 break-words whitespace-pre-wrap ${isTall ? '' : 'max-h-72'}`}
    >
      {JSON.stringify(value, null, 2) ?? debugWords.stretch.nothing}
    </pre>
  )
}
