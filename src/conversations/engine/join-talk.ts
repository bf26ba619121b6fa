import type { TalkLine } from '#conversations/engine/talk.ts'
import type { SpokenLine } from '#tools/ports.ts'

interface HappenedCall {
  coversSeq: number
  callId: string
  name: string
  arguments: Record<string, unknown>
  result: Record<string, unknown>
}

/** Puts each tool call after the last message its turn had seen. Both lists come oldest first. */
export function joinTalk(lines: readonly SpokenLine[], calls: readonly HappenedCall[]): TalkLine[] {
  return lines.flatMap((line): TalkLine[] => [
    line,
    ...calls
      .filter((call) => call.coversSeq === line.seq)
      .map(
        ({ callId, name, arguments: given, result }): TalkLine => ({
          kind: 'tool',
          id: callId,
          name,
          arguments: given,
          result,
        }),
      ),
  ])
}
