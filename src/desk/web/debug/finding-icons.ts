import {
  AudioLines,
  BotOff,
  CornerDownLeft,
  Disc,
  Hourglass,
  Info,
  type LucideIcon,
  MessageCircle,
  OctagonX,
  PhoneOff,
  Repeat,
  ShieldAlert,
  Timer,
  Unplug,
  VolumeX,
  Wrench,
} from 'lucide-react'
import type { CallFinding } from '#telephony/contract.ts'

/** A sign for each kind of finding, so that its colour is not all there is. */
export const findingIcons: Record<CallFinding['kind'], LucideIcon> = {
  ending: OctagonX,
  'turn-failed': BotOff,
  'tool-failed': Wrench,
  'slow-answer': Timer,
  'model-fell-back': Repeat,
  'line-lost': Unplug,
  'line-error': AudioLines,
  'transfer-failed': PhoneOff,
  silence: VolumeX,
  interrupted: CornerDownLeft,
  filler: MessageCircle,
  'claim-replaced': ShieldAlert,
  recording: Disc,
  'slow-line': Hourglass,
  'not-told': Info,
}
