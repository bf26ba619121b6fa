import { CircleCheck } from 'lucide-react'
import type { BotDetail } from '#bots/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { Card, CardRow, CardRows } from '#ui/card.tsx'
import { Link } from '#ui/link.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { botWords } from './bot-words.ts'

const words = botWords.versions
const mostShown = 5

/** The newest versions; comparing and putting back is the studio's. */
export function VersionCard({ bot }: { bot: BotDetail }) {
  if (bot.versions.length === 0) return null
  return (
    <Card
      title={words.title}
      count={bot.versions.length}
      action={
        <Link className="link" to={`/bots/${bot.id}/studio?section=versions`}>
          {words.compare}
        </Link>
      }
    >
      <CardRows>
        {bot.versions.slice(0, mostShown).map((version) => (
          <CardRow
            key={version.id}
            title={
              <span className="flex items-center gap-2">
                <span className="tabular-nums">v{version.number}</span>
                {version.number === bot.liveVersion && (
                  <Badge tone="ok" icon={CircleCheck} isPlain>
                    {words.live}
                  </Badge>
                )}
              </span>
            }
            detail={`${version.publishedBy}${version.note ? `: ${version.note}` : ''}`}
            end={<TimeAgo at={version.createdAt} />}
          />
        ))}
      </CardRows>
    </Card>
  )
}
