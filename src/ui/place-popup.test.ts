import fc from 'fast-check'
import { expect, test } from 'vitest'
import { placePopup } from './place-popup.ts'

const window = { width: 1280, height: 800 }

test('takes the other side where the wished one has no room', () => {
  const anchor = { left: 1200, top: 760, width: 60, height: 32 }
  const placed = placePopup({
    anchor,
    popup: { width: 200, height: 300 },
    window,
    place: { side: 'bottom', align: 'end' },
  })
  expect(placed).toMatchObject({ top: 456, left: 1060 })
})

// Sabotage: in placePopup drop the clamp of `left`.
test('never leaves the window', () => {
  const length = fc.integer({ min: 20, max: 300 })
  const box = fc.record({
    left: fc.integer({ min: 0, max: 1250 }),
    top: fc.integer({ min: 0, max: 760 }),
    width: length,
    height: length,
  })
  fc.assert(
    fc.property(box, length, fc.constantFrom('start', 'center', 'end'), (anchor, width, align) => {
      const placed = placePopup({
        anchor,
        popup: { width, height: 200 },
        window,
        place: { side: 'bottom', align },
      })
      expect(placed.left).toBeGreaterThanOrEqual(8)
      expect(placed.left + width).toBeLessThanOrEqual(1272.5)
    }),
  )
})
