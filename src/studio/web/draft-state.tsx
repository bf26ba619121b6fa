import { CircleAlert, CloudCheck, CloudUpload } from 'lucide-react'
import { studioWords } from './studio-words.ts'
import type { Draft } from './use-draft.ts'

const words = studioWords.save

/** Whether what stands on the screen is kept. */
export function DraftStateWords({ draft }: { draft: Draft }) {
  const { state, faults } = draft
  return (
    <span role="status" className="inline-flex min-w-0 items-center align-middle gap-1.5 text-13 text-muted">
      {state === 'saved' && (
        <>
          <CloudCheck size={16} /> {words.saved}
        </>
      )}
      {(state === 'saving' || state === 'waiting') && (
        <>
          <CloudUpload size={16} /> {words.saving}
        </>
      )}
      {state === 'incomplete' && (
        <>
          <CircleAlert size={16} className="text-warn" />
          <span className="truncate" title={faults.join('. ')}>
            {words.because(faults[0] ?? '')}
          </span>
        </>
      )}
      {(state === 'conflict' || state === 'failed') && (
        <>
          <CircleAlert size={16} className="text-danger" /> {words.notSaved}
        </>
      )}
    </span>
  )
}
