import {
  AudioLines,
  Bot,
  Brain,
  type LucideIcon,
  RadioTower,
  UserRound,
  Volume2,
  Webhook,
  Wrench,
} from 'lucide-react'
import type { CallSpan, TurnGap } from '#telephony/contract.ts'
import { debugWords } from './debug-words.ts'

export type Lane = CallSpan['lane']

export interface Look {
  label: string
  icon: LucideIcon
  /** Pattern and colour of what is drawn of it. */
  kind: string
  /** The colour alone, for its icon. */
  ink: string
}

/** How each lane of a call is called and drawn, from the top. */
export const laneLooks: Record<Lane, Look> = {
  carrier: {
    label: debugWords.lanes.carrier,
    icon: RadioTower,
    kind: 'kind-outline [--kind:var(--lane-carrier)]',
    ink: 'text-carrier',
  },
  contact: {
    label: debugWords.lanes.contact,
    icon: UserRound,
    kind: 'kind-solid [--kind:var(--lane-contact)]',
    ink: 'text-contact',
  },
  words: {
    label: debugWords.lanes.words,
    icon: AudioLines,
    kind: 'kind-hatch [--kind:var(--lane-stt)]',
    ink: 'text-stt',
  },
  thinking: {
    label: debugWords.lanes.thinking,
    icon: Brain,
    kind: 'kind-solid [--kind:var(--lane-llm)]',
    ink: 'text-llm',
  },
  tool: {
    label: debugWords.lanes.tool,
    icon: Wrench,
    kind: 'kind-cross [--kind:var(--lane-tool)]',
    ink: 'text-tool',
  },
  speaking: {
    label: debugWords.lanes.speaking,
    icon: Volume2,
    kind: 'kind-bars [--kind:var(--lane-tts)]',
    ink: 'text-tts',
  },
  bot: {
    label: debugWords.lanes.bot,
    icon: Bot,
    kind: 'kind-solid [--kind:var(--accent)]',
    ink: 'text-accent',
  },
  webhook: {
    label: debugWords.lanes.webhook,
    icon: Webhook,
    kind: 'kind-solid [--kind:var(--lane-carrier)]',
    ink: 'text-carrier',
  },
}

export const lanes = Object.keys(laneLooks) as Lane[]

type GapPart = TurnGap['parts'][number]['kind']

/** What a wait went into, in the look of the lane where it can be seen. */
export const gapLooks: Record<GapPart, Pick<Look, 'label' | 'kind'>> = {
  recognising: { label: debugWords.parts.recognising, kind: laneLooks.words.kind },
  thinking: { label: debugWords.parts.thinking, kind: laneLooks.thinking.kind },
  tool: { label: debugWords.parts.tool, kind: laneLooks.tool.kind },
  sounding: { label: debugWords.parts.sounding, kind: laneLooks.speaking.kind },
}

export const gapKinds = Object.keys(gapLooks) as GapPart[]
