import type { ConversationSummary } from '#conversations/contract.ts'
import { TurnStrip, type TurnStripProps } from '#ui/turn-strip.tsx'
import { stripMarks, stripWords } from './strip-marks.ts'

interface ConversationStripProps extends Pick<TurnStripProps, 'size' | 'isLive' | 'className'> {
  strip: ConversationSummary['strip']
}

/** A conversation at a glance, calls at their true times. */
export function ConversationStrip({ strip, isLive, ...rest }: ConversationStripProps) {
  return (
    <TurnStrip
      marks={stripMarks(strip)}
      label={stripWords(strip, isLive)}
      {...(isLive !== undefined && { isLive })}
      {...rest}
    />
  )
}
