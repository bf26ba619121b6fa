import type { TurnItem } from '#conversations/contract.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { ToolLine } from '#ui/tool-line.tsx'

/** One tool call of a turn, folded: what came of it in words; open: arguments, result and receipt. */
export function ToolCall({ tool }: { tool: TurnItem['tools'][number] }) {
  const isFailed = readError(tool.result) !== undefined
  return (
    <ToolLine name={tool.name} result={resultWords(tool)} isFailed={isFailed}>
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

function resultWords(tool: TurnItem['tools'][number]): string {
  const error = readError(tool.result)
  if (error !== undefined) return error
  if (tool.name === 'take_message') return 'Message kept for the team'
  return tool.receiptId ? 'Done' : 'Answered'
}

function readError(result: unknown): string | undefined {
  if (typeof result !== 'object' || result === null || !('error' in result)) return undefined
  return typeof result.error === 'string' ? result.error : 'It failed'
}
