import { afterEach, expect, test } from 'vitest'
import { closeToast, listToasts, toast } from './toast.ts'

afterEach(() => {
  for (const entry of listToasts()) closeToast(entry.id)
})

// Sabotage: in makeRoom always drop the first.
test('keeps two, and an error longer than the rest', () => {
  toast({ message: 'Failed', tone: 'danger' })
  toast({ message: 'One' })
  toast({ message: 'Two' })
  expect(listToasts().map((entry) => entry.message)).toEqual(['Failed', 'Two'])
  toast({ message: 'Failed again', tone: 'danger' })
  toast({ message: 'Three' })
  expect(listToasts().map((entry) => entry.message)).toEqual(['Failed again', 'Three'])
})
