import type { BotConfig } from '#bots/contract.ts'
import { parseGuide } from '#bots/web/guide.ts'
import { chipLabel } from './chip-looks.ts'
import { publishWords } from './publish-words.ts'
import { studioWords } from './studio-words.ts'
import { toolWords } from './tool-words.ts'

const words = publishWords.changes
const { pace } = studioWords

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
    ...changeOf({
      key: 'greeting',
      title: words.greeting,
      before: live?.greeting ?? '',
      after: draft.greeting,
    }),
    ...changeOf({
      key: 'guide',
      title: words.guide,
      before: live ? guideWords(live) : '',
      after: guideWords(draft),
    }),
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
      key: 'tools',
      title: words.tools,
      before: live ? toolList(live) : '',
      after: toolList(draft),
    }),
    ...changeOf({
      key: 'model',
      title: words.model,
      before: live ? pace.models[live.model] : '',
      after: pace.models[draft.model],
    }),
    ...changeOf({
      key: 'settle',
      title: words.settle,
      before: live ? pace.seconds(live.settleMs / 1000) : '',
      after: pace.seconds(draft.settleMs / 1000),
    }),
  ]
}

/** The guide as people read it, chips by their names. */
function guideWords(config: BotConfig): string {
  return parseGuide(config.guide)
    .map((part) => (part.kind === 'text' ? part.text : chipLabel(part.chip, config.questions)))
    .join('')
}

function toolList({ tools }: BotConfig): string {
  return tools
    .map((name) => toolWords[name].title)
    .sort()
    .join(' · ')
}

function questionChanges(before: Question | undefined, after: Question): BotChange[] {
  if (!before) {
    return [{ key: after.id, title: after.question, kind: 'added', before: '', after: after.answer }]
  }
  return [
    ...changeOf({
      key: `${after.id} question`,
      title: words.question,
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
      title: words.alsoAsked(after.question),
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
  return [{ key: 'order', title: words.order, kind: 'moved', before: '', after: '' }]
}

function changeOf({ key, title, before, after }: Omit<BotChange, 'kind'>): BotChange[] {
  if (before === after) return []
  return [{ key, title, kind: before === '' ? 'added' : after === '' ? 'removed' : 'changed', before, after }]
}
