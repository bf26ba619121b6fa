import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createHeap } from '#carrier-emulator/calls/heap.ts'

// Sabotage: compare with the left child only in sink().
it('gives back what is least, equals in the order they came, whatever is put in between', () => {
  const deeds = fc.array(fc.oneof(fc.nat({ max: 20 }), fc.constantFrom('take', 'thin')), {
    maxLength: 200,
    size: 'max',
  })
  fc.assert(
    fc.property(deeds, (list) => {
      const heap = createHeap<{ size: number; order: number }>((one, other) => one.size - other.size)
      let known: { size: number; order: number }[] = []
      for (const [order, deed] of list.entries()) {
        if (deed === 'thin') {
          heap.keep(({ size }) => size % 3 > 0)
          known = known.filter(({ size }) => size % 3 > 0)
          expect(heap.size()).toBe(known.length)
        } else if (typeof deed === 'string') {
          const least = [...known].sort((one, other) => one.size - other.size || one.order - other.order)[0]
          expect(heap.peek()).toBe(least)
          expect(heap.pop()).toBe(least)
          known = known.filter((item) => item !== least)
        } else {
          const item = { size: deed, order }
          known.push(item)
          heap.push(item)
        }
      }
    }),
  )
})
