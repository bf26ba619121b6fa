import { Bot, ContactRound, type LucideIcon, Phone, Shield, Store, Wrench } from 'lucide-react'

const icons: Record<string, LucideIcon> = {
  '/admin': Shield,
  '/bots': Bot,
  '/contacts': ContactRound,
  '/settings/account': Store,
  '/settings/phones': Phone,
}

/** The sign of the place where a finding is mended. */
export function fixIcon(href: string): LucideIcon {
  const place = Object.keys(icons).find((path) => href.startsWith(path))
  return icons[place ?? ''] ?? Wrench
}
