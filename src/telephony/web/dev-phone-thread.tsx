import { useQuery } from '@tanstack/react-query'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { useStickToEnd } from '#ui/use-stick-to-end.ts'
import { DevPhoneTexts } from './dev-phone-texts.tsx'
import { devPhoneWords } from './dev-phone-words.ts'
import { telephonyQuery } from './queries.ts'

const words = devPhoneWords.texts

const everyMs = 1000

/** The texts between an outside phone and one number of ours. */
export function DevPhoneThread({ from, to }: { from: string; to: string | undefined }) {
  const texts = useQuery({
    ...telephonyQuery.outsideTexts.queryOptions({ input: { phone: from } }),
    refetchInterval: everyMs,
    retry: false,
  })
  const thread = (texts.data?.texts ?? []).filter((text) => text.from === to || text.to === to)
  const scroller = useStickToEnd<HTMLDivElement>(thread.at(-1)?.sid)
  return (
    <div
      ref={scroller}
      role="log"
      aria-label={words.log}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
      tabIndex={0}
      className="min-h-0 grow overflow-y-auto px-4 py-3 focus-visible:-outline-offset-2"
    >
      {texts.error && thread.length === 0 ? (
        <ErrorPanel error={texts.error} title={words.failed} onRetry={() => texts.refetch()} />
      ) : (
        <DevPhoneTexts texts={thread} from={from} isLoading={texts.isPending} />
      )}
    </div>
  )
}
