import { Part } from './part.tsx'

const sizes = [
  { use: 'Axis numbers', size: '11/16', look: 'text-11', words: '0:00  0:30  1:00' },
  { use: 'Label, badge, time', size: '12/16', look: 'text-12', words: 'Shown to your team only' },
  { use: 'Control, table', size: '13/20', look: 'text-13 font-medium', words: 'Make test' },
  { use: 'Body', size: '14/20', look: 'text-14', words: 'Callers hear changes at once.' },
  { use: 'Section title', size: '14/20', look: 'text-14 font-semibold', words: 'Needs attention' },
  { use: 'Transcript', size: '15/24', look: 'text-15', words: 'It is dripping from the bottom.' },
  { use: 'Phone and public body', size: '16/24', look: 'text-16', words: 'Talk to the demo bot.' },
  { use: 'Title of a dialog', size: '20/28', look: 'text-20 font-semibold', words: 'Publish Receptionist' },
  { use: 'Metric', size: '24/32', look: 'text-24 font-semibold tabular-nums', words: '$6.18' },
  { use: 'Calm page', size: '32/40', look: 'text-32 font-semibold', words: 'Sign in' },
  { use: 'Hero', size: '44/48', look: 'text-44 font-semibold', words: 'Answers at once' },
  {
    use: 'Tool, id, payload',
    size: '12/16',
    look: 'font-mono text-12 font-semibold',
    words: 'book_appointment',
  },
]

/** The type scale. */
export function TypeSection() {
  return (
    <Part title="Scale" className="grid">
      <dl>
        {sizes.map(({ use, size, look, words }) => (
          <div
            key={use}
            className="grid grid-cols-[11rem_4rem_minmax(0,1fr)] items-baseline gap-x-4 border-b border-line py-2 last:border-b-0 phone:grid-cols-[minmax(0,1fr)_auto]"
          >
            <dt className="text-13">{use}</dt>
            <dd className="text-12 text-muted tabular-nums">{size}</dd>
            <dd className={`min-w-0 phone:col-span-2 ${look}`}>{words}</dd>
          </div>
        ))}
      </dl>
    </Part>
  )
}
