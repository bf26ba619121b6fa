import type { BotConfig } from '#bots/contract.ts'
import { type Chip, chipState, hasHours, parseGuide } from '#bots/guide.ts'
import { lameTools } from '#bots/tool-needs.ts'
import type { BusinessProfile } from '#teams/contract.ts'
import type { ToolName } from '#tools/contract.ts'

/** Something that stops a draft from being published, and where it stands. */
export interface Blocker {
  code:
    | 'greeting_empty'
    | 'question_incomplete'
    | 'blank_left'
    | 'chip_gone'
    | 'chip_off'
    | 'tool_lame'
    | 'no_bookable_service'
    | 'no_hours'
    | 'nobody_told'
  title: string
  /** Why it matters, or what to do. */
  detail: string
  /** In the bot's settings, such as `questions.2.answer`. */
  path: string
  /** What it is about. */
  about?: {
    chip?: Chip
    questionId?: string
    tool?: ToolName
    /** A place of a template left to fill in, such as `[how long]`. */
    blank?: string
    /** Tools that `tool` cannot work without. */
    needs?: readonly ToolName[]
  }
}

const bookingTools: readonly ToolName[] = ['book_appointment', 'reschedule_appointment']

/**
 * Why this draft cannot go live, worst first; empty when it can. The server and the studio ask the same function, so
 * that no button promises what the server refuses.
 */
export function listBlockers(
  config: BotConfig,
  known: { profile: BusinessProfile; toolNames: readonly string[] },
): Blocker[] {
  return [
    ...greetingBlockers(config),
    ...questionBlockers(config),
    ...guideBlockers(config, known),
    ...toolBlockers(config, known.profile),
  ]
}

function greetingBlockers({ greeting }: BotConfig): Blocker[] {
  const path = 'greeting'
  if (greeting.trim() === '') {
    const detail = 'It is the first thing people hear.'
    return [{ code: 'greeting_empty', path, title: 'The greeting is empty', detail }]
  }
  return blanksIn(greeting).map((blank) => ({
    code: 'blank_left',
    path,
    title: `The greeting still says ${blank}`,
    detail: 'Put your own words in its place.',
    about: { blank },
  }))
}

function questionBlockers({ questions }: BotConfig): Blocker[] {
  return questions.flatMap((question, index): Blocker[] => {
    const words = question.question.trim()
    const name = words === '' ? `Question ${index + 1}` : `“${words}”`
    const about = { questionId: question.id }
    if (words === '' || question.answer.trim() === '') {
      const part = words === '' ? 'question' : 'answer'
      const title = words === '' ? `${name} has no words yet` : `${name} has no answer yet`
      const detail = 'Write it, or take the question out.'
      return [{ code: 'question_incomplete', path: `questions.${index}.${part}`, title, detail, about }]
    }
    return blanksIn(question.answer)
      .slice(0, 1)
      .map((blank) => ({
        code: 'blank_left',
        path: `questions.${index}.answer`,
        title: `The answer to ${name} still says ${blank}`,
        detail: 'Put your own words in its place, or take the question out.',
        about: { ...about, blank },
      }))
  })
}

function guideBlockers(
  config: BotConfig,
  known: { profile: BusinessProfile; toolNames: readonly string[] },
): Blocker[] {
  const chips = new Map(
    parseGuide(config.guide).flatMap((part) => (part.kind === 'chip' ? [[part.text, part.chip]] : [])),
  )
  const broken = [...chips].flatMap(([text, chip]): Blocker[] => {
    const state = chipState(chip, { config, ...known })
    if (state === 'ok' || state === 'empty') return []
    const code = state === 'off' ? 'chip_off' : 'chip_gone'
    return [{ code, path: 'guide', ...brokenWords({ chip, state, text }), about: { chip } }]
  })
  const blanks = blanksIn(config.guide).map(
    (blank): Blocker => ({
      code: 'blank_left',
      path: 'guide',
      title: `The guide still says ${blank}`,
      detail: 'Put your own words in its place.',
      about: { blank },
    }),
  )
  return [...broken, ...blanks]
}

function brokenWords({ chip, state, text }: { chip: Chip; state: 'off' | 'gone'; text: string }) {
  if (state === 'off') {
    const detail = `${chip.name} is switched off for this bot.`
    return { title: 'The guide uses a tool that is off', detail }
  }
  if (chip.kind === 'question') {
    return {
      title: 'The guide points at a question that is gone',
      detail: 'It was taken out of the questions.',
    }
  }
  return { title: 'The guide points at something that does not exist', detail: text }
}

function toolBlockers({ tools }: BotConfig, profile: BusinessProfile): Blocker[] {
  const lame = lameTools(tools).map(
    ({ tool, needs }): Blocker => ({
      code: 'tool_lame',
      path: 'tools',
      title: `${tool} is on without ${needs.join(' and ')}`,
      detail: 'It cannot do its work alone.',
      about: { tool, needs },
    }),
  )
  const isBooking = tools.some((tool) => bookingTools.includes(tool))
  const booking: Blocker[] = []
  if (isBooking && !profile.services.some(({ durationMinutes }) => durationMinutes !== null)) {
    booking.push({
      code: 'no_bookable_service',
      path: 'tools',
      title: 'It books, but no service can be booked',
      detail: 'A service needs a duration in the business profile.',
    })
  }
  if (isBooking && !hasHours(profile)) {
    booking.push({
      code: 'no_hours',
      path: 'tools',
      title: 'It books, but there are no opening hours',
      detail: 'Without hours there is no free time to offer.',
    })
  }
  const isHandingOver = tools.includes('hand_over')
  const isNobodyTold = profile.notify.phones.length + profile.notify.emails.length === 0
  if (isHandingOver && isNobodyTold) {
    booking.push({
      code: 'nobody_told',
      path: 'tools',
      title: 'It hands over, but nobody is told',
      detail: 'Name a number or an e-mail address that hears when a person is wanted.',
      about: { tool: 'hand_over' },
    })
  }
  return [...lame, ...booking]
}

/** Places of a template left to fill in, such as `[how long]`. */
function blanksIn(text: string): string[] {
  return [...new Set(text.match(/\[[a-z][^\][\n]{1,60}\]/gi) ?? [])]
}
