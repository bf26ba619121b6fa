import { CircleX, CornerDownLeft, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { toolWords } from '#conversations/web/tool-words.ts'
import type { CallCompletion, CallDebug, CallSpan } from '#telephony/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { type Fact, FactList } from '#ui/fact-list.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { PaneSection } from '#ui/pane-section.tsx'
import { JsonBlock } from './json-block.tsx'
import { laneLooks } from './lane-look.ts'
import { millisText, momentText } from './moment-text.ts'

interface SpanDetailProps {
  span: CallSpan
  debug: CallDebug
  onPrompt: (completionId: string) => void
}

/** One stretch in full: when, how long, what went in and what came out. */
export function SpanDetail({ span, debug, onPrompt }: SpanDetailProps) {
  const { icon: Icon, ink } = laneLooks[span.lane]
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
        <span className="ml-auto flex shrink-0">
          <StateBadge span={span} />
        </span>
      </div>
      <div className="border-b border-line px-5 pb-3 phone:px-4">
        <FactList layout="ends" facts={[...timing(span), ...(completion ? asked(completion, span) : [])]} />
        {completion && (
          <Button icon={FileText} className="mt-2" onClick={() => onPrompt(completion.id)}>
            See what it was asked
          </Button>
        )}
      </div>
      <Content span={span} />
    </>
  )
}

function StateBadge({ span }: { span: CallSpan }): ReactNode {
  if (span.endMs === null) return <Badge tone="live">Goes on</Badge>
  if (span.state === 'failed') {
    return (
      <Badge tone="danger" icon={CircleX}>
        {span.detail.status === 'rejected' ? 'Not allowed' : 'Failed'}
      </Badge>
    )
  }
  if (span.state === 'cut') return <Badge icon={CornerDownLeft}>Cut short</Badge>
  return null
}

function timing({ startMs, endMs, isEstimated, detail }: CallSpan): Fact[] {
  const isMoment = endMs === startMs
  return [
    { label: isMoment ? 'At' : 'Started', value: momentText(startMs) },
    ...(isMoment || endMs === null ? [] : [{ label: 'Took', value: millisText(endMs - startMs) }]),
    ...(typeof detail.workMs === 'number'
      ? [{ label: 'By its own count', value: millisText(detail.workMs) }]
      : []),
    ...(isEstimated ? [{ label: 'Time', value: 'Worked out, the line does not tell' }] : []),
  ]
}

function asked(completion: CallCompletion, span: CallSpan): Fact[] {
  const { model, engine, attempt, firstTokenMs, error, costMicros } = completion
  const { inputTokens, cachedTokens, outputTokens } = completion
  return [
    { label: 'Model', value: engine === 'builtin' ? 'Built-in engine' : model },
    ...(attempt > 1 ? [{ label: 'Attempt', value: attempt }] : []),
    ...(firstTokenMs === null
      ? []
      : [{ label: 'First word after', value: millisText(firstTokenMs - span.startMs) }]),
    ...(inputTokens + outputTokens === 0
      ? []
      : [
          {
            label: 'Tokens in',
            value: inputTokens,
            ...(cachedTokens > 0 && { source: `${cachedTokens} known` }),
          },
          { label: 'Tokens out', value: outputTokens },
        ]),
    ...(costMicros > 0 ? [{ label: 'Cost', value: <MoneyText micros={costMicros} currency="USD" /> }] : []),
    ...(error ? [{ label: 'Error', value: error }] : []),
  ]
}

const titles: Partial<Record<CallSpan['lane'], string>> = {
  words: 'What was understood',
  contact: 'What the bot was saying',
}

/** What went in and came out, as the lane has it. */
function Content({ span }: { span: CallSpan }) {
  const { lane, detail, name } = span
  if (lane === 'tool') {
    return (
      <>
        <PaneSection title="Result">
          <p className={span.state === 'failed' ? 'text-danger' : undefined}>
            {toolWords(name, detail.result)}
          </p>
          {typeof detail.receiptId === 'string' && (
            <p className="mt-1 flex items-center gap-1 text-12">
              <span className="text-muted">Receipt</span>
              <span className="min-w-0 truncate font-mono">{detail.receiptId}</span>
              <CopyButton text={detail.receiptId} label="Copy the receipt" />
            </p>
          )}
        </PaneSection>
        <PaneSection title="Input">
          <JsonBlock value={detail.arguments} />
        </PaneSection>
        <PaneSection title="Output">
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
        <PaneSection title={titles[lane] ?? 'Words'}>
          <p>{text}</p>
        </PaneSection>
      )}
      {typeof heard === 'string' && (
        <PaneSection title="What was heard of it">
          <p>{heard === '' ? 'Nothing' : heard}</p>
        </PaneSection>
      )}
      {Object.keys(more).length > 0 && (
        <PaneSection title="Details">
          <JsonBlock value={more} />
        </PaneSection>
      )}
    </>
  )
}
