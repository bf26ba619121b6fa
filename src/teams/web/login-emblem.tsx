import { TurnStrip } from '#ui/turn-strip.tsx'
import { emblemMarks } from './emblem-marks.ts'

/** A talk as it is drawn inside. */
export function LoginEmblem() {
  return <TurnStrip size="wide" marks={emblemMarks} durationMs={36_000} label="" />
}
