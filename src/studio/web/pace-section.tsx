import { Field } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import { modelWords } from './list-changes.ts'
import type { Draft } from './use-draft.ts'

/** How long it waits for the next text, and what it thinks with. */
export function PaceSection({ draft, offReason }: { draft: Draft; offReason: string | undefined }) {
  const { settleMs, model } = draft.config
  return (
    <div className="grid max-w-100 gap-5">
      <Field
        label="Wait for the next text"
        help="Several texts sent in a row get one answer that covers all of them."
      >
        <Select
          value={String(settleMs)}
          disabled={Boolean(offReason)}
          options={waits(settleMs)}
          onChange={(event) =>
            draft.change((config) => ({ ...config, settleMs: Number(event.target.value) }))
          }
        />
      </Field>
      <Field
        label="Answers with"
        help={
          model === 'auto'
            ? 'The models this instance has, and the built-in engine when none of them answers. Without a model key the built-in engine answers everything.'
            : 'Plain rules on this machine. Nothing anybody says leaves it; the guide’s finer wishes count less.'
        }
      >
        <Select
          value={model}
          disabled={Boolean(offReason)}
          options={Object.entries(modelWords).map(([value, label]) => ({ value, label }))}
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
      label: ms === 0 ? 'Not at all' : `${ms / 1000} s${ms === 1200 ? ' (usual)' : ''}`,
    }))
}
