import type { CallFinding, TurnGap } from '#telephony/debug-contract.ts'
import { isFrom, type RecordedTurn, textOf } from '#telephony/engine/call-record.ts'
import { type CallToDiagnose, modelName, secondsText, studioFix } from '#telephony/engine/call-to-diagnose.ts'

/** Above this a contact notices that they wait. */
export const slowMs = 1_200
/** Above this they ask whether anybody is there. */
export const silentMs = 4_000
const quietMs = 8_000

/** Slow answers with what they were slow for, words said to bridge a wait, interruptions, and long silences. */
export function findWaits(call: CallToDiagnose): CallFinding[] {
  return [...slowAnswers(call), ...interruptions(call), ...fillers(call), ...silences(call), ...untold(call)]
}

function slowAnswers(call: CallToDiagnose): CallFinding[] {
  return call.gaps.flatMap((gap) => {
    if (gap.answerMs === null) return []
    const waitMs = gap.answerMs - gap.fromMs
    if (waitMs <= slowMs) return []
    const silenceMs = (gap.soundMs ?? gap.answerMs) - gap.fromMs
    const isSilent = silenceMs > silentMs
    const turn = call.record.turns.find(({ id }) => id === gap.turnId)
    const cause = causeOf(gap, turn, call)
    return [
      {
        kind: 'slow-answer' as const,
        severity: isSilent ? ('danger' as const) : ('warn' as const),
        label: isSilent ? `silence ${secondsText(silenceMs)}` : `slow answer ${secondsText(waitMs)}`,
        title: isSilent
          ? `The contact heard nothing for ${secondsText(silenceMs)}`
          : `The answer came after ${secondsText(waitMs)}`,
        detail: cause.detail,
        atMs: gap.fromMs,
        spanId: cause.spanId,
        fix: cause.fix,
      },
    ]
  })
}

interface Cause {
  detail: string
  spanId: string | null
  fix: CallFinding['fix']
}

/** What most of the wait went into. */
function causeOf(gap: TurnGap, turn: RecordedTurn | undefined, { botId }: CallToDiagnose): Cause {
  const [worst] = [...gap.parts].sort((one, other) => other.ms - one.ms)
  const took = secondsText(worst?.ms ?? 0)
  if (worst?.kind === 'tool') {
    const tool = [...(turn?.tools ?? [])].sort((one, other) => other.durationMs - one.durationMs)[0]
    return {
      detail: `${took} of it was the tool ${tool?.name ?? ''} at work.`.replace('  ', ' '),
      spanId: tool ? `${gap.turnId}-tool-${tool.position}` : null,
      fix: studioFix(botId, 'tools', 'Look at the tools'),
    }
  }
  if (worst?.kind === 'thinking') {
    const slowest = [...(turn?.completions ?? [])].sort(
      (one, other) => (other.endMs ?? 0) - other.startMs - ((one.endMs ?? 0) - one.startMs),
    )[0]
    const count = turn?.completions.length ?? 0
    const asked = count > 1 ? ` The model was asked ${count} times.` : ''
    return {
      detail: `${took} of it the bot was thinking${slowest ? ` with ${modelName(slowest)}` : ''}.${asked}`,
      spanId: slowest?.id ?? gap.turnId,
      fix: studioFix(botId, 'pace', 'Choose how it thinks'),
    }
  }
  if (worst?.kind === 'recognising')
    return {
      detail: `${took} of it passed until the carrier was sure of the contact’s words and that they had finished.`,
      ...{ spanId: null, fix: null },
    }
  return {
    detail: `${took} of it passed between the words leaving us and their sound at the contact’s ear.`,
    ...{ spanId: null, fix: null },
  }
}

function interruptions({ record, spans }: CallToDiagnose): CallFinding[] {
  const ends = record.events.filter((event) => isFrom(event, 'session', 'ended')).map(({ atMs }) => atMs)
  return spans
    .filter((span) => span.lane === 'contact' && span.state === 'cut')
    .filter((span) => !ends.some((endMs) => Math.abs(endMs - span.startMs) < 50))
    .map((span) => {
      const heard = typeof span.detail.heard === 'string' ? span.detail.heard : ''
      return {
        ...{ kind: 'interrupted' as const, severity: 'info' as const, label: 'interrupted', fix: null },
        title: 'The contact spoke over the bot',
        detail:
          heard === ''
            ? 'They heard nothing of what the bot was saying, and it is remembered as not said.'
            : `They heard “${heard}”. What came after it is remembered as not said.`,
        ...{ atMs: span.startMs, spanId: span.id },
      }
    })
}

function fillers({ gaps, record }: CallToDiagnose): CallFinding[] {
  return gaps
    .filter((gap) => gap.fillers > 0)
    .map((gap) => {
      const said = record.events
        .filter((event) => isFrom(event, 'line.out', 'say') && event.detail.turnId === gap.turnId)
        .slice(0, gap.fillers)
        .map((event) => `“${textOf(event)}”`)
      return {
        ...{ kind: 'filler' as const, severity: 'info' as const, label: 'bridged a wait', fix: null },
        title: 'The bot said something to bridge the wait',
        detail:
          said.length === 0
            ? 'The answer took so long that the contact was asked for patience.'
            : `The answer took long, so it said ${said.join(' and then ')}`.replace(/([^.!?”])$/, '$1.'),
        ...{ atMs: gap.soundMs ?? gap.fromMs, spanId: null },
      }
    })
}

/** Neither side spoke, and nobody was thinking. */
function silences({ spans, record }: CallToDiagnose): CallFinding[] {
  const sounds = spans
    .filter(
      (span) => ['contact', 'bot', 'thinking', 'tool'].includes(span.lane) && span.endMs !== span.startMs,
    )
    .sort((one, other) => one.startMs - other.startMs)
  const found: CallFinding[] = []
  let reachedMs = sounds[0]?.startMs ?? 0
  for (const { startMs, endMs } of sounds) {
    const lengthMs = startMs - reachedMs
    if (lengthMs > quietMs)
      found.push({
        ...{ kind: 'silence', severity: 'info', label: `nobody spoke for ${secondsText(lengthMs)}` },
        title: `Nobody spoke for ${secondsText(lengthMs)}`,
        detail: 'After some seconds of silence the bot asks whether the contact is still there.',
        ...{ atMs: reachedMs, spanId: null, fix: null },
      })
    reachedMs = Math.max(reachedMs, endMs ?? record.durationMs)
  }
  return found
}

/** A figure that is not what it seems has to say so. */
function untold({ gaps }: CallToDiagnose): CallFinding[] {
  const unknown = gaps.filter((gap) => !gap.isSpeechEndTold || !gap.isSoundTold)
  const [first] = unknown
  if (!first) return []
  const from = first.isSpeechEndTold
    ? ''
    : 'from the contact’s final words instead of the end of their speech'
  const to = first.isSoundTold ? '' : 'to when the answer left us instead of when it was heard'
  const isAll = unknown.length === gaps.length
  return [
    {
      ...{ kind: 'not-told', severity: 'info', label: 'not every time is known', spanId: null, fix: null },
      title: 'The line does not tell every time',
      detail: `${isAll ? 'All waits' : `${unknown.length} of ${gaps.length} waits`} are counted ${[from, to].filter(Boolean).join(' and ')}, so they were longer in truth.`,
      atMs: null,
    },
  ]
}
