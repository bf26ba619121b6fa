import { z } from 'zod'

export const completionPurposes = ['reply', 'extract', 'summary', 'judge', 'route', 'title', 'test'] as const
export const CompletionPurpose = z.enum(completionPurposes)
export type CompletionPurpose = z.infer<typeof CompletionPurpose>
