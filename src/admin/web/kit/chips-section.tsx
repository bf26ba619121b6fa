import { useState } from 'react'
import { Chip } from '#ui/chip.tsx'
import type { ChipLook } from '#ui/chip-dom.ts'
import { ChipEditor } from '#ui/chip-editor.tsx'
import { Part } from './part.tsx'

const looks: Record<string, ChipLook> = {
  '{{tool:book}}': { tone: 'tool', label: 'Book an appointment' },
  '{{fact:hours}}': { tone: 'fact', label: 'Opening hours' },
  '{{source:prices}}': { tone: 'source', label: 'Price list' },
  '{{fact:website}}': { tone: 'empty', label: 'Website', note: 'the profile does not say it' },
}
const lookOf = (chip: string): ChipLook =>
  looks[chip] ?? { tone: 'broken', label: chip.slice(2, -2), note: 'does not exist' }
const chips = /\{\{[a-z]+:[a-z]+\}\}/g
const options = Object.entries(looks).map(([value, look]) => ({ value, look, group: look.tone }))
const first =
  '# Book a visit\nUse {{tool:book}} within {{fact:hours}}. Prices come from {{source:prices}}.\nSee {{fact:website}}, or {{tool:dispatch}}.'

/** Chips alone, and in a text that can be written on. */
export function ChipsSection() {
  const [text, setText] = useState(first)
  const [before, setBefore] = useState<string>()
  const change = (next: string) => {
    setBefore(text)
    setText(next)
  }
  return (
    <div className="grid grid-cols-2 items-start gap-3 narrow:grid-cols-1">
      <Part title="Alone">
        {[...Object.values(looks), lookOf('{{tool:dispatch}}')].map((look) => (
          <Chip key={look.label} {...look} />
        ))}
      </Part>
      <Part title="In a guide; type / for more" className="p-4">
        <ChipEditor
          label="Sample guide"
          value={text}
          onChange={change}
          pattern={chips}
          look={lookOf}
          options={options}
          onUndo={() => before !== undefined && change(before)}
          onRedo={() => undefined}
        />
      </Part>
    </div>
  )
}
