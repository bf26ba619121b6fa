import { groundDetails } from '#tools/engine/ground-details.ts'
import type { ToolScene } from '#tools/ports.ts'
import { failed, type Outcome, rejected } from './outcome.ts'
import { bookerOf, type CalendarDesk, done, refusal } from './run-calendar-tool.ts'

interface Given {
  window_id: string
  name: string
  phone?: string | undefined
  email?: string | undefined
  address?: string | undefined
  note?: string | undefined
}

/** Books a held window, with only those details that the contact gave. */
export async function bookAppointment(desk: CalendarDesk, given: Given, deedKey: string): Promise<Outcome> {
  const { tx, deps, scene } = desk
  const { details, collected, notSaid } = groundDetails(given as Parameters<typeof groundDetails>[0], scene)
  if (notSaid.length > 0) {
    const message = 'The contact did not say this. Ask for it and give it in their words.'
    return { ...rejected('not_said', message, { fields: notSaid }), collected }
  }
  if (isAtCustomer(scene, given.window_id)) {
    if (details.address === null)
      return {
        ...failed('address_needed', 'Ask where it is to be done.', { fields: ['address'] }),
        collected,
      }
    if ((await deps.calendar.isInArea(tx, details.address)) === false)
      return { ...failed('outside_area', 'The address is outside the area served.'), collected }
  }
  const booking = { windowId: given.window_id, details, deedKey }
  const booked = await deps.calendar.book(tx, bookerOf(scene), booking)
  if ('refused' in booked) return { ...refusal(booked), collected }
  return { ...(await done(desk, 'booked', { appointment: booked })), collected }
}

/** The hold that this window was kept by names its service. */
function isAtCustomer(scene: ToolScene, windowId: string): boolean {
  const hold = scene.history.findLast(
    (line) => line.kind === 'tool' && line.name === 'hold_window' && line.result.window_id === windowId,
  )
  const service = hold?.kind === 'tool' ? hold.result.service : null
  return scene.profile.services.some(({ name, place }) => name === service && place === 'customer')
}
