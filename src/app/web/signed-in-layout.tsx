import { Outlet, useRouter, useRouterState } from '@tanstack/react-router'
import { Fragment, useEffect, useState } from 'react'
import { useSession } from '#teams/web/use-session.ts'
import { AppShell } from '#ui/app-shell.tsx'
import { CommandPalette } from '#ui/command-palette.tsx'
import { ConnectionBar } from '#ui/connection-bar.tsx'
import { startLive, stopLive } from '#ui/live.ts'
import { ShortcutSheet } from '#ui/shortcut-sheet.tsx'
import { isWorkScreen, navigationFor } from './navigation.ts'
import { OpenPaletteContext } from './open-palette.ts'
import { TeamSwitcher } from './team-switcher.tsx'
import { usePalette } from './use-palette.ts'
import { useToAnswer } from './use-to-answer.ts'
import { UserMenu } from './user-menu.tsx'

/** The frame around every page of a signed-in person. Another team draws everything anew. */
export function SignedInLayout() {
  const session = useSession()
  const router = useRouter()
  const isSignedIn = session.user !== null
  useEffect(() => {
    if (!isSignedIn) void router.invalidate()
  }, [isSignedIn, router])
  if (!isSignedIn) return null
  return (
    <Fragment key={session.currentTeamId}>
      <Frame />
    </Fragment>
  )
}

function Frame() {
  const { isAdministrator, currentTeamId } = useSession()
  const [isPaletteOpen, setIsPaletteOpen] = useState(false)
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  const palette = usePalette()
  const { items, tabs, bottomItems } = navigationFor({ isAdministrator, toAnswer: useToAnswer() })
  useEffect(() => {
    if (!currentTeamId) return
    startLive({ scope: currentTeamId })
    return stopLive
  }, [currentTeamId])
  return (
    <OpenPaletteContext value={() => setIsPaletteOpen(true)}>
      <AppShell
        switcher={<TeamSwitcher />}
        userMenu={<UserMenu />}
        onSearch={() => setIsPaletteOpen(true)}
        items={items}
        bottomItems={bottomItems}
        tabs={tabs}
        rail={isWorkScreen(pathname)}
        banner={<ConnectionBar />}
      >
        <Outlet />
      </AppShell>
      <CommandPalette isOpen={isPaletteOpen} onOpenChange={setIsPaletteOpen} {...palette} />
      <ShortcutSheet />
    </OpenPaletteContext>
  )
}
