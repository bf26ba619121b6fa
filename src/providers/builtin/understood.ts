import type { z } from 'zod'
import { Unavailable } from '#platform/errors.ts'

/** What the emulator answered, in the shape it should have; one of another version may answer something else. */
export function understood<T>(shape: z.ZodType<T>, answer: unknown): T {
  const read = shape.safeParse(answer)
  if (!read.success)
    throw new Unavailable('The carrier emulator answered something that makes no sense here.')
  return read.data
}
