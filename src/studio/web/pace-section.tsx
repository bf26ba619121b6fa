import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { studioWords } from './studio-words.ts'
import type { Draft } from './use-draft.ts'

const words = studioWords.pace

/** How long it waits for the next text, and what it thinks with. */
export function PaceSection({ draft, offReason }: { draft: Draft; offReason: string | undefined }) {
  const { settleMs, model } = draft.config
  return (
    <div className="grid max-w-100 gap-5">
      <Field label={words.wait} help={words.waitHelp}>
        <Select
          value={String(settleMs)}
          disabled={Boolean(offReason)}
          options={waits(settleMs)}
          onChange={(event) =>
            draft.change((config) => ({ ...config, settleMs: Number(event.target.value) }))
          }
        />
      </Field>
      <Field label={words.model} help={words.modelHelp[model]}>
        <Select
          value={model}
          disabled={Boolean(offReason)}
          options={Object.entries(words.models).map(([value, label]) => ({ value, label }))}
          onChange={(event) =>
            draft.change((config) => ({
              ...config,
              model: event.target.value === 'builtin' ? 'builtin' : 'auto',
            }))
          }
        />
      </Field>
    </div>
  )
}

function waits(now: number) {
  const usual = [0, 600, 1200, 2000, 3000, 5000]
  return [...new Set([...usual, now])]
    .sort((a, b) => a - b)
    .map((ms) => ({
      value: String(ms),
      label: waitWords(ms),
    }))
}

function waitWords(ms: number): string {
  if (ms === 0) return words.notAtAll
  const wait = words.seconds(ms / 1000)
  return ms === 1200 ? words.usual(wait) : wait
}
