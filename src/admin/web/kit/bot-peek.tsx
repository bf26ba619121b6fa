import { Bot, Copy, Maximize2, Pause, Share2 } from 'lucide-react'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Peek } from '#ui/peek.tsx'
import { TurnStrip } from '#ui/turn-strip.tsx'
import { pressed } from './pressed.ts'
import { botStates, type SampleBot } from './sample-bots.tsx'
import { failedMarks } from './sample-marks.ts'

/** What a row of the sample list is about, beside it. */
export function BotPeek({ bot, onClose }: { bot: SampleBot; onClose: () => void }) {
  return (
    <Peek
      title={bot.name}
      subtitle={`${bot.team}, ${bot.id}`}
      avatar={<Avatar name={bot.name} icon={Bot} tone="accent" />}
      actions={<IconButton icon={Maximize2} label="Open" onClick={pressed('Open')} />}
      onClose={onClose}
      footer={
        <>
          <Button icon={Copy} onClick={pressed('Clone')}>
            Clone
          </Button>
          <Button icon={Share2} onClick={pressed('Share')}>
            Share
          </Button>
          <Button variant="danger" icon={Pause} className="ms-auto" onClick={pressed('Pause')}>
            Pause
          </Button>
        </>
      }
    >
      <div className="flex flex-wrap gap-1">{botStates[bot.state]}</div>
      <section>
        <h3 className="mb-2 text-12 font-medium text-muted">Last failures</h3>
        <div className="flex items-center gap-3 text-13">
          <TurnStrip marks={failedMarks} /> <span className="grow">Timed out</span>{' '}
          <span className="text-muted">2:31 pm</span>
        </div>
      </section>
      <FactList
        layout="ends"
        facts={[
          { label: 'Voice', value: 'Willow' },
          { label: 'Cap this month', value: '$61 of $150' },
        ]}
      />
    </Peek>
  )
}
