import { BlockTimeSheet } from '#booking/web/block-time-sheet.tsx'
import { EditAppointmentSheet } from '#booking/web/edit-appointment-sheet.tsx'
import { MoveSheet } from '#booking/web/move-sheet.tsx'
import { NewAppointmentSheet } from '#booking/web/new-appointment-sheet.tsx'
import { CalendarSettingsSheet } from './calendar-settings-sheet.tsx'
import type { CalendarControl } from './use-calendar-control.ts'

/** The forms over the calendar. */
export function CalendarPanels({ control }: { control: CalendarControl }) {
  const { panel, setPanel, calendar } = control
  const { view } = calendar
  const close = () => setPanel(undefined)
  if (!panel || !view) return null
  switch (panel.kind) {
    case 'new':
      return (
        <NewAppointmentSheet
          view={view}
          startsAt={panel.startsAt}
          crewId={panel.crewId}
          onClose={close}
          onBooked={({ id }) => {
            close()
            control.open(id)
          }}
        />
      )
    case 'block':
      return (
        <BlockTimeSheet
          timeZone={view.timeZone}
          crews={view.crews}
          from={panel.from}
          to={panel.to}
          crewId={panel.crewId}
          onClose={close}
        />
      )
    case 'move':
      return <MoveSheet view={view} appointment={panel.appointment} taken={panel.taken} onClose={close} />
    case 'edit': {
      const service = view.services.find(({ name }) => name === panel.appointment.service)
      return (
        <EditAppointmentSheet
          appointment={panel.appointment}
          hasAddress={service?.place === 'customer'}
          onClose={close}
        />
      )
    }
    case 'settings':
      return <CalendarSettingsSheet crews={view.crews} onClose={close} />
  }
}
