import type { Answer, Context } from './answer.ts'
import { answerArea } from './answer-area.ts'
import { answerBusiness } from './answer-business.ts'
import { answerHours } from './answer-hours.ts'
import { answerServices } from './answer-services.ts'
import { answerTheirs, tellsTheirs, wantsCallAhead } from './answer-theirs.ts'
import type { QuestionMatch } from './match-question.ts'
import { contentStems, stem, tokenise } from './normalise.ts'
import { isOpener } from './openers.ts'
import { nearQuestionIn } from './own-question.ts'
import type { Clause } from './read-clause.ts'

/** The answer to one clause, or null when it asks nothing that facts could answer. */
export function answerClause(clause: Clause, context: Context): Answer | null {
  if (clause.ownQuestion) return answerOwn(clause.ownQuestion, context)
  const fee = feeForLeaving(clause, context)
  if (fee) return fee
  const answer = answerFromFacts(clause, context)
  if (!answer?.unknown || !mayMeanOther(clause)) return answer
  // Before an honest "I don't know": one of the bot's own questions may mean the same.
  const near = nearQuestionIn(clause, context)
  return near && near.score >= leastScore ? answerOwn(near, context) : answer
}

const leastScore = 0.4

/** "Please cancel it. How much is that?": beside a cancellation a price is the price of that, if the bot knows one. */
function feeForLeaving(clause: Clause, context: Context): Answer | null {
  const { topic, message, text } = clause
  const isAsked = topic === 'service_price' && (clause.services.length === 0 || cancelling.test(text))
  if (!isAsked || !cancelling.test(message)) return null
  const words = `${text} cancellation fee`
  const near = nearQuestionIn({ text: words, tokens: tokenise(words) }, context)
  const isOfIt =
    near &&
    contentStems([near.question.question, ...near.question.alsoAsked].join(' ')).includes(stem('cancel'))
  return near && isOfIt ? answerOwn(near, context) : null
}

const cancelling = /\b(?:cancel\w*|call(?:ing)? (?:it )?off|(?:pull|back)(?:ing)? out)\b/i

function mayMeanOther({ isQuestion, services, places }: Clause): boolean {
  return isQuestion && services.length === 0 && !places.some((place) => place.path === null)
}

function answerOwn({ question, index }: QuestionMatch, { say, said }: Context): Answer {
  const text = say(said.includes(question.answer) ? 'own_answer_again' : 'own_answer', question)
  return { text, facts: [{ path: `bot.questions[${index}].answer`, text: question.answer }], unknown: null }
}

function answerFromFacts(clause: Clause, context: Context): Answer | null {
  if (tellsTheirs(clause)) return null
  if (clause.topic === 'phone' && wantsCallAhead(clause))
    return { text: context.say('unknown'), facts: [], unknown: clause.text }
  const theirs = answerTheirs(clause, context)
  if (theirs) return theirs
  switch (clause.topic) {
    case 'hours':
      return answerHours(clause, context)
    case 'service_do':
      return withArea(answerServices(clause, context), clause, context)
    case 'service_list':
    case 'service_about':
    case 'service_duration':
    case 'service_price':
      return answerServices(clause, context)
    case 'area':
      return withHours(answerArea(clause, context), clause, context)
    case 'address':
    case 'phone':
    case 'email':
    case 'website':
    case 'business_name':
    case 'robot':
      return answerBusiness(clause.topic, context)
    case 'stop':
      return { text: context.say('how_to_stop'), facts: [], unknown: null }
    default:
      return isOpenQuestion(clause) ? { text: context.say('unknown'), facts: [], unknown: clause.text } : null
  }
}

/** "Do you do that in Millrace" asks for the place too. */
function withArea(answer: Answer, clause: Clause, context: Context): Answer {
  if (clause.places.length === 0 || answer.unknown !== null) return answer
  const area = answerArea(clause, context)
  const facts = [...answer.facts, ...area.facts]
  return { text: `${answer.text} ${area.text}`, facts, unknown: area.unknown }
}

/** "Do you come to Millrace on Saturday" asks for the day too. */
function withHours(answer: Answer, clause: Clause, context: Context): Answer {
  if (clause.days.length === 0 || answer.unknown !== null) return answer
  const hours = answerHours(clause, context)
  const facts = [...answer.facts, ...hours.facts]
  return { text: `${answer.text} ${hours.text}`, facts, unknown: hours.unknown }
}

/** A question about nothing we have facts on. */
export function isOpenQuestion(clause: Clause): boolean {
  return clause.topic === null && clause.isQuestion && clause.tokens.length > 1 && !isOpener(clause)
}
