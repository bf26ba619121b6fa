import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { CompletionDetail } from '#completions/contract.ts'
import { conversationsQuery } from '#conversations/web/queries.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { Select } from '#ui/select.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { debugWords } from './debug-words.ts'
import { JsonBlock } from './json-block.tsx'
import { PromptDiff } from './prompt-diff.tsx'
import { answerParts, engineFacts, type PromptPart, promptParts } from './prompt-text.ts'

const words = debugWords.prompt

export interface AskedModel {
  id: string
  /** When and who, such as `0:09 Built-in engine`. */
  label: string
}

interface PromptPaneProps {
  /** Every question to a model, in order; at least one. */
  asked: readonly AskedModel[]
  chosenId: string | undefined
  onChoose: (id: string) => void
}

/** Exactly what a model was told and what it answered, and how that differs from the question before. */
export function PromptPane({ asked, chosenId, onChoose }: PromptPaneProps) {
  const [isDiff, setIsDiff] = useState(false)
  const found = asked.findIndex(({ id }) => id === chosenId)
  const at = Math.max(0, found)
  const now = useCompletion(asked[at]?.id)
  const before = useCompletion(isDiff ? asked[at - 1]?.id : undefined)
  const showsDiff = isDiff && at > 0
  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="flex shrink-0 flex-wrap items-center gap-2 border-b border-line px-4 py-2">
        <Select
          isCompact
          aria-label={words.question}
          value={asked[at]?.id ?? ''}
          onChange={(event) => onChoose(event.target.value)}
          options={asked.map(({ id, label }, place) => ({
            value: id,
            label: words.place(label, place + 1, asked.length),
          }))}
          className="max-w-96"
        />
        {at > 0 && (
          <SegmentedControl
            label={words.shown}
            value={isDiff ? 'changed' : 'all'}
            onChange={(value) => setIsDiff(value === 'changed')}
            items={[
              { value: 'all', label: words.all },
              { value: 'changed', label: words.changed },
            ]}
          />
        )}
        {now.data && (
          <span className="ms-auto">
            <CopyButton text={promptText(now.data)} label={debugWords.copy}>
              {debugWords.tabs.prompt}
            </CopyButton>
          </span>
        )}
      </div>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
        tabIndex={0}
        aria-label={words.told}
        className="min-h-0 grow overflow-y-auto focus-visible:-outline-offset-2"
      >
        {now.error && (
          <ErrorPanel error={now.error} title={words.failed} onRetry={() => void now.refetch()} />
        )}
        {now.isPending && <SkeletonRows rows={4} />}
        {now.data && !showsDiff && <WholePrompt completion={now.data} />}
        {now.data && showsDiff && before.data && (
          <PromptDiff before={promptText(before.data)} after={promptText(now.data)} />
        )}
      </section>
    </div>
  )
}

/** It does not change any more once it is written. */
function useCompletion(id: string | undefined) {
  return useQuery({
    ...conversationsQuery.completion.queryOptions({ input: { id: id ?? '' } }),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
}

function WholePrompt({ completion }: { completion: CompletionDetail }) {
  const parts = promptParts(completion.input)
  const facts = engineFacts(completion.input)
  const tools = Array.isArray(completion.tools) ? completion.tools : []
  return (
    <ol className="grid gap-4 px-4 py-3">
      {parts.map((part, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: messages have no name, and their order is their place
        <PromptMessage key={place} part={part} />
      ))}
      {facts !== null && (
        <li>
          <Fold title={words.facts}>
            <JsonBlock value={facts} />
          </Fold>
        </li>
      )}
      {tools.length > 0 && (
        <li>
          <Fold title={words.tools(tools.length)}>
            <JsonBlock value={tools} />
          </Fold>
        </li>
      )}
      <li className="border-t border-line pt-3">
        <h2 className="mb-2 text-13 font-semibold">{words.answered}</h2>
        {completion.error && <p className="mb-2 text-13 text-danger">{words.itFailed(completion.error)}</p>}
        <ol className="grid gap-3">
          {answerParts(completion.output).map((part, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no name, and their order is their place
            <PromptMessage key={place} part={part} />
          ))}
        </ol>
      </li>
    </ol>
  )
}

const roles: Record<string, string> = words.roles

function PromptMessage({ part: { role, text } }: { part: PromptPart }) {
  return (
    <li className="grid gap-1">
      <span className="text-12 font-semibold text-muted">{roles[role] ?? role}</span>
      <pre className="font-mono text-12 leading-5 break-words whitespace-pre-wrap">{text}</pre>
    </li>
  )
}

function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details>
      <summary className="min-h-6 text-13 font-medium">{title}</summary>
      <div className="mt-2">{children}</div>
    </details>
  )
}

/** All a model was told as one text, for copying and comparing. */
function promptText(completion: CompletionDetail): string {
  const facts = engineFacts(completion.input)
  return [
    ...promptParts(completion.input).map(({ role, text }) => `${roles[role] ?? role}:\n${text}`),
    ...(facts === null ? [] : [`${words.factsHead}:\n${JSON.stringify(facts, null, 2)}`]),
  ].join('\n\n')
}
