import { useQuery } from '@tanstack/react-query'
import { Bot, ContactRound, FileText, MessageSquareText } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { useSession } from '#teams/web/use-session.ts'
import type { PaletteItem } from '#ui/palette-list.tsx'
import { formatPhone } from '#ui/phone-text.tsx'
import { usePlace } from '#ui/place.ts'
import { frameWords } from './frame-words.ts'
import { bottomEntries, mainEntries } from './navigation.ts'
import { appRpc } from './queries.ts'
import { resolvePasted } from './resolve-pasted.ts'
import { pageRoutes } from './routes.tsx'

const mostHits = 4

/** What ⌘K offers: the pages, the team's bots, and whatever the server finds for the typed text. */
export function usePalette({ isOpen }: { isOpen: boolean }) {
  const { isAdministrator, currentTeamId } = useSession()
  const { country } = usePlace()
  const bots = useQuery({
    ...appRpc.query.bots.list.queryOptions(),
    enabled: isOpen && currentTeamId !== null,
  }).data
  const places = useMemo(
    () => [...pagePlaces(isAdministrator), ...(bots?.items ?? []).map(botPlace)],
    [isAdministrator, bots],
  )
  const search = useCallback(
    async (text: string, signal: AbortSignal): Promise<readonly PaletteItem[]> => {
      if (!currentTeamId) return []
      const input = { search: text, limit: mostHits }
      const [contacts, conversations] = await Promise.all([
        appRpc.client.contacts.list(input, { signal }),
        appRpc.client.conversations.list(input, { signal }),
      ])
      return [
        ...contacts.items.map((contact) => ({
          id: contact.id,
          label: contact.name ?? phoneWords(contact.phones[0]?.phone, country),
          detail: contact.name ? phoneWords(contact.phones[0]?.phone, country) : undefined,
          icon: ContactRound,
          to: `/contacts/${contact.id}`,
          end: frameWords.contact,
        })),
        ...conversations.items.map((conversation) => ({
          id: conversation.id,
          label: conversation.contact.name ?? phoneWords(conversation.contact.phone ?? undefined, country),
          detail: conversation.lastLine,
          icon: MessageSquareText,
          to: `/conversations/${conversation.id}`,
          end: conversation.bot.name,
        })),
      ]
    },
    [currentTeamId, country],
  )
  return { places, search, resolve: resolvePasted }
}

function pagePlaces(isAdministrator: boolean): PaletteItem[] {
  return pageRoutes
    .filter(({ path, needs }) => !path.includes('$') && (needs === 'signed-in' || isAdministrator))
    .map(({ path, title }) => {
      const entry = [...mainEntries, ...bottomEntries].find(({ to }) => to === path)
      return { id: path, label: title, icon: entry?.icon ?? FileText, keys: entry?.keys, to: path }
    })
}

function botPlace(bot: { id: string; name: string; liveVersion: number | null }): PaletteItem {
  const detail = bot.liveVersion === null ? frameWords.neverPublished : frameWords.live(bot.liveVersion)
  return { id: bot.id, label: bot.name, detail, icon: Bot, to: `/bots/${bot.id}`, end: frameWords.bot }
}

function phoneWords(phone: string | undefined, country: string): string {
  return phone ? formatPhone(phone, country) : frameWords.noNumber
}
