import type { BotConfig } from '#bots/contract.ts'
import type { Blocker } from '#bots/web/guide.ts'
import type { ToolName } from '#tools/contract.ts'
import { publishWords } from './publish-words.ts'
import { toolWords } from './tool-words.ts'

const words = publishWords.blockers

interface BlockerText {
  title: string
  detail: string
}

/** What stops a publish and why that matters, in the language of the page. */
export function blockerWords(blocker: Blocker, config: BotConfig): BlockerText {
  const { code, path, about } = blocker
  if (code === 'greeting_empty') return words.greetingEmpty
  if (code === 'question_incomplete') {
    const name = questionName(path, config)
    const isWordless = path.endsWith('.question')
    const title = isWordless ? words.question.noWords(name) : words.question.noAnswer(name)
    return { title, detail: words.question.detail }
  }
  if (code === 'blank_left') return blankWords(blocker, config)
  if (code === 'chip_off')
    return { title: words.toolOff.title, detail: words.toolOff.detail(toolTitle(about?.chip?.name ?? '')) }
  if (code === 'chip_gone')
    return about?.chip?.kind === 'question'
      ? words.questionGone
      : { title: words.gone, detail: blocker.detail }
  if (code === 'tool_lame') return lameWords(blocker)
  if (code === 'no_bookable_service') return words.noService
  return code === 'no_hours' ? words.noHours : words.nobodyTold
}

function blankWords({ path, about }: Blocker, config: BotConfig): BlockerText {
  const blank = about?.blank ?? ''
  if (path === 'greeting') return { title: words.blank.greeting(blank), detail: words.blank.detail }
  if (path === 'guide') return { title: words.blank.guide(blank), detail: words.blank.detail }
  return { title: words.blank.answer(questionName(path, config), blank), detail: words.blank.answerDetail }
}

function lameWords({ about }: Blocker): BlockerText {
  const { toolLame } = words
  const needs = (about?.needs ?? []).map((tool) => toolLame.quoted(toolTitle(tool)))
  const last = needs.at(-1) ?? ''
  const listed = needs.length > 1 ? toolLame.and(needs.slice(0, -1).join(', '), last) : last
  return { title: toolLame.title(toolTitle(about?.tool ?? ''), listed), detail: toolLame.detail }
}

/** `questions.2.answer` by what the question asks, or by its place while it has no words. */
function questionName(path: string, config: BotConfig): string {
  const index = Number(path.split('.')[1] ?? 0)
  const asked = config.questions[index]?.question.trim() ?? ''
  return asked === '' ? words.question.nth(index + 1) : words.question.quoted(asked)
}

function toolTitle(name: string): string {
  return toolWords[name as ToolName]?.title ?? name
}
