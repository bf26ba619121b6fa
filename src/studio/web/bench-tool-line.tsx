import { FlaskConical } from 'lucide-react'
import type { BenchTool } from '#studio/contract.ts'
import { Badge } from '#ui/badge.tsx'
import { ToolLine } from '#ui/tool-line.tsx'
import { benchWords } from './bench-words.ts'
import { toolResultWords } from './tool-result-words.ts'

const words = benchWords.tool

/** One use of a tool at the bench: what came of it in words; open: arguments, result and practice receipt. */
export function BenchToolLine({ tool }: { tool: BenchTool }) {
  return (
    <ToolLine
      name={tool.name}
      result={toolResultWords(tool)}
      duration={`${tool.durationMs} ms`}
      isFailed={tool.status !== 'succeeded'}
    >
      <Payload label={words.asked} value={tool.arguments} />
      <Payload label={words.answered} value={tool.result} />
      {tool.receipt && (
        <p className="flex flex-wrap items-center gap-2">
          <Badge icon={FlaskConical}>{words.receipt}</Badge>
          <span>
            {tool.receipt.kind.replaceAll('_', ' ')}: {tool.receipt.label}
          </span>
        </p>
      )}
    </ToolLine>
  )
}

function Payload({ label, value }: { label: string; value: unknown }) {
  return (
    <div className="mb-1">
      <span className="text-muted">{label}</span>
      <pre className="break-words whitespace-pre-wrap">{JSON.stringify(value, null, 2)}</pre>
    </div>
  )
}
