import type { Line } from '#carrier-emulator/calls/line.ts'
import { placeParams } from '#carrier-emulator/phone-number.ts'

/** What every webhook about a call says. */
export function callParams({ row }: Pick<Line, 'row'>): Record<string, string> {
  const { sid, accountSid, from, to, status, direction } = row
  const params: Record<string, string> = {
    ...placeParams('From', from),
    ...placeParams('To', to),
    ...placeParams('Caller', from),
    ...placeParams('Called', to),
    ...{ CallSid: sid, AccountSid: accountSid, From: from, Caller: from, To: to, Called: to },
    ...{ CallStatus: status, Direction: direction, ApiVersion: '2010-04-01' },
  }
  if (row.callerName !== null) params.CallerName = row.callerName
  if (row.forwardedFrom !== null) params.ForwardedFrom = row.forwardedFrom
  if (row.parentSid !== null) params.ParentCallSid = row.parentSid
  if (row.answeredBy !== null) {
    params.AnsweredBy = row.answeredBy
    params.MachineDetectionDuration = String(row.detectionMs ?? 0)
  }
  return params
}
