import { defineWords } from '#ui/words.ts'

/** The index of settings: each with its name, what it does, and other words people look for. */
export const settingsWords = defineWords('teams/settings', {
  title: 'Settings',
  search: 'Search settings',
  placeholder: 'Search settings, such as Saturday or theme',
  none: (typed: string) => `No setting is called “${typed}”`,
  showAll: 'Show all',
  open: 'Open',
  toChange: (reason: string) => `${reason} to change`,
  business: { name: 'Business profile', help: 'What your bots say about the business' },
  about: { name: 'Name and about', help: 'How the business is called and what it does' },
  timeZone: { name: 'Time zone', help: 'When it is open, where it is', keywords: 'clock region city' },
  reach: {
    name: 'Phone, e-mail, website',
    help: 'How customers reach a person',
    keywords: 'contact url mail',
  },
  addresses: { name: 'Addresses', help: 'Where customers find you', keywords: 'street city' },
  hours: {
    name: 'Opening hours',
    help: 'Each weekday, several spans a day',
    keywords: 'open closed saturday sunday weekday schedule',
  },
  holidays: { name: 'Holidays', help: 'Days with hours of their own', keywords: 'closed christmas vacation' },
  services: {
    name: 'Services and prices',
    help: 'What you do, how long it takes, what it costs',
    keywords: 'cost duration price quote',
  },
  area: { name: 'Service area', help: 'Places and ZIP codes you go to', keywords: 'postal region city zip' },
  notify: {
    name: 'Who is told',
    help: 'Phones and e-mails that hear of a message',
    keywords: 'notification alert sms',
  },
  phones: { name: 'Phone numbers', help: 'Numbers and the bots that answer them' },
  numbers: { name: 'Numbers', help: 'Label, bot, release', keywords: 'buy carrier text' },
  team: { name: 'Team', help: 'People and what they may do' },
  members: {
    name: 'Members and roles',
    help: 'Who is in the team and what they may do',
    keywords: 'people admin agent remove leave transfer',
  },
  invitations: { name: 'Invitations', help: 'Bring somebody in by e-mail or link', keywords: 'invite' },
  profile: { name: 'Your profile', help: 'You, in every team, and this browser' },
  yourName: { name: 'Your name', help: 'How your team sees you' },
  theme: { name: 'Theme', help: 'Light, dark or as the system', keywords: 'dark mode color' },
  language: {
    name: 'Language',
    help: 'English or Spanish, in this browser',
    keywords: 'español spanish translation',
  },
  shortcuts: { name: 'Single-key shortcuts', help: 'Switch keys such as J or ? off', keywords: 'keyboard' },
  password: { name: 'Password', help: 'Change it' },
  sessions: {
    name: 'Where you are signed in',
    help: 'Devices, and signing them out',
    keywords: 'session logout sign out',
  },
})
