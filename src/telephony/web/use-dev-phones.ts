import { useEffect } from 'react'
import { usePageValue } from '#ui/page-value.ts'
import { changePhone, type DevPhone, devPhones, keepPhones, mostPhones, nextNumber } from './dev-phones.ts'
import { putDown } from './handsets.ts'

/**
 * The outside phones of this browser, at least one. `to` is the number of ours that the first one should call, where
 * the page was opened for it.
 */
export function useDevPhones({ suggestedPhone, to }: { suggestedPhone: string; to?: string | undefined }) {
  const phones = usePageValue(devPhones)
  useEffect(() => {
    const [first, ...others] = devPhones.read()
    if (!first) keepPhones([{ id: '1', from: suggestedPhone, to }])
    else if (to) keepPhones([{ ...first, to }, ...others])
  }, [suggestedPhone, to])
  return {
    phones,
    isFull: phones.length >= mostPhones,
    add: () => {
      const from = nextNumber(phones.map((phone) => phone.from))
      keepPhones([...phones, { id: String(Date.now()), from, to: phones.at(-1)?.to }])
    },
    change: (phone: DevPhone, change: Partial<DevPhone>) => {
      if (change.from !== undefined && change.from !== phone.from) putDown(phone.from)
      changePhone(phone.id, change)
    },
    remove: (phone: DevPhone) => {
      putDown(phone.from)
      keepPhones(devPhones.read().filter(({ id }) => id !== phone.id))
    },
  }
}
