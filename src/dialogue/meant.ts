import { type Choice, tellerOf } from '#meaning/tell-meant.ts'
import type { QuestionMatch } from './match-question.ts'
import { type Token, tokenise } from './normalise.ts'
import type { BotFacts, BusinessFacts, Service } from './types.ts'

/** What of all that a business answers and does some words mean most likely, in whatever words they say it. */
export interface Meant {
  question: QuestionMatch | null
  /** `lead`: how many times likelier than the next service; `share`: its chance among the services alone. */
  service: { service: Service; chance: number; lead: number; share: number } | null
}

type Facts = { bot: BotFacts; business: BusinessFacts }

export function meantBy(tokens: readonly Token[], facts: Facts): Meant {
  const { tell, told } = choicesOf(facts)
  const words = tokens.map(({ word }) => word)
  const key = words.join(' ')
  const known = told.get(key)
  if (known) return known
  const { questions } = facts.bot
  const chances = tell(words)
  const best = (from: number, to: number) => {
    const at = chances
      .slice(from, to)
      .reduce((top, chance, i, all) => (chance > (all[top] ?? 0) ? i : top), 0)
    const next = Math.max(1e-9, ...chances.slice(from, to).filter((_, i) => i !== at))
    return { at, chance: chances[from + at] ?? 0, lead: (chances[from + at] ?? 0) / next }
  }
  const asked = best(0, questions.length)
  const done = best(questions.length, chances.length)
  const question = questions[asked.at]
  const all = chances.slice(questions.length).reduce((sum, chance) => sum + chance, 1e-9)
  const service = facts.business.services[done.at]
  const meant = {
    question: question ? { question, index: asked.at, score: asked.chance } : null,
    service: service ? { service, chance: done.chance, lead: done.lead, share: done.chance / all } : null,
  }
  if (told.size >= mostTexts) told.clear()
  told.set(key, meant)
  return meant
}

const leastLead = 1.7
const leastShare = 0.5
/** Said to whoever asked which service: it is one of them, and it is named again before anything is booked. */
const asked = { share: 0.3, lead: 1.15, chance: 0.06 }

/** The service that some words plainly mean although they name none; null when none is that likely. */
export function serviceMeant(tokens: readonly Token[], facts: Facts, least = 0.5): Service | null {
  const { service } = meantBy(tokens, facts)
  return service && service.chance >= least && service.lead >= leastLead ? service.service : null
}

/** The one that stands out where it is known that one of them is wanted; a little is enough where that was asked. */
export function likeliestService(
  tokens: readonly Token[],
  facts: Facts,
  { isAsked = false } = {},
): Service | null {
  const least = isAsked ? asked : { share: leastShare, lead: leastLead, chance: 0 }
  const { service } = meantBy(tokens, facts)
  const standsOut =
    service !== null &&
    service.share >= least.share &&
    service.lead >= least.lead &&
    service.chance >= least.chance
  return standsOut && service.service.durationMinutes !== null ? service.service : null
}

const mostTexts = 2000

interface Choices {
  bot: BotFacts
  tell: (words: readonly string[]) => number[]
  told: Map<string, Meant>
}
const known = new WeakMap<BusinessFacts, Choices>()

/** The bot's own questions, then the business's services. */
function choicesOf({ bot, business }: Facts): Choices {
  const cached = known.get(business)
  if (cached?.bot === bot) return cached
  const choices = [
    ...bot.questions.map(({ question, alsoAsked, answer }) => choiceOf([question, ...alsoAsked], answer)),
    ...business.services.map(({ name, alsoCalled, description }) =>
      choiceOf([name, ...alsoCalled], description),
    ),
  ]
  const found = { bot, tell: tellerOf(choices), told: new Map() }
  known.set(business, found)
  return found
}

function choiceOf(wordings: string[], answer: string): Choice {
  return { wordings: wordings.map(wordsOf), answer: wordsOf(answer) }
}

function wordsOf(text: string): string[] {
  return tokenise(text).map(({ word }) => word)
}
