import type { BotConfig } from '#bots/contract.ts'

export interface BotChange {
  key: string
  /** Where it is, such as the question's words. */
  title: string
  kind: 'changed' | 'added' | 'removed' | 'moved'
  before: string
  after: string
}

type Question = BotConfig['questions'][number]

/** What people who text the bot will notice when `draft` takes the place of `live`; nothing live means all is new. */
export function listChanges(live: BotConfig | undefined, draft: BotConfig): BotChange[] {
  const before = live?.questions ?? []
  return [
    ...changeOf({ key: 'greeting', title: 'Greeting', before: live?.greeting ?? '', after: draft.greeting }),
    ...draft.questions.flatMap((question) =>
      questionChanges(
        before.find(({ id }) => id === question.id),
        question,
      ),
    ),
    ...before
      .filter((question) => !draft.questions.some(({ id }) => id === question.id))
      .map(
        (question): BotChange => ({
          key: question.id,
          title: question.question,
          kind: 'removed',
          before: question.answer,
          after: '',
        }),
      ),
    ...orderChange(before, draft.questions),
    ...changeOf({
      key: 'settle',
      title: 'Waits before answering',
      before: live ? seconds(live.settleMs) : '',
      after: seconds(draft.settleMs),
    }),
  ]
}

function questionChanges(before: Question | undefined, after: Question): BotChange[] {
  if (!before) {
    return [{ key: after.id, title: after.question, kind: 'added', before: '', after: after.answer }]
  }
  return [
    ...changeOf({
      key: `${after.id} question`,
      title: 'Question',
      before: before.question,
      after: after.question,
    }),
    ...changeOf({
      key: `${after.id} answer`,
      title: after.question,
      before: before.answer,
      after: after.answer,
    }),
    ...changeOf({
      key: `${after.id} also`,
      title: `${after.question} (also asked as)`,
      before: before.alsoAsked.join(' · '),
      after: after.alsoAsked.join(' · '),
    }),
  ]
}

function orderChange(before: readonly Question[], after: readonly Question[]): BotChange[] {
  const idsAfter = after.map(({ id }) => id)
  const kept = before.map(({ id }) => id).filter((id) => idsAfter.includes(id))
  const keptAfter = idsAfter.filter((id) => kept.includes(id))
  if (kept.every((id, index) => id === keptAfter[index])) return []
  return [{ key: 'order', title: 'Order of the questions', kind: 'moved', before: '', after: '' }]
}

function changeOf({ key, title, before, after }: Omit<BotChange, 'kind'>): BotChange[] {
  if (before === after) return []
  return [{ key, title, kind: before === '' ? 'added' : after === '' ? 'removed' : 'changed', before, after }]
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
