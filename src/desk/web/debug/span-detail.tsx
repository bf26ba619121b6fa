import { CircleX, CornerDownLeft, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { toolWords } from '#conversations/web/tool-words.ts'
import type { CallCompletion, CallDebug, CallSpan } from '#telephony/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { type Fact, FactList } from '#ui/fact-list.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { formatNumber } from '#ui/number-text.ts'
import { PaneSection } from '#ui/pane-section.tsx'
import { usePlace } from '#ui/place.ts'
import { debugWords } from './debug-words.ts'
import { JsonBlock } from './json-block.tsx'
import { laneLooks } from './lane-look.ts'
import { millisText, momentText } from './moment-text.ts'

const words = debugWords.stretch

interface SpanDetailProps {
  span: CallSpan
  debug: CallDebug
  onPrompt: (completionId: string) => void
}

/** One stretch in full: when, how long, what went in and what came out. */
export function SpanDetail({ span, debug, onPrompt }: SpanDetailProps) {
  const { icon: Icon, ink } = laneLooks[span.lane]
  const { locale } = usePlace()
  const completion = debug.completions.find(({ id }) => id === span.completionId)
  return (
    <>
      <div className="flex items-center gap-2 px-5 pt-3 pb-1 phone:px-4">
        <Icon size={16} className={ink} />
        <h2
          className={`min-w-0 truncate phone:hidden text-13 font-semibold ${span.lane === 'tool' ? 'font-mono' : ''}`}
          title={span.name}
        >
          {span.name}
        </h2>
        <span className="ms-auto flex shrink-0">
          <StateBadge span={span} />
        </span>
      </div>
      <div className="border-b border-line px-5 pb-3 phone:px-4">
        <FactList
          layout="ends"
          facts={[...timing(span), ...(completion ? asked(completion, span, locale) : [])]}
        />
        {completion && (
          <Button icon={FileText} className="mt-2" onClick={() => onPrompt(completion.id)}>
            {words.seeAsked}
          </Button>
        )}
      </div>
      <Content span={span} />
    </>
  )
}

function StateBadge({ span }: { span: CallSpan }): ReactNode {
  if (span.endMs === null) return <Badge tone="live">{words.goesOn}</Badge>
  if (span.state === 'failed') {
    return (
      <Badge tone="danger" icon={CircleX}>
        {span.detail.status === 'rejected' ? words.notAllowed : words.failed}
      </Badge>
    )
  }
  if (span.state === 'cut') return <Badge icon={CornerDownLeft}>{words.cutShort}</Badge>
  return null
}

function timing({ startMs, endMs, isEstimated, detail }: CallSpan): Fact[] {
  const isMoment = endMs === startMs
  return [
    { label: isMoment ? words.at : words.started, value: momentText(startMs) },
    ...(isMoment || endMs === null ? [] : [{ label: words.took, value: millisText(endMs - startMs) }]),
    ...(typeof detail.workMs === 'number'
      ? [{ label: words.ownCount, value: millisText(detail.workMs) }]
      : []),
    ...(isEstimated ? [{ label: words.time, value: words.workedOut }] : []),
  ]
}

function asked(completion: CallCompletion, span: CallSpan, locale: string): Fact[] {
  const { model, engine, attempt, firstTokenMs, error, costMicros } = completion
  const { inputTokens, cachedTokens, outputTokens } = completion
  return [
    { label: debugWords.model, value: engine === 'builtin' ? debugWords.engine : model },
    ...(attempt > 1 ? [{ label: words.attempt, value: attempt }] : []),
    ...(firstTokenMs === null
      ? []
      : [{ label: words.firstWord, value: millisText(firstTokenMs - span.startMs) }]),
    ...(inputTokens + outputTokens === 0
      ? []
      : [
          {
            label: words.tokensIn,
            value: formatNumber(inputTokens, locale),
            ...(cachedTokens > 0 && {
              source: <span title={words.knownHelp}>{words.known(formatNumber(cachedTokens, locale))}</span>,
            }),
          },
          { label: words.tokensOut, value: formatNumber(outputTokens, locale) },
        ]),
    ...(costMicros > 0
      ? [{ label: words.cost, value: <MoneyText micros={costMicros} currency="USD" /> }]
      : []),
    ...(error ? [{ label: words.error, value: error }] : []),
  ]
}

const titles: Partial<Record<CallSpan['lane'], string>> = {
  words: words.understood,
  contact: words.wasSaying,
}

/** What went in and came out, as the lane has it. */
function Content({ span }: { span: CallSpan }) {
  const { lane, detail, name } = span
  if (lane === 'tool') {
    return (
      <>
        <PaneSection title={words.result}>
          <p className={span.state === 'failed' ? 'text-danger' : undefined}>
            {toolWords(name, detail.result)}
          </p>
          {typeof detail.receiptId === 'string' && (
            <p className="mt-1 flex items-center gap-1 text-12">
              <span className="text-muted">{words.receipt}</span>
              <span className="min-w-0 truncate font-mono">{detail.receiptId}</span>
              <CopyButton text={detail.receiptId} label={words.copyReceipt} />
            </p>
          )}
        </PaneSection>
        <PaneSection title={words.input}>
          <JsonBlock value={detail.arguments} />
        </PaneSection>
        <PaneSection title={words.output}>
          <JsonBlock value={detail.result} />
        </PaneSection>
      </>
    )
  }
  const { text, heard, status: _status, attempt: _attempt, error: _error, ...rest } = detail
  const more = Object.fromEntries(
    Object.entries(rest).filter(([key]) => key !== 'turnId' && key !== 'isFinal'),
  )
  return (
    <>
      {typeof text === 'string' && text !== '' && (
        <PaneSection title={titles[lane] ?? words.words}>
          <p>{text}</p>
        </PaneSection>
      )}
      {typeof heard === 'string' && (
        <PaneSection title={words.heard}>
          <p>{heard === '' ? words.heardNothing : heard}</p>
        </PaneSection>
      )}
      {Object.keys(more).length > 0 && (
        <PaneSection title={words.details}>
          <JsonBlock value={more} />
        </PaneSection>
      )}
    </>
  )
}
