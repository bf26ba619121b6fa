import type { LucideIcon } from 'lucide-react'
import { Building2, Phone, UserRound, Users } from 'lucide-react'

export interface SettingEntry {
  name: string
  help: string
  /** A page, with the field's place after `#`. */
  to: string
  /** Other words people look for. */
  keywords?: string
}

export interface SettingGroup {
  name: string
  help: string
  icon: LucideIcon
  to: string
  /** The role that may change what is in it; everybody where it is one's own. */
  needs?: 'builder' | 'admin'
  settings: readonly SettingEntry[]
}

const account = (hash: string) => `/settings/account#${hash}`
const profile = (hash: string) => `/settings/profile#${hash}`

/** Every setting there is, by its name, what it does and where it is changed. */
export const settingGroups: readonly SettingGroup[] = [
  {
    name: 'Business profile',
    help: 'What your bots say about the business',
    icon: Building2,
    to: '/settings/account',
    needs: 'builder',
    settings: [
      {
        name: 'Name and about',
        help: 'How the business is called and what it does',
        to: account('business'),
      },
      {
        name: 'Time zone',
        help: 'When it is open, where it is',
        to: account('business'),
        keywords: 'clock region city',
      },
      {
        name: 'Phone, e-mail, website',
        help: 'How customers reach a person',
        to: account('business'),
        keywords: 'contact url mail',
      },
      {
        name: 'Addresses',
        help: 'Where customers find you',
        to: account('addresses'),
        keywords: 'street city',
      },
      {
        name: 'Opening hours',
        help: 'Each weekday, several spans a day',
        to: account('hours'),
        keywords: 'open closed saturday sunday weekday schedule',
      },
      {
        name: 'Holidays',
        help: 'Days with hours of their own',
        to: account('holidays'),
        keywords: 'closed christmas vacation',
      },
      {
        name: 'Services and prices',
        help: 'What you do, how long it takes, what it costs',
        to: account('services'),
        keywords: 'cost duration price quote',
      },
      {
        name: 'Service area',
        help: 'Places and ZIP codes you go to',
        to: account('area'),
        keywords: 'postal region city zip',
      },
      {
        name: 'Who is told',
        help: 'Phones and e-mails that hear of a message',
        to: account('notify'),
        keywords: 'notification alert sms',
      },
    ],
  },
  {
    name: 'Phone numbers',
    help: 'Numbers and the bots that answer them',
    icon: Phone,
    to: '/settings/phones',
    needs: 'builder',
    settings: [
      { name: 'Numbers', help: 'Label, bot, release', to: '/settings/phones', keywords: 'buy carrier text' },
    ],
  },
  {
    name: 'Team',
    help: 'People and what they may do',
    icon: Users,
    to: '/teams',
    needs: 'admin',
    settings: [
      {
        name: 'Members and roles',
        help: 'Who is in the team and what they may do',
        to: '/teams',
        keywords: 'people admin agent remove leave transfer',
      },
      { name: 'Invitations', help: 'Bring somebody in by e-mail or link', to: '/teams', keywords: 'invite' },
    ],
  },
  {
    name: 'Your profile',
    help: 'You, in every team, and this browser',
    icon: UserRound,
    to: '/settings/profile',
    settings: [
      { name: 'Your name', help: 'How your team sees you', to: profile('name') },
      {
        name: 'Theme',
        help: 'Light, dark or as the system',
        to: profile('theme'),
        keywords: 'dark mode colour',
      },
      {
        name: 'Single-key shortcuts',
        help: 'Switch keys such as J or ? off',
        to: profile('shortcuts'),
        keywords: 'keyboard',
      },
      { name: 'Password', help: 'Change it', to: profile('password') },
      {
        name: 'Where you are signed in',
        help: 'Devices, and signing them out',
        to: profile('sessions'),
        keywords: 'session logout sign out',
      },
    ],
  },
]
