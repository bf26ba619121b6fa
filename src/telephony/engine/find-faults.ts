import type { CallFinding } from '#telephony/debug-contract.ts'
import { isFrom, type RecordedTool, type RecordedTurn } from '#telephony/engine/call-record.ts'
import { type CallToDiagnose, modelName, secondsText, studioFix } from '#telephony/engine/call-to-diagnose.ts'

/** What went wrong while the bot thought: turns without an answer, tools, models, and claims that were held back. */
export function findFaults(call: CallToDiagnose): CallFinding[] {
  const inTurns = call.record.turns.flatMap((turn) => [
    ...failedTurn(turn, call),
    ...turn.tools.flatMap((tool) => failedTool(tool, turn, call)),
    ...fellBack(turn),
    ...heldBack(turn, call),
  ])
  return [...inTurns, ...budgetSpent(call)]
}

function budgetSpent({ record }: CallToDiagnose): CallFinding[] {
  return record.events
    .filter((event) => isFrom(event, 'session', 'budget-spent'))
    .map((event) => ({
      ...{ kind: 'model-fell-back' as const, severity: 'warn' as const, label: 'budget spent' },
      title: 'The models had cost what a call may cost',
      detail: 'The built-in engine went on with the call, so that nobody was cut off.',
      ...{ atMs: event.atMs, spanId: null },
      fix: { label: 'Change what a call may cost', href: '/settings/phones' },
    }))
}

function failedTurn(turn: RecordedTurn, { record }: CallToDiagnose): CallFinding[] {
  if (turn.state !== 'failed') return []
  const line = record.lines.find(({ role, turnId }) => role === 'bot' && turnId === turn.id)
  return [
    {
      ...{ kind: 'turn-failed', severity: 'danger', label: 'no answer', fix: null },
      title: 'The bot could make no answer',
      detail: line
        ? `Something broke while it was thinking, so it said: “${line.text}”`
        : 'Something broke while it was thinking, and nothing was said.',
      ...{ atMs: turn.timings?.thinkStartMs ?? turn.startMs, spanId: turn.completions[0]?.id ?? turn.id },
    },
  ]
}

function failedTool(tool: RecordedTool, turn: RecordedTurn, { botId }: CallToDiagnose): CallFinding[] {
  if (tool.status === 'succeeded') return []
  const isRefused = tool.status === 'rejected'
  const reason = reasonIn(tool.result)
  return [
    {
      kind: 'tool-failed',
      severity: isRefused ? 'warn' : 'danger',
      label: `${tool.name} ${isRefused ? 'was not allowed' : 'failed'}`,
      title: isRefused
        ? `${tool.name} was not allowed`
        : `${tool.name} failed after ${secondsText(tool.durationMs)}`,
      detail: reason === '' ? 'It gave no reason.' : reason,
      ...{ atMs: tool.startMs, spanId: `${turn.id}-tool-${tool.position}` },
      fix: studioFix(botId, 'tools', 'Look at the tools'),
    },
  ]
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/** The words with which a tool explains itself. */
function reasonIn(result: unknown): string {
  if (typeof result !== 'object' || result === null) return ''
  const { error, problem, reason, message } = result as Record<string, unknown>
  const text = [error, problem, reason, message].find((value) => typeof value === 'string' && value !== '')
  if (typeof text !== 'string') return ''
  const sentence = upperFirst(text)
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}

function fellBack(turn: RecordedTurn): CallFinding[] {
  const failed = turn.completions.filter((completion) => completion.status === 'failed')
  const [first] = failed
  if (!first) return []
  const answered = turn.completions.findLast(({ status }) => status === 'fallback' || status === 'succeeded')
  const isSame = answered !== undefined && modelName(answered) === modelName(first)
  return [
    {
      kind: 'model-fell-back',
      severity: 'warn',
      label: isSame ? 'asked the model again' : 'another model answered',
      title: isSame
        ? `${upperFirst(modelName(first))} had to be asked again`
        : `${upperFirst(modelName(first))} gave no usable answer`,
      detail: [
        first.error ? `It failed with ${first.error}.` : 'It failed.',
        answered && !isSame ? `${upperFirst(modelName(answered))} answered in its place.` : '',
        answered ? '' : 'Nobody answered in its place.',
      ]
        .filter(Boolean)
        .join(' '),
      ...{ atMs: first.startMs, spanId: first.id },
      fix: { label: 'See how the models are doing', href: '/admin' },
    },
  ]
}

function heldBack(turn: RecordedTurn, { botId }: CallToDiagnose): CallFinding[] {
  const [first] = turn.replaced
  if (!first) return []
  const more = turn.replaced.length - 1
  return [
    {
      ...{ kind: 'claim-replaced', severity: 'warn', label: 'held a claim back' },
      title: 'The bot wanted to claim what it had not done',
      detail: `“${first.sentence}” was replaced before it was said, because no receipt backs it.${more > 0 ? ` So were ${more} more.` : ''}`,
      ...{ atMs: turn.timings?.firstSentenceMs ?? turn.startMs, spanId: turn.completions[0]?.id ?? null },
      fix: studioFix(botId, 'guide', 'Look at the guide'),
    },
  ]
}
