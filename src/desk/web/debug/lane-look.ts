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
    label: 'Line',
    icon: RadioTower,
    kind: 'kind-outline [--kind:var(--lane-carrier)]',
    ink: 'text-carrier',
  },
  contact: {
    label: 'Contact',
    icon: UserRound,
    kind: 'kind-solid [--kind:var(--lane-contact)]',
    ink: 'text-contact',
  },
  words: { label: 'Words', icon: AudioLines, kind: 'kind-hatch [--kind:var(--lane-stt)]', ink: 'text-stt' },
  thinking: { label: 'Thinking', icon: Brain, kind: 'kind-solid [--kind:var(--lane-llm)]', ink: 'text-llm' },
  tool: { label: 'Tool', icon: Wrench, kind: 'kind-cross [--kind:var(--lane-tool)]', ink: 'text-tool' },
  speaking: { label: 'Voice', icon: Volume2, kind: 'kind-bars [--kind:var(--lane-tts)]', ink: 'text-tts' },
  bot: { label: 'Bot heard', icon: Bot, kind: 'kind-solid [--kind:var(--accent)]', ink: 'text-accent' },
  webhook: {
    label: 'Webhooks',
    icon: Webhook,
    kind: 'kind-solid [--kind:var(--lane-carrier)]',
    ink: 'text-carrier',
  },
}

export const lanes = Object.keys(laneLooks) as Lane[]

type GapPart = TurnGap['parts'][number]['kind']

/** What a wait went into, in the look of the lane where it can be seen. */
export const gapLooks: Record<GapPart, Pick<Look, 'label' | 'kind'>> = {
  recognising: { label: 'Recognising', kind: laneLooks.words.kind },
  thinking: { label: 'Thinking', kind: laneLooks.thinking.kind },
  tool: { label: 'Tool', kind: laneLooks.tool.kind },
  sounding: { label: 'Voice', kind: laneLooks.speaking.kind },
}

export const gapKinds = Object.keys(gapLooks) as GapPart[]
