import { Bell, CircleX, Clock, Phone, PlugZap, User } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Card, CardRow, CardRows } from '#ui/card.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Link } from '#ui/link.tsx'
import { Metric, MetricRow } from '#ui/metric.tsx'
import { PageBody, PageHead } from '#ui/page-head.tsx'
import { Sparkline } from '#ui/sparkline.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { toast } from '#ui/toast.ts'
import { TurnStrip } from '#ui/turn-strip.tsx'
import { Frame } from './frame.tsx'
import { callMarks, waitingMarks } from './sample-marks.ts'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

export function HomeView() {
  return (
    <Frame>
      <PageHead
        title="Home"
        facts="Tuesday 17 November, 2:42 pm Pacific"
        end={
          <>
            <IconButton icon={Bell} label="Notifications" />
            <Button icon={Phone} onClick={() => toast({ message: 'Moved to resolved', undo: () => {} })}>
              Call your bot
            </Button>
          </>
        }
      />
      <PageBody>
        <div className="grid grid-cols-[minmax(0,1fr)_21.5rem] items-start gap-4 narrow:grid-cols-1">
          <Attention />
          <LiveNow />
        </div>
        <Metrics />
      </PageBody>
    </Frame>
  )
}

function Attention() {
  return (
    <Card
      title="Needs attention"
      count={3}
      action={
        <Link to="/detail" className="link">
          Open inbox
        </Link>
      }
    >
      <CardRows>
        <CardRow
          icon={<CircleX size={16} className="text-danger" />}
          title="Call failed: book_appointment timed out"
          detail="Marcus Oyelaran hung up 4 s after the failure phrase"
          meta={<TimeAgo at={minutesAgo(11)} />}
          end={<Button>Debug</Button>}
        />
        <CardRow
          icon={<User size={16} className="text-info" />}
          title="Asked for a person"
          detail="Priya Nair, text, waiting 6 min: “Can I talk to someone about my bill?”"
          isHighlighted
          meta={<TimeAgo at={minutesAgo(6)} />}
          end={<Button variant="primary">Take over</Button>}
        />
        <CardRow
          icon={<PlugZap size={16} className="text-warn" />}
          title="HubSpot sign-in expires in 2 days"
          detail="Used by 3 bots for contact look-up and call notes"
          meta={<TimeAgo at={minutesAgo(340)} />}
          end={<Button>Repair</Button>}
        />
      </CardRows>
    </Card>
  )
}

function LiveNow() {
  return (
    <Card title="Live now" count={2} action={<Badge tone="live">1 waiting</Badge>}>
      <LiveRow
        name="Dana Whitfield"
        badge={
          <Badge tone="live" icon={Phone}>
            Receptionist
          </Badge>
        }
        time="2:41"
        strip={<TurnStrip size="wide" marks={callMarks} isLive />}
        who="Bot"
        words="I have Thursday between 8 and 10"
      />
      <LiveRow
        name="Priya Nair"
        badge={
          <Badge tone="warn" icon={Clock}>
            Waiting
          </Badge>
        }
        time="6 min"
        strip={<TurnStrip size="wide" marks={waitingMarks} />}
        who="Contact"
        words="Can I talk to someone about my bill?"
      />
    </Card>
  )
}

interface LiveRowProps {
  name: string
  badge: ReactNode
  time: string
  strip: ReactNode
  who: string
  words: string
}

function LiveRow({ name, badge, time, strip, who, words }: LiveRowProps) {
  return (
    <div className="grid gap-1 border-b border-line px-4 py-2 last:border-b-0">
      <div className="flex items-center gap-2 text-13">
        <span className="font-medium">{name}</span>
        {badge}
        <span className="ml-auto text-muted tabular-nums">{time}</span>
      </div>
      {strip}
      <p className="truncate text-13 text-muted">
        <span className="font-medium text-ink">{who}:</span> {words}
      </p>
    </div>
  )
}

function Metrics() {
  const chart = <Sparkline values={[2, 4, 6, 9, 8, 11, 12, 10]} previous={[3, 4, 5, 7, 8, 9, 11, 10]} />
  return (
    <MetricRow>
      <Metric
        label="Conversations"
        value="148"
        change={{ direction: 'up', text: '12 %', isGood: true }}
        chart={chart}
      />
      <Metric
        label="Answered"
        value="99.3"
        unit="%"
        change={{ direction: 'up', text: '0.4 pt', isGood: true }}
        chart={chart}
      />
      <Metric
        label="Voice-to-voice p50 / p95"
        value="0.74"
        unit="s / 1.62 s"
        change={{ direction: 'up', text: '0.11 s p95' }}
        chart={chart}
      />
      <Metric
        label="Cost"
        value="$6.18"
        change={{ direction: 'down', text: '4 %', isGood: true }}
        chart={chart}
      />
    </MetricRow>
  )
}
