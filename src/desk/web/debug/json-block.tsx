/** Data as it is, on its own ground; a long one scrolls. */
export function JsonBlock({ label, value, isTall }: { label: string; value: unknown; isTall?: boolean }) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
      tabIndex={0}
      aria-label={label}
      className={`overflow-auto rounded-control border border-line bg-sunken px-3 py-2 ${isTall ? '' : 'max-h-72'}`}
    >
      <pre className="font-mono text-12 leading-5 break-words whitespace-pre-wrap">
        {JSON.stringify(value, null, 2) ?? 'nothing'}
      </pre>
    </section>
  )
}
