import { profileFacts } from '#bots/web/guide.ts'
import { plural } from '#ui/plural.ts'
import { defineWords } from '#ui/words.ts'

export const factWords = defineWords('studio/facts', {
  intro: 'Read from the business profile at each answer. A change there counts at once, no publish.',
  editProfile: 'Edit the profile',
  edit: 'Edit',
  editOf: (part: string) => `Edit: ${part}`,
  notLoaded: 'The business profile could not be loaded',
  goesOn: 'The bot goes on answering from what it last said.',
  missing: 'Not written down yet',
  notYet: 'not written down yet',
  services: {
    title: 'Services',
    none: 'No services yet',
    noneText: 'Without services the bot has no prices to say and nothing to book.',
    add: 'Add a service',
    noDuration: 'Cannot be booked: no duration',
    takes: (minutes: number) => plural(minutes, { one: 'Takes # minute', other: 'Takes # minutes' }),
    count: (count: number) =>
      count === 0 ? 'none yet' : plural(count, { one: '# service', other: '# services' }),
  },
  holidays: (count: number) => (count === 0 ? 'none yet' : plural(count, { one: '# day', other: '# days' })),
  whenAndWhere: 'When and where',
  business: 'The business',
  labels: {
    hours: 'Hours',
    holidays: 'Holidays',
    timeZone: 'Time zone',
    area: 'Area',
    address: 'Address',
    name: 'Name',
    about: 'About',
    phone: 'Phone',
    email: 'E-mail',
    website: 'Website',
    told: 'Who is told',
  },
  /** What a guide can point at. */
  chips: profileFacts,
  days: {
    monday: 'Mon',
    tuesday: 'Tue',
    wednesday: 'Wed',
    thursday: 'Thu',
    friday: 'Fri',
    saturday: 'Sat',
    sunday: 'Sun',
  },
  daysTo: (from: string, to: string) => `${from} to ${to}`,
  span: (open: string, close: string) => `${open} to ${close}`,
  closed: 'closed',
  hoursOf: (days: string, hours: string) => `${days}: ${hours}`,
  price: {
    free: 'free',
    quote: 'by quote',
    from: (amount: string) => `from ${amount}`,
    hourly: (amount: string) => `${amount} an hour`,
    range: (from: string, to: string) => `${from} to ${to}`,
  },
})
