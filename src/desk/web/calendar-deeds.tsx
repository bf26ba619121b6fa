import { Ban, Ellipsis, Eye, EyeOff, Plus, Settings2 } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu } from '#ui/menu.tsx'
import { calendarWords } from './calendar-words.ts'
import type { CalendarControl } from './use-calendar-control.ts'
import { addNext, blockNext } from './use-calendar-keys.ts'

const words = calendarWords.deeds

/** What can be done with the calendar as a whole, at the end of its head. */
export function CalendarDeeds({ control }: { control: CalendarControl }) {
  const { isPhone, offReason, place, calendar } = control
  const openSettings = () => control.setPanel({ kind: 'settings' })
  const newReason =
    offReason ?? (calendar.view && calendar.view.services.length === 0 ? words.noService : undefined)
  if (isPhone) {
    return (
      <>
        <Menu
          trigger={<IconButton icon={Ellipsis} label={words.more} />}
          entries={[
            {
              label: words.blockTime,
              icon: Ban,
              disabledReason: offReason,
              onSelect: () => blockNext(control),
            },
            {
              label: place.isCancelledShown ? words.hideCancelled : words.showCancelled,
              icon: place.isCancelledShown ? EyeOff : Eye,
              onSelect: () => place.change({ cancelled: place.isCancelledShown ? undefined : 'yes' }),
            },
            { label: words.settings, icon: Settings2, onSelect: openSettings },
          ]}
        />
        <Button variant="primary" icon={Plus} disabledReason={newReason} onClick={() => addNext(control)}>
          {words.new}
        </Button>
      </>
    )
  }
  return (
    <>
      <IconButton icon={Settings2} label={words.settings} onClick={openSettings} />
      <Button icon={Ban} keys="b" disabledReason={offReason} onClick={() => blockNext(control)}>
        {words.blockTime}
      </Button>
      <Button
        variant="primary"
        icon={Plus}
        keys="n"
        disabledReason={newReason}
        onClick={() => addNext(control)}
      >
        {words.newAppointment}
      </Button>
    </>
  )
}
