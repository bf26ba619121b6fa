import type { TurnItem } from '#conversations/contract.ts'
import { toolWords } from '#conversations/web/tool-words.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { ToolLine } from '#ui/tool-line.tsx'
import { weave } from '#ui/weave.tsx'
import { talkWords } from './talk-words.ts'

const words = talkWords.tool

/** One tool call of a turn, folded: what came of it in words; open: arguments, result and receipt. */
export function ToolCall({ tool }: { tool: TurnItem['tools'][number] }) {
  return (
    <ToolLine
      name={tool.name}
      result={toolWords(tool.name, tool.result)}
      isFailed={tool.status !== 'succeeded'}
      duration={tool.durationMs > 0 ? <bdi dir="ltr">{tool.durationMs} ms</bdi> : undefined}
    >
      <Payload label={words.asked} value={tool.arguments} />
      <Payload label={words.answered} value={tool.result} />
      {tool.receiptId && (
        <p className="flex items-center gap-1">
          <span className="text-muted">{weave(words.receipt, { id: <Id text={tool.receiptId} /> })}</span>
          <CopyButton text={tool.receiptId} label={talkWords.receipts.copy} />
        </p>
      )}
    </ToolLine>
  )
}

function Payload({ label, value }: { label: string; value: unknown }) {
  return (
    <div className="mb-1">
      <span className="text-muted">{label}</span>
      <pre dir="ltr" className="break-words whitespace-pre-wrap">
        {JSON.stringify(value, null, 2) ?? words.nothing}
      </pre>
    </div>
  )
}

function Id({ text }: { text: string }) {
  return (
    <bdi dir="ltr" className="text-ink">
      {text}
    </bdi>
  )
}
