import type { BotConfig } from '#bots/contract.ts'
import type { ToolName } from '#tools/contract.ts'

/** What somebody says about the bot they want. */
export interface BotAnswers {
  /** What the business does, in one sentence. */
  trade: string
  jobs: readonly BotJob[]
  greeting: string
  /** What it must never do, one to a line. */
  never: string
  afterHours: 'book' | 'message' | 'say'
}
export type BotJob = 'answer' | 'book' | 'message' | 'person'

const toolsOf: Record<BotJob, readonly ToolName[]> = {
  answer: ['search_knowledge'],
  book: [
    'check_availability',
    'hold_window',
    'book_appointment',
    'find_appointment',
    'reschedule_appointment',
    'cancel_appointment',
  ],
  message: ['take_message'],
  person: ['hand_over'],
}

/** A bot from five answers, by plain rules: the same answers always give the same bot. */
export function composeBot(answers: BotAnswers, businessName: string): BotConfig {
  const tools = answers.jobs.flatMap((job) => toolsOf[job])
  const greeting = answers.greeting.trim() || greetingFor(answers.jobs, businessName)
  return {
    greeting: greeting.slice(0, 300),
    guide: guideFor(answers).slice(0, 12_000),
    questions: [],
    tools: [...new Set(tools)],
    settleMs: 1200,
    model: 'auto',
  }
}

/** An empty page: a hello and a way to leave a message, so that nobody is ever left without an answer. */
export function blankBot(businessName: string): BotConfig {
  return {
    greeting: `Hi, this is ${businessName}.`,
    guide: '',
    questions: [],
    tools: ['search_knowledge', 'take_message'],
    settleMs: 1200,
    model: 'auto',
  }
}

/** What the greeting says when nobody writes another. */
export function greetingFor(jobs: readonly BotJob[], businessName: string): string {
  const offers: Record<BotJob, string> = {
    answer: 'answer questions',
    book: 'find you a time',
    message: 'take a message',
    person: 'get somebody for you',
  }
  const all = jobOrder.filter((job) => jobs.includes(job)).map((job) => offers[job])
  if (all.length === 0) return `Hi, this is ${businessName}.`
  const last = all.pop()
  return `Hi, this is ${businessName}. I can ${all.length > 0 ? `${all.join(', ')} or ${last}` : last}.`
}

const jobOrder: readonly BotJob[] = ['answer', 'book', 'message', 'person']

function guideFor({ trade, jobs, never, afterHours }: BotAnswers): string {
  const has = (job: BotJob) => jobs.includes(job)
  const about = trade.trim().replace(/[.\s]+$/, '')
  const rules = never
    .split('\n')
    .map((line) => line.trim().replace(/^[-•]\s*/, ''))
    .filter((line) => line !== '')
  return [
    section('What this is', [
      about === '' ? 'You are the front desk of {{profile:name}}.' : `${asSentence(about)}.`,
      'Be friendly and short. Ask one question at a time.',
    ]),
    has('answer') &&
      section('Questions', [
        'Answer from {{profile:services}}, {{profile:hours}}, {{profile:area}} and the questions below, and from nothing else.',
        'Say openly when you do not know something.',
      ]),
    has('book') &&
      section('Booking', [
        'Find out which of {{profile:services}} is wanted, then offer times with {{tool:check_availability}}.',
        'Read service and time back and wait for a yes before {{tool:book_appointment}}.',
        'Use {{tool:find_appointment}} before moving or cancelling anything.',
      ]),
    has('message') &&
      section('Messages', [
        'When you cannot help, {{tool:take_message}}: what it is about in their own words, a name and a number.',
      ]),
    has('person') &&
      section('A person', [
        'When somebody asks for a person, is upset, or it is urgent, use {{tool:hand_over}} and say that somebody will be in touch.',
      ]),
    section('After hours', [afterHoursWords(afterHours, has)]),
    rules.length > 0 && section('Never', rules.map(asRule)),
  ]
    .filter((part) => part !== false)
    .join('\n\n')
}

function afterHoursWords(wish: BotAnswers['afterHours'], has: (job: BotJob) => boolean): string {
  if (wish === 'book' && has('book'))
    return 'Outside {{profile:hours}} go on as always, and book the next free time.'
  if (wish !== 'say' && has('message'))
    return 'Outside {{profile:hours}} say when we open next, and {{tool:take_message}} for anything else.'
  return 'Outside {{profile:hours}} say when we open next.'
}

function section(title: string, lines: readonly string[]): string {
  return `# ${title}\n${lines.join('\n')}`
}

function asSentence(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function asRule(line: string): string {
  const words = line.replace(/[.\s]+$/, '')
  return /^(never|do not|don.t|no )/i.test(words)
    ? `${asSentence(words)}.`
    : `Never ${words.charAt(0).toLowerCase()}${words.slice(1)}.`
}
