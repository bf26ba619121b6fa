import { useQuery } from '@tanstack/react-query'
import { newId } from '#kit/ids.ts'
import type { ContactCalling } from '#telephony/contract.ts'
import { telephonyClient, telephonyQuery } from '#telephony/web/queries.ts'
import { useLiveInvalidate } from '#ui/live.ts'
import { usePlace } from '#ui/place.ts'
import { toast } from '#ui/toast.ts'
import { useDeed } from '#ui/use-deed.ts'
import { useNow } from '#ui/use-now.ts'
import type { WordsPlace } from './call-wish-words.ts'
import { callingWords } from './calling-words.ts'

/** Whether a contact may be called, and how the last call that was asked for fares; read again as things change. */
export function useContactCalling(contactId: string) {
  const options = telephonyQuery.contactCalling.queryOptions({ input: { contactId } })
  useLiveInvalidate(`contact.${contactId}`, options.queryKey)
  // The hours at which bots call begin and end by themselves.
  return useQuery({ ...options, refetchInterval: 60_000 })
}

export function useWordsPlace(): WordsPlace {
  const { timeZone, locale } = usePlace()
  return { timeZone, locale, now: useNow() }
}

/** Whether a call to the contact is still to end: no other is asked for meanwhile. */
export function isUnderWay(calling: ContactCalling | undefined): boolean {
  const state = calling?.wish?.state
  return state !== undefined && !['ended', 'refused', 'failed', 'called-off'].includes(state)
}

/** Asks for a call, and takes it back while it waits. */
export function useCallDeeds(contactId: string) {
  const refresh = [telephonyQuery.contactCalling.key()]
  const callOff = useDeed((intentId: string) => telephonyClient.callOff({ contactId, intentId }), {
    refresh,
    onDone: () => toast({ message: callingWords.takenBack }),
  })
  const ask = useDeed(
    (wish: { numberId: string; about: string; requestKey: string }) =>
      telephonyClient.callContact({ contactId, ...wish }),
    { refresh },
  )
  return { ask, callOff }
}

/** One for each time the dialog is opened: pressing twice places one call. */
export function newRequestKey(): string {
  return newId('int')
}
