import { Copy } from 'lucide-react'
import { useController, useFormContext } from 'react-hook-form'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { toast } from '#ui/toast.ts'
import { businessWords } from './business-words.ts'
import type { ProfileValues, WeeklyHours } from './profile-values.ts'
import { SpanList, type SpanListError } from './span-list.tsx'

const { hours: words } = businessWords

type Day = keyof WeeklyHours
const days: readonly Day[] = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']
const otherWeekdays: readonly Day[] = ['tuesday', 'wednesday', 'thursday', 'friday']

/** The week: per day any number of spans, or closed. */
export function HoursSection() {
  const { getValues, setValue } = useFormContext<ProfileValues>()
  const copyMonday = () => {
    const before = getValues('profile.hours')
    const put = (hours: (day: Day) => WeeklyHours[Day]) => {
      for (const day of otherWeekdays) {
        setValue(`profile.hours.${day}`, hours(day), { shouldDirty: true })
      }
    }
    put(() => before.monday.map((span) => ({ ...span })))
    toast({ message: words.copied, undo: () => put((day) => before[day]) })
  }
  return (
    <Card
      id="hours"
      title={words.title}
      className="scroll-mt-5"
      action={
        <Button size="small" icon={Copy} onClick={copyMonday}>
          <span className="phone:hidden">{words.copyLong}</span>
          <span className="hidden phone:inline">{words.copy}</span>
        </Button>
      }
    >
      <ul>
        {days.map((day) => (
          <DayRow key={day} day={day} />
        ))}
      </ul>
    </Card>
  )
}

function DayRow({ day }: { day: Day }) {
  const { control } = useFormContext<ProfileValues>()
  const { field, fieldState } = useController({ control, name: `profile.hours.${day}` })
  const name = words.days[day]
  return (
    <li className="grid grid-cols-[7rem_minmax(0,1fr)] items-start gap-2 border-b border-line px-4 py-2 last:border-b-0 phone:grid-cols-1 phone:gap-0">
      <span className="flex h-8 items-center text-13 font-medium">{name}</span>
      <SpanList
        name={name}
        spans={field.value}
        onChange={field.onChange}
        error={fieldState.error as SpanListError | undefined}
      />
    </li>
  )
}
