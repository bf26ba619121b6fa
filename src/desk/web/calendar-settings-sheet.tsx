import type { Crew } from '#booking/contract.ts'
import { BookingRulesForm } from '#booking/web/booking-rules-form.tsx'
import { CrewList } from '#booking/web/crew-list.tsx'
import { FeedAddress } from '#booking/web/feed-address.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { calendarWords } from './calendar-words.ts'

/** Who does the work, by which rules times are offered, and the calendar for other programs. */
export function CalendarSettingsSheet({ crews, onClose }: { crews: readonly Crew[]; onClose: () => void }) {
  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="large"
      title={calendarWords.deeds.settings}
      subtitle={calendarWords.deeds.settingsHelp}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-8">
        <CrewList crews={crews} />
        <BookingRulesForm />
        <FeedAddress />
      </div>
    </Sheet>
  )
}
