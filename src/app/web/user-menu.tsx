import { LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react'
import { useSession } from '#teams/web/use-session.ts'
import { Menu } from '#ui/menu.tsx'
import { ShellUser } from '#ui/shell-slots.tsx'
import { type ThemeChoice, useTheme } from '#ui/theme.ts'
import { useCommand } from '#ui/use-shortcut.ts'
import { frameWords } from './frame-words.ts'

const themes: readonly { choice: ThemeChoice; label: string; icon: typeof Sun }[] = [
  { choice: 'system', label: frameWords.themes.system, icon: Monitor },
  { choice: 'light', label: frameWords.themes.light, icon: Sun },
  { choice: 'dark', label: frameWords.themes.dark, icon: Moon },
]

/** The signed-in person: profile, theme, sign out. */
export function UserMenu() {
  const { user } = useSession()
  const [theme, setTheme] = useTheme()
  useCommand(frameWords.useLight, () => setTheme('light'), { icon: Sun })
  useCommand(frameWords.useDark, () => setTheme('dark'), { icon: Moon })
  if (!user) return null
  return (
    <Menu
      side="top"
      align="start"
      trigger={<ShellUser name={user.name} />}
      entries={[
        { label: frameWords.profile, icon: UserRound, to: '/settings/profile' },
        'separator',
        { heading: frameWords.theme },
        ...themes.map(({ choice, label, icon }) => ({
          label,
          icon,
          isChosen: theme === choice,
          onSelect: () => setTheme(choice),
        })),
        'separator',
        { label: frameWords.signOut, icon: LogOut, to: '/logout' },
      ]}
    />
  )
}
