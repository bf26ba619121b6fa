import type { CallSpan } from '#telephony/contract.ts'
import { classNames } from '#ui/class-names.ts'
import { formatLength } from '#ui/time-text.ts'
import { debugWords } from './debug-words.ts'
import { type Lane, laneLooks } from './lane-look.ts'
import { type Block, layLane } from './lay-lane.ts'
import { momentText } from './moment-text.ts'
import type { CallView } from './use-call-view.ts'

interface WaterfallLaneProps {
  lane: Lane
  spans: readonly CallSpan[]
  view: CallView
  widthPx: number
  endMs: number
}

export function optionId(spanId: string): string {
  return `span-${spanId}`
}

/** One lane: its name, and its stretches as far as they are in sight. */
export function WaterfallLane({ lane, spans, view, widthPx, endMs }: WaterfallLaneProps) {
  const { label, icon: Icon, ink } = laneLooks[lane]
  const { span: chosen } = view.chosen
  const isChosen = chosen?.lane === lane
  const blocks = layLane(spans, { window: view.window, widthPx, endMs })
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
    <div
      role="group"
      aria-label={label}
      className="relative grid h-6.5 grid-rows-[minmax(0,1fr)] grid-cols-[7rem_minmax(0,1fr)] border-t border-line sideways:h-5.75"
    >
      <span
        aria-hidden
        title={label}
        className={classNames(
          'flex min-h-0 min-w-0 items-center gap-1.5 border-e border-line ps-4 text-12 font-medium',
          isChosen ? 'bg-selected' : 'bg-surface',
        )}
      >
        <Icon size={14} className={`shrink-0 ${ink}`} />
        <span className="truncate">{label}</span>
      </span>
      <div className={classNames('relative overflow-hidden', isChosen && 'bg-selected/60')}>
        {blocks.map((block) => (
          <SpanBlock key={block.id} block={block} isChosen={block.span.id === chosen?.id} />
        ))}
      </div>
    </div>
  )
}

const labelPx = 72

function SpanBlock({ block, isChosen }: { block: Block; isChosen: boolean }) {
  const { span, count, hasFailed, left, width } = block
  const hasLabel = count === 1 && width >= labelPx && (isChosen || hasFailed)
  return (
    <div
      role="option"
      id={optionId(span.id)}
      tabIndex={-1}
      data-span={span.id}
      aria-selected={isChosen}
      aria-label={spanWords(block)}
      title={spanWords(block)}
      className={classNames(
        'absolute cursor-pointer rounded-mark',
        isChosen ? 'inset-y-[3px] z-10 outline-2 outline-offset-1 outline-accent' : 'inset-y-1.5',
        span.isEstimated && 'opacity-60',
        span.state === 'cut' && 'rounded-e-none border-e-2 border-ink',
        span.endMs === null && 'rounded-e-none border-e-2 border-dotted border-ink',
        laneLooks[span.lane].kind,
        hasFailed && 'outline-[1.5px] outline-danger',
        hasFailed && isChosen && 'outline-2',
      )}
      style={{ left, width }}
    >
      {hasLabel && (
        <span
          className={classNames(
            'absolute top-1/2 start-2 max-w-[calc(100%-1rem)] -translate-y-1/2 truncate rounded-mark bg-surface px-1.5 text-11 leading-4 font-medium',
            hasFailed ? 'text-danger' : 'text-ink',
          )}
        >
          {span.name}
          {span.endMs !== null && ` ${formatLength(span.endMs - span.startMs)}`}
        </span>
      )}
    </div>
  )
}

const { told } = debugWords

/** A stretch in words: what, when, how long, and how it came out. */
export function spanWords({ span, count }: Pick<Block, 'span' | 'count'>): string {
  const { name, startMs, endMs, state, isEstimated } = span
  const lasting =
    endMs === null
      ? told.goesOn(name)
      : endMs > startMs
        ? told.lasted(name, formatLength(endMs - startMs))
        : name
  const what = count > 1 ? told.andMore(lasting, count - 1) : lasting
  return [
    told.at(what, momentText(startMs)),
    state === 'ok' ? '' : told.states[state],
    isEstimated ? told.workedOut : '',
  ]
    .filter(Boolean)
    .join(', ')
}
