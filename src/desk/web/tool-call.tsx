import type { TurnItem } from '#conversations/contract.ts'
import { toolWords } from '#conversations/web/tool-words.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { ToolLine } from '#ui/tool-line.tsx'

/** One tool call of a turn, folded: what came of it in words; open: arguments, result and receipt. */
export function ToolCall({ tool }: { tool: TurnItem['tools'][number] }) {
  return (
    <ToolLine
      name={tool.name}
      result={toolWords(tool.name, tool.result)}
      isFailed={tool.status !== 'succeeded'}
      duration={tool.durationMs > 0 ? `${tool.durationMs} ms` : undefined}
    >
      <Payload label="Asked" value={tool.arguments} />
      <Payload label="Answered" value={tool.result} />
      {tool.receiptId && (
        <p className="flex items-center gap-1">
          <span className="text-muted">Receipt</span> {tool.receiptId}
          <CopyButton text={tool.receiptId} label="Copy the receipt" />
        </p>
      )}
    </ToolLine>
  )
}

function Payload({ label, value }: { label: string; value: unknown }) {
  return (
    <div className="mb-1">
      <span className="text-muted">{label}</span>
      <pre className="break-words whitespace-pre-wrap">{JSON.stringify(value, null, 2) ?? 'nothing'}</pre>
    </div>
  )
}
