import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ContactDetail } from '#contacts/contract.ts'
import { contactsClient, contactsQuery } from '#contacts/web/queries.ts'
import { useLiveInvalidate } from '#ui/live.ts'
import { toast } from '#ui/toast.ts'
import { useDeed } from '#ui/use-deed.ts'
import { contactsWords } from './contacts-words.ts'

type Words = Pick<ContactDetail, 'name' | 'note' | 'timeZone' | 'address'>

/** One contact, read again when something changes. */
export function useContact(id: string) {
  const options = contactsQuery.get.queryOptions({ input: { id } })
  useLiveInvalidate(`contact.${id}`, options.queryKey)
  return useQuery(options)
}

/** Saves name, note, address and time zone as they are left, with an undo to what stood there before. */
export function useSaveContact(contact: ContactDetail) {
  const client = useQueryClient()
  const show = (detail: ContactDetail) =>
    client.setQueryData(contactsQuery.get.queryKey({ input: { id: contact.id } }), detail)
  const write = (words: Words) => contactsClient.update({ id: contact.id, ...words })
  const refresh = [contactsQuery.list.key()]
  const takeBack = useDeed(write, { refresh, onDone: show })
  const { name, note, timeZone, address } = contact
  const before: Words = { name, note, timeZone, address }
  const save = useDeed(write, {
    refresh,
    onDone: (detail, words) => {
      show(detail)
      toast({ message: contactsWords.saved[whatChanged(before, words)], undo: () => takeBack.run(before) })
    },
  })
  return (change: Partial<Words>) => save.run({ ...before, ...change })
}

function whatChanged(before: Words, after: Words): keyof Words {
  if (after.timeZone !== before.timeZone) return 'timeZone'
  if (after.address !== before.address) return 'address'
  return after.note === before.note ? 'name' : 'note'
}
