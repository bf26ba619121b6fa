import { type AsyncRouteComponent, lazyRouteComponent as page } from '@tanstack/react-router'

export interface PageRoute {
  /** As the router writes it: `/bots/$id`. */
  path: string
  /** For the palette. */
  title: string
  /** `administrator` pages do not exist for anybody else. */
  needs: 'signed-in' | 'public' | 'administrator'
  page: AsyncRouteComponent<object>
  /** Also for somebody who is in no team. */
  worksWithoutTeam?: boolean
}

/** Every page: where it is, who may see it, and the room that draws it. */
export const pageRoutes: readonly PageRoute[] = [
  {
    path: '/install',
    title: 'Set up',
    needs: 'public',
    page: page(() => import('#onboarding/web/install-page.tsx'), 'InstallPage'),
  },
  {
    path: '/login',
    title: 'Sign in',
    needs: 'public',
    page: page(() => import('#teams/web/login-page.tsx'), 'LoginPage'),
  },
  {
    path: '/logout',
    title: 'Sign out',
    needs: 'public',
    page: page(() => import('#teams/web/logout-page.tsx'), 'LogoutPage'),
  },
  {
    path: '/signup',
    title: 'Create an account',
    needs: 'public',
    page: page(() => import('#teams/web/signup-page.tsx'), 'SignupPage'),
  },
  {
    path: '/',
    title: 'Home',
    needs: 'signed-in',
    page: page(() => import('#reports/web/home-page.tsx'), 'HomePage'),
  },
  {
    path: '/bots',
    title: 'Bots',
    needs: 'signed-in',
    page: page(() => import('#studio/web/bots-page.tsx'), 'BotsPage'),
  },
  {
    path: '/bots/new',
    title: 'New bot',
    needs: 'signed-in',
    page: page(() => import('#studio/web/new-bot-page.tsx'), 'NewBotPage'),
  },
  {
    path: '/bots/$id/studio',
    title: 'Studio',
    needs: 'signed-in',
    page: page(() => import('#studio/web/studio-page.tsx'), 'StudioPage'),
  },
  {
    path: '/bots/$id',
    title: 'Bot',
    needs: 'signed-in',
    page: page(() => import('#studio/web/bot-page.tsx'), 'BotPage'),
  },
  {
    path: '/conversations',
    title: 'Inbox',
    needs: 'signed-in',
    page: page(() => import('#desk/web/conversations-page.tsx'), 'ConversationsPage'),
  },
  {
    path: '/conversations/$id',
    title: 'Conversation',
    needs: 'signed-in',
    page: page(() => import('#desk/web/conversation-page.tsx'), 'ConversationPage'),
  },
  {
    path: '/conversations/$id/debug',
    title: 'Debug',
    needs: 'signed-in',
    page: page(() => import('#desk/web/debug/debug-page.tsx'), 'DebugPage'),
  },
  {
    path: '/calendar',
    title: 'Calendar',
    needs: 'signed-in',
    page: page(() => import('#desk/web/calendar-page.tsx'), 'CalendarPage'),
  },
  {
    path: '/contacts',
    title: 'Contacts',
    needs: 'signed-in',
    page: page(() => import('#desk/web/contacts-page.tsx'), 'ContactsPage'),
  },
  {
    path: '/contacts/$id',
    title: 'Contact',
    needs: 'signed-in',
    page: page(() => import('#desk/web/contact-page.tsx'), 'ContactPage'),
  },
  {
    path: '/teams',
    title: 'Teams',
    needs: 'signed-in',
    page: page(() => import('#teams/web/teams-page.tsx'), 'TeamsPage'),
    worksWithoutTeam: true,
  },
  {
    path: '/settings',
    title: 'Settings',
    needs: 'signed-in',
    page: page(() => import('#teams/web/settings-page.tsx'), 'SettingsPage'),
    worksWithoutTeam: true,
  },
  {
    path: '/settings/account',
    title: 'Business profile',
    needs: 'signed-in',
    page: page(() => import('#teams/web/account-page.tsx'), 'AccountPage'),
  },
  {
    path: '/settings/profile',
    title: 'Your profile',
    needs: 'signed-in',
    page: page(() => import('#teams/web/profile-page.tsx'), 'ProfilePage'),
    worksWithoutTeam: true,
  },
  {
    path: '/settings/phones',
    title: 'Phone numbers',
    needs: 'signed-in',
    page: page(() => import('#telephony/web/phones-page.tsx'), 'PhonesPage'),
  },
  {
    path: '/settings/phones/$id',
    title: 'Phone number',
    needs: 'signed-in',
    page: page(() => import('#telephony/web/phone-page.tsx'), 'PhonePage'),
  },
  {
    path: '/admin',
    title: 'Admin',
    needs: 'administrator',
    page: page(() => import('#admin/web/admin-page.tsx'), 'AdminPage'),
    worksWithoutTeam: true,
  },
  {
    path: '/admin/twilio/dev',
    title: 'Dev phone workbench',
    needs: 'administrator',
    page: page(() => import('#telephony/web/dev-page.tsx'), 'DevPage'),
    worksWithoutTeam: true,
  },
]
