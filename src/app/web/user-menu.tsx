import { LogOut, Monitor, Moon, Sun, UserRound } from 'lucide-react'
import { useSession } from '#teams/web/use-session.ts'
import { Menu } from '#ui/menu.tsx'
import { ShellUser } from '#ui/shell-slots.tsx'
import { type ThemeChoice, useTheme } from '#ui/theme.ts'
import { useCommand } from '#ui/use-shortcut.ts'

const themes: readonly { choice: ThemeChoice; label: string; icon: typeof Sun }[] = [
  { choice: 'system', label: 'As the system', icon: Monitor },
  { choice: 'light', label: 'Light', icon: Sun },
  { choice: 'dark', label: 'Dark', icon: Moon },
]

/** The signed-in person: profile, theme, sign out. */
export function UserMenu() {
  const { user } = useSession()
  const [theme, setTheme] = useTheme()
  useCommand('Use the light theme', () => setTheme('light'), { icon: Sun })
  useCommand('Use the dark theme', () => setTheme('dark'), { icon: Moon })
  if (!user) return null
  return (
    <Menu
      side="top"
      align="start"
      trigger={<ShellUser name={user.name} />}
      entries={[
        { label: 'Your profile', icon: UserRound, to: '/settings/profile' },
        'separator',
        { heading: 'Theme' },
        ...themes.map(({ choice, label, icon }) => ({
          label,
          icon,
          isChosen: theme === choice,
          onSelect: () => setTheme(choice),
        })),
        'separator',
        { label: 'Sign out', icon: LogOut, to: '/logout' },
      ]}
    />
  )
}
