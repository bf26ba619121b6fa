import { useRouterState } from '@tanstack/react-router'
import { useState } from 'react'
import { BottomTabs } from '#ui/bottom-tabs.tsx'
import type { NavItem } from '#ui/nav-item.ts'
import type { AppShellProps } from '#ui/shell-props.ts'
import { shellWords } from '#ui/shell-words.ts'
import { shortcutWords } from '#ui/shortcut-words.ts'

import { SideBar } from '#ui/side-bar.tsx'
import { useGo } from '#ui/use-go.ts'
import { useIsPhone, useMediaQuery } from '#ui/use-media-query.ts'
import { useShortcut } from '#ui/use-shortcut.ts'

export type { AppShellProps } from '#ui/shell-props.ts'

const foldedKey = 'parley.rail'

/** The frame of the signed-in app: side bar or rail, on a phone bottom tabs, and the page. */
export function AppShell(props: AppShellProps) {
  const { items, bottomItems = [], tabs, rail = false, areTabsHidden, banner, children } = props
  const [isFolded, setIsFolded] = useState(() => localStorage.getItem(foldedKey) !== null)
  const isNarrow = useMediaQuery('(width <= 1024px)')
  const isPhone = useIsPhone()
  const pathname = useRouterState({ select: (state) => state.location.pathname })
  useShortcut('mod+\\', shellWords.fold, {
    run: () => {
      if (isFolded) localStorage.removeItem(foldedKey)
      else localStorage.setItem(foldedKey, '1')
      setIsFolded(!isFolded)
    },
    group: shortcutWords.groups.everywhere,
    isOff: rail || isNarrow,
  })
  return (
    <div className="flex h-dvh overflow-hidden bg-canvas phone:flex-col">
      <a
        href="#main"
        className="fixed -top-12 start-2 z-50 rounded-control border border-edge bg-surface px-3 py-2 text-13 font-medium focus:top-2"
      >
        {shellWords.skip}
      </a>
      {!isPhone && <SideBar {...props} pathname={pathname} isRail={rail || isNarrow || isFolded} />}
      <div className="flex min-h-0 min-w-0 grow flex-col">
        {banner}
        <main id="main" tabIndex={-1} className="flex min-h-0 min-w-0 grow flex-col outline-none">
          {children}
        </main>
      </div>
      {isPhone && !areTabsHidden && (
        <BottomTabs {...props} tabs={tabs} items={items} bottomItems={bottomItems} pathname={pathname} />
      )}
      {[...items, ...bottomItems].map((item) => item.keys && <GoKeys key={item.label} item={item} />)}
    </div>
  )
}

function GoKeys({ item }: { item: NavItem }) {
  const go = useGo()
  useShortcut(item.keys, shellWords.goTo(item.label), {
    run: () => go(item.to),
    group: shortcutWords.groups.goTo,
  })
  return null
}
