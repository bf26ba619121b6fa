import type { CallFinding } from '#telephony/debug-contract.ts'
import type { CallToDiagnose } from '#telephony/engine/call-to-diagnose.ts'
import { findFaults } from '#telephony/engine/find-faults.ts'
import { findLineTrouble } from '#telephony/engine/find-line-trouble.ts'
import { findWaits } from '#telephony/engine/find-waits.ts'

const ranks: Record<CallFinding['severity'], number> = { danger: 0, warn: 1, info: 2 }

/** What is worth knowing about a call, by rules, the worst first. None above `info`: it went as it should. */
export function diagnoseCall(call: CallToDiagnose): CallFinding[] {
  const findings = [...findEnding(call), ...findFaults(call), ...findWaits(call), ...findLineTrouble(call)]
  return findings.sort(
    (one, other) =>
      ranks[one.severity] - ranks[other.severity] ||
      Number(other.kind === 'ending') - Number(one.kind === 'ending') ||
      (one.atMs ?? 0) - (other.atMs ?? 0),
  )
}

/** An end that was somebody's fault says what this was all about. */
function findEnding({ ending, record }: CallToDiagnose): CallFinding[] {
  if (!ending || ending.fault === null) return []
  return [
    {
      ...{ kind: 'ending', label: ending.title.toLowerCase(), title: ending.title, detail: ending.sentence },
      severity: ending.fault === 'contact' ? 'info' : 'danger',
      ...{ atMs: record.durationMs, spanId: null, fix: ending.fix },
    },
  ]
}
