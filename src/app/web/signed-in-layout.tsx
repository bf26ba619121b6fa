import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { Smartphone } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent } from 'react'
import { useSession } from '#teams/web/use-session.ts'
import { phoneDock, togglePhoneDock } from '#telephony/web/phone-dock-state.ts'
import { AppShell } from '#ui/app-shell.tsx'
import { ConnectionBar } from '#ui/connection-bar.tsx'
import { FloatingTooltips } from '#ui/floating-tooltip.tsx'
import { startLive, stopLive } from '#ui/live.ts'
import { usePageValue } from '#ui/page-value.ts'
import { ShortcutSheet } from '#ui/shortcut-sheet.tsx'
import { useCommand } from '#ui/use-shortcut.ts'
import { frameWords } from './frame-words.ts'
import { LateParts } from './late-parts.tsx'
import { isWorkScreen, navigationFor, workbench } from './navigation.ts'
import { OpenPaletteContext, openPalette } from './open-palette.ts'
import { Palette } from './palette.tsx'
import { TeamSwitcher } from './team-switcher.tsx'
import { useToAnswer } from './use-to-answer.ts'
import { UserMenu } from './user-menu.tsx'

const PhoneDock = lazy(async () => ({
  default: (await import('#telephony/web/phone-dock.tsx')).PhoneDock,
}))

/** The frame around every page of a signed-in person. Another team draws everything anew. */
export function SignedInLayout() {
  const session = useSession()
  const router = useRouter()
  const isSignedIn = session.user !== null
  useEffect(() => {
    if (!isSignedIn) void router.invalidate()
  }, [isSignedIn, router])
  // Who leaves the frame is about to sign out: nothing of a call may be heard after that.
  useEffect(() => () => void import('#telephony/web/handsets.ts').then((phones) => phones.leaveAllBe()), [])
  if (!isSignedIn) return null
  return (
    <FloatingTooltips key={session.currentTeamId}>
      <Frame />
    </FloatingTooltips>
  )
}

function Frame() {
  const { isAdministrator, currentTeamId, livePlace } = useSession()
  // Of the page that is shown: a side bar that folds while the next one is on its way would lay out this one once more.
  const pathname = useRouterState({
    select: ({ matches, location }) => matches.at(-1)?.pathname ?? location.pathname,
  })
  const dock = usePageValue(phoneDock)
  const hasDock = isAdministrator && pathname !== workbench
  useCommand(dock.isOpen ? frameWords.closePhone : frameWords.openPhone, togglePhoneDock, {
    icon: Smartphone,
    isOff: !hasDock,
  })
  const { items, tabs, bottomItems } = navigationFor({
    isAdministrator,
    toAnswer: useToAnswer(),
    phone: hasDock ? { run: togglePhoneDock, isOpen: dock.isOpen } : undefined,
  })
  // The session was read before everything else here, so what is told from its place on is all that can have changed.
  const start = useEffectEvent((scope: string) => startLive({ scope, after: livePlace ?? undefined }))
  useEffect(() => {
    if (!currentTeamId) return
    start(currentTeamId)
    return stopLive
  }, [currentTeamId])
  return (
    <OpenPaletteContext value={openPalette}>
      <AppShell
        switcher={<TeamSwitcher />}
        userMenu={<UserMenu />}
        onSearch={openPalette}
        items={items}
        bottomItems={bottomItems}
        tabs={tabs}
        rail={isWorkScreen(pathname)}
        banner={<ConnectionBar />}
      >
        <Outlet />
      </AppShell>
      {hasDock && dock.isTaken && (
        <Suspense fallback={null}>
          <PhoneDock />
        </Suspense>
      )}
      <Palette />
      <ShortcutSheet />
      <LateParts />
    </OpenPaletteContext>
  )
}
