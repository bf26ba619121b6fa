import type { LucideIcon } from 'lucide-react'
import { Building2, Phone, UserRound, Users } from 'lucide-react'
import { settingsWords as words } from './settings-words.ts'

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
    ...words.business,
    icon: Building2,
    to: '/settings/account',
    needs: 'builder',
    settings: [
      { ...words.about, to: account('business') },
      { ...words.timeZone, to: account('business') },
      { ...words.reach, to: account('business') },
      { ...words.addresses, to: account('addresses') },
      { ...words.hours, to: account('hours') },
      { ...words.holidays, to: account('holidays') },
      { ...words.services, to: account('services') },
      { ...words.area, to: account('area') },
      { ...words.notify, to: account('notify') },
    ],
  },
  {
    ...words.phones,
    icon: Phone,
    to: '/settings/phones',
    needs: 'builder',
    settings: [{ ...words.numbers, to: '/settings/phones' }],
  },
  {
    ...words.team,
    icon: Users,
    to: '/teams',
    needs: 'admin',
    settings: [
      { ...words.members, to: '/teams' },
      { ...words.invitations, to: '/teams' },
    ],
  },
  {
    ...words.profile,
    icon: UserRound,
    to: '/settings/profile',
    settings: [
      { ...words.yourName, to: profile('name') },
      { ...words.theme, to: profile('theme') },
      { ...words.language, to: profile('language') },
      { ...words.shortcuts, to: profile('shortcuts') },
      { ...words.password, to: profile('password') },
      { ...words.sessions, to: profile('sessions') },
    ],
  },
]
