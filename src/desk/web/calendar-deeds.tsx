import { Ban, Ellipsis, Eye, EyeOff, Plus, Settings2 } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu } from '#ui/menu.tsx'
import type { CalendarControl } from './use-calendar-control.ts'
import { addNext, blockNext } from './use-calendar-keys.ts'

/** What can be done with the calendar as a whole, at the end of its head. */
export function CalendarDeeds({ control }: { control: CalendarControl }) {
  const { isPhone, offReason, place, calendar } = control
  const openSettings = () => control.setPanel({ kind: 'settings' })
  const newReason =
    offReason ??
    (calendar.view && calendar.view.services.length === 0
      ? 'No service can be booked yet: give one a length in the business profile'
      : undefined)
  if (isPhone) {
    return (
      <>
        <Menu
          trigger={<IconButton icon={Ellipsis} label="More about the calendar" />}
          entries={[
            {
              label: 'Block time',
              icon: Ban,
              disabledReason: offReason,
              onSelect: () => blockNext(control),
            },
            {
              label: place.isCancelledShown ? 'Hide cancelled' : 'Show cancelled',
              icon: place.isCancelledShown ? EyeOff : Eye,
              onSelect: () => place.change({ cancelled: place.isCancelledShown ? undefined : 'yes' }),
            },
            { label: 'Crews, rules and feed', icon: Settings2, onSelect: openSettings },
          ]}
        />
        <Button variant="primary" icon={Plus} disabledReason={newReason} onClick={() => addNext(control)}>
          New
        </Button>
      </>
    )
  }
  return (
    <>
      <IconButton icon={Settings2} label="Crews, rules and feed" onClick={openSettings} />
      <Button icon={Ban} keys="b" disabledReason={offReason} onClick={() => blockNext(control)}>
        Block time
      </Button>
      <Button
        variant="primary"
        icon={Plus}
        keys="n"
        disabledReason={newReason}
        onClick={() => addNext(control)}
      >
        New appointment
      </Button>
    </>
  )
}
