import { useEffect } from 'react'
import { changePhone, type DevPhone } from './dev-phones.ts'
import { handsetOf } from './handsets.ts'
import { telephonyClient } from './queries.ts'
import { usePhoneCalls } from './use-phone-calls.ts'

/** Holds a phone: from now on it rings here until somebody decides, and its calls are followed. Shows nothing. */
export function PhoneWatch({ phone, isIdle = false }: { phone: DevPhone; isIdle?: boolean }) {
  const { id, from } = phone
  const { current, isSuccess } = usePhoneCalls(from, { isIdle })
  const answeredSid = current && current.startedAt !== null ? current.sid : null
  const isSilent = Boolean(current?.isMuted || current?.isOnHold)
  const ringingSid = current?.direction === 'outbound' && current.startedAt === null ? current.sid : null
  useEffect(() => {
    // A phone that cannot be held yet says so by its calls, which cannot be read either.
    telephonyClient.holdOutsidePhone({ phone: from }).catch(() => undefined)
  }, [from])
  useEffect(() => {
    if (isSuccess) handsetOf(from).follow(answeredSid)
  }, [from, answeredSid, isSuccess])
  useEffect(() => handsetOf(from).setSilent(isSilent), [from, isSilent])
  useEffect(() => {
    if (ringingSid) changePhone(id, { way: 'call' })
  }, [id, ringingSid])
  return null
}
