import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { TimeZoneInput } from './time-zone-input.tsx'

// Sabotage: in timeZoneOptions, give `detail: offsetOf(zone)`.
test('draws the chosen zone without looking up what the clock says in all the others', () => {
  const format = vi.spyOn(Intl, 'DateTimeFormat')
  const drawn = renderToString(<TimeZoneInput value="America/New_York" onChange={() => undefined} />)
  expect(drawn).toContain('New York, America')
  expect(format).not.toHaveBeenCalled()
  format.mockRestore()
})
