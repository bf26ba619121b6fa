import { TurnStrip, type TurnStripProps } from '#ui/turn-strip.tsx'
import { Part, Sample } from './part.tsx'
import {
  briefMarks,
  callMarks,
  failedMarks,
  longMarks,
  personMarks,
  takenOverMarks,
  textMarks,
  waitingMarks,
} from './sample-marks.ts'

const cases: (Pick<TurnStripProps, 'marks' | 'durationMs' | 'isLive'> & { name: string })[] = [
  { name: 'Call, three tools', marks: callMarks },
  { name: 'Error, then silence', marks: failedMarks, durationMs: 48_000 },
  { name: 'Taken over by a person', marks: takenOverMarks },
  { name: 'Live, the rest unknown', marks: failedMarks.slice(0, 3), isLive: true },
  { name: 'Live, nothing said yet', marks: [], isLive: true },
  { name: 'Texts, one mark each', marks: textMarks },
  { name: 'Texts, handed over', marks: waitingMarks },
  { name: 'Nobody answered', marks: [] },
  { name: 'Under 5 s: the line ends with the call', marks: briefMarks },
  { name: 'Over 2 h: turns too thin are drawn as one', marks: longMarks },
  { name: 'A person in a word: a notch for the core', marks: personMarks },
]

/** The strip in every case and size. */
export function StripSection() {
  return (
    <div className="grid grid-cols-2 items-start gap-3 narrow:grid-cols-1">
      <Part title="In lists, 120 × 20" className="grid gap-2">
        {cases.map(({ name, ...strip }) => (
          <Sample key={name} name={name}>
            <TurnStrip {...strip} />
          </Sample>
        ))}
      </Part>
      <Part title="In heads and on phones, 28 high" className="grid grid-cols-1 gap-3">
        {cases.slice(0, 6).map(({ name, ...strip }) => (
          <div key={name} className="grid min-w-0 gap-1.5">
            <TurnStrip size="tall" {...strip} />
            <span className="text-12 text-muted">{name}</span>
          </div>
        ))}
      </Part>
      <Part title="In cards, as wide as the card" className="grid grid-cols-1 gap-3">
        <TurnStrip size="wide" marks={callMarks} />
        <TurnStrip size="wide" marks={longMarks} />
        <TurnStrip size="wide" marks={personMarks} />
      </Part>
      <Part title="On a row’s own ground" className="grid gap-2">
        {grounds.map(({ name, look }) => (
          <div key={name} className={`-mx-2 rounded-control px-2 py-1 ${look}`}>
            <Sample name={name}>
              <TurnStrip marks={failedMarks} />
            </Sample>
          </div>
        ))}
      </Part>
    </div>
  )
}

const grounds = [
  { name: 'At rest', look: '' },
  { name: 'Pointed at', look: 'bg-hover [--strip-bg:var(--hover)]' },
  { name: 'Chosen', look: 'bg-selected [--strip-bg:var(--selected)]' },
]
