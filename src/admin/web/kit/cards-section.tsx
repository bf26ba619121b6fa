import { Bot, CircleHelp, CircleX, PlugZap, User } from 'lucide-react'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { Card, CardRow, CardRows } from '#ui/card.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { Link } from '#ui/link.tsx'
import { Metric, MetricRow } from '#ui/metric.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { PaneSection } from '#ui/pane-section.tsx'
import { PhoneText } from '#ui/phone-text.tsx'
import { Sparkline } from '#ui/sparkline.tsx'
import { TimeAgo } from '#ui/time-ago.tsx'
import { Part } from './part.tsx'
import { pressed } from './pressed.ts'

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

/** What holds facts and figures. */
export function CardsSection() {
  return (
    <div className="grid gap-3">
      <Figures />
      <div className="grid grid-cols-[minmax(0,1fr)_20rem] items-start gap-3 narrow:grid-cols-1">
        <Attention />
        <Pane />
      </div>
      <div className="grid grid-cols-2 items-start gap-3 phone:grid-cols-1">
        <Part title="Facts at both ends" className="px-4 py-2">
          <FactList
            layout="ends"
            facts={[
              { label: 'Number', value: <PhoneText number="+15035550142" /> },
              { label: 'Abroad', value: <PhoneText number="+442079460018" /> },
              { label: 'This call', value: <MoneyText micros={43_000} currency="USD" /> },
              { label: 'This month', value: <MoneyText micros={61_400_000} currency="USD" /> },
              { label: 'Last call', value: <TimeAgo at={minutesAgo(11)} /> },
            ]}
          />
        </Part>
        <Part title="Who and what">
          <Avatar name="Dana Whitfield" />
          <Avatar name="Dana Whitfield" size="large" />
          <Avatar name="Receptionist" icon={Bot} tone="accent" />
          <Avatar name="Receptionist" icon={Bot} tone="accent" size="large" />
          <Avatar name="Jo Lind" tone="info" />
          <Avatar name="Jo Lind" tone="info" size="large" />
        </Part>
      </div>
    </div>
  )
}

function Figures() {
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
        label="Answer time p50 / p95"
        value="0.74"
        unit="s / 1.62 s"
        change={{ direction: 'up', text: '0.11 s p95' }}
        chart={chart}
      />
      <Metric label="Resolved by the bot" value="81.0" unit="%" note="98 of 121 ended" />
      <Metric label="Cost" value="$6.18" change={{ direction: 'down', text: '4 %', isGood: true }} />
    </MetricRow>
  )
}

function Attention() {
  return (
    <Card
      title="Needs attention"
      level={3}
      count={3}
      action={
        <Link to="/conversations" className="link">
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
          end={<Button onClick={pressed('Debug')}>Debug</Button>}
        />
        <CardRow
          icon={<User size={16} className="text-info" />}
          title="Asked for a person"
          detail="Priya Nair, text, waiting 6 min: “Can I talk to someone about my bill?”"
          isHighlighted
          meta={<TimeAgo at={minutesAgo(6)} />}
          end={
            <Button variant="primary" onClick={pressed('Take over')}>
              Take over
            </Button>
          }
        />
        <CardRow
          icon={<PlugZap size={16} className="text-warn" />}
          title="Calendar sign-in expires in 2 days"
          detail="Used by 3 bots to look up free times"
          meta={<TimeAgo at={minutesAgo(340)} />}
          end={<Button onClick={pressed('Repair')}>Repair</Button>}
        />
      </CardRows>
    </Card>
  )
}

function Pane() {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface [&>section:last-child]:border-b-0">
      <PaneSection title="Collected" count="3 of 4">
        <FactList
          facts={[
            { label: 'Problem', value: 'Water heater leak', source: 'said 0:34' },
            { label: 'Address', value: '418 Alder Court', source: 'CRM, yes 2:05' },
            {
              label: 'Urgency',
              value: 'This week',
              source: (
                <span className="inline-flex items-center gap-1">
                  <CircleHelp size={12} />
                  inferred
                </span>
              ),
            },
          ]}
        />
      </PaneSection>
      <PaneSection title="Summary">Leaking water heater, about a cup an hour. Booked Thursday.</PaneSection>
    </div>
  )
}
