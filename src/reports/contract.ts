import { oc } from '@orpc/contract'
import { z } from 'zod'
import { BotSummary } from '#bots/contract.ts'
import { ConversationSummary, Task } from '#conversations/contract.ts'
import { access, inTeam } from '#platform/http/access.ts'

export const Home = z.object({
  /** The team's own zone and its name, so that every time on the page is theirs. */
  timeZone: z.string(),
  tasks: z.array(Task),
  openTasks: z.number().int(),
  recent: z.array(ConversationSummary),
  bots: z.array(BotSummary),
  week: z.object({
    conversations: z.number().int(),
    conversationsBefore: z.number().int(),
    textsIn: z.number().int(),
    textsOut: z.number().int(),
    /** Contacts' texts that got an answer, of those that could have one. */
    answered: z.number().int(),
    answerable: z.number().int(),
    /** Milliseconds from a contact's last text to the answer leaving us. */
    answerMsMedian: z.number().nullable(),
    tasksTaken: z.number().int(),
    /** Conversations started on each of the last 7 days, oldest first, in the team's zone. */
    perDay: z.array(z.object({ day: z.iso.date(), conversations: z.number().int() })),
    perDayBefore: z.array(z.object({ day: z.iso.date(), conversations: z.number().int() })),
  }),
})
export type Home = z.infer<typeof Home>

export const reportsContract = {
  home: oc
    .route({ method: 'GET', path: '/home' })
    .meta(access(inTeam('viewer')))
    .output(Home),
}
