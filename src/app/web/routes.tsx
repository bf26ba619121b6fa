import { type AsyncRouteComponent, lazyRouteComponent as page } from '@tanstack/react-router'
import { frameWords } from './frame-words.ts'

export interface PageRoute {
  /** As the router writes it: `/bots/$id`. */
  path: string
  /** For the palette. */
  title: string
  /** `administrator` pages do not exist for anybody else. */
  needs: 'signed-in' | 'administrator'
  page: AsyncRouteComponent<object>
  /** Also for somebody who is in no team. */
  worksWithoutTeam?: boolean
}

const { pages } = frameWords

/** Every page of the app: where it is, who may see it, and the room that draws it. Those of `doorPaths` are a document of their own. */
export const pageRoutes: readonly PageRoute[] = [
  {
    path: '/',
    title: pages.home,
    needs: 'signed-in',
    page: page(() => import('#reports/web/home-page.tsx'), 'HomePage'),
  },
  {
    path: '/bots',
    title: pages.bots,
    needs: 'signed-in',
    page: page(() => import('#studio/web/bots-page.tsx'), 'BotsPage'),
  },
  {
    path: '/bots/new',
    title: pages.newBot,
    needs: 'signed-in',
    page: page(() => import('#studio/web/new-bot-page.tsx'), 'NewBotPage'),
  },
  {
    path: '/bots/$id/studio',
    title: pages.studio,
    needs: 'signed-in',
    page: page(() => import('#studio/web/studio-page.tsx'), 'StudioPage'),
  },
  {
    path: '/bots/$id',
    title: pages.bot,
    needs: 'signed-in',
    page: page(() => import('#studio/web/bot-page.tsx'), 'BotPage'),
  },
  {
    path: '/conversations',
    title: pages.inbox,
    needs: 'signed-in',
    page: page(() => import('#desk/web/conversations-page.tsx'), 'ConversationsPage'),
  },
  {
    path: '/conversations/$id',
    title: pages.conversation,
    needs: 'signed-in',
    page: page(() => import('#desk/web/conversation-page.tsx'), 'ConversationPage'),
  },
  {
    path: '/conversations/$id/debug',
    title: pages.debug,
    needs: 'signed-in',
    page: page(() => import('#desk/web/debug/debug-page.tsx'), 'DebugPage'),
  },
  {
    path: '/calendar',
    title: pages.calendar,
    needs: 'signed-in',
    page: page(() => import('#desk/web/calendar-page.tsx'), 'CalendarPage'),
  },
  {
    path: '/contacts',
    title: pages.contacts,
    needs: 'signed-in',
    page: page(() => import('#desk/web/contacts-page.tsx'), 'ContactsPage'),
  },
  {
    path: '/contacts/$id',
    title: pages.contact,
    needs: 'signed-in',
    page: page(() => import('#desk/web/contact-page.tsx'), 'ContactPage'),
  },
  {
    path: '/teams',
    title: pages.teams,
    needs: 'signed-in',
    page: page(() => import('#teams/web/teams-page.tsx'), 'TeamsPage'),
    worksWithoutTeam: true,
  },
  {
    path: '/settings',
    title: pages.settings,
    needs: 'signed-in',
    page: page(() => import('#teams/web/settings-page.tsx'), 'SettingsPage'),
    worksWithoutTeam: true,
  },
  {
    path: '/settings/account',
    title: pages.business,
    needs: 'signed-in',
    page: page(() => import('#teams/web/account-page.tsx'), 'AccountPage'),
  },
  {
    path: '/settings/profile',
    title: pages.profile,
    needs: 'signed-in',
    page: page(() => import('#teams/web/profile-page.tsx'), 'ProfilePage'),
    worksWithoutTeam: true,
  },
  {
    path: '/settings/phones',
    title: pages.phones,
    needs: 'signed-in',
    page: page(() => import('#telephony/web/phones-page.tsx'), 'PhonesPage'),
  },
  {
    path: '/settings/phones/$id',
    title: pages.phone,
    needs: 'signed-in',
    page: page(() => import('#telephony/web/phone-page.tsx'), 'PhonePage'),
  },
  {
    path: '/admin',
    title: pages.admin,
    needs: 'administrator',
    page: page(() => import('#admin/web/admin-page.tsx'), 'AdminPage'),
    worksWithoutTeam: true,
  },
  {
    path: '/admin/twilio/dev',
    title: pages.workbench,
    needs: 'administrator',
    page: page(() => import('#telephony/web/dev-page.tsx'), 'DevPage'),
    worksWithoutTeam: true,
  },
]
