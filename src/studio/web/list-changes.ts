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
    ...changeOf('greeting', 'Greeting', live?.greeting ?? '', draft.greeting),
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
    ...changeOf(
      'settle',
      'Waits before answering',
      live ? seconds(live.settleMs) : '',
      seconds(draft.settleMs),
    ),
  ]
}

function questionChanges(before: Question | undefined, after: Question): BotChange[] {
  if (!before) {
    return [{ key: after.id, title: after.question, kind: 'added', before: '', after: after.answer }]
  }
  return [
    ...changeOf(`${after.id} question`, 'Question', before.question, after.question),
    ...changeOf(`${after.id} answer`, after.question, before.answer, after.answer),
    ...changeOf(
      `${after.id} also`,
      `${after.question} (also asked as)`,
      before.alsoAsked.join(' · '),
      after.alsoAsked.join(' · '),
    ),
  ]
}

function orderChange(before: readonly Question[], after: readonly Question[]): BotChange[] {
  const idsAfter = after.map(({ id }) => id)
  const kept = before.map(({ id }) => id).filter((id) => idsAfter.includes(id))
  const keptAfter = idsAfter.filter((id) => kept.includes(id))
  if (kept.every((id, index) => id === keptAfter[index])) return []
  return [{ key: 'order', title: 'Order of the questions', kind: 'moved', before: '', after: '' }]
}

function changeOf(key: string, title: string, before: string, after: string): BotChange[] {
  if (before === after) return []
  return [{ key, title, kind: before === '' ? 'added' : after === '' ? 'removed' : 'changed', before, after }]
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
