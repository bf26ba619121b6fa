import type { Answer, Context } from './answer.ts'
import { answerArea } from './answer-area.ts'
import { answerBusiness } from './answer-business.ts'
import { answerHours } from './answer-hours.ts'
import { answerServices } from './answer-services.ts'
import { isOpener } from './openers.ts'
import type { Clause } from './read-clause.ts'

/** The answer to one clause, or null when it asks nothing that facts could answer. */
export function answerClause(clause: Clause, context: Context): Answer | null {
  if (clause.ownQuestion) {
    const { question, index } = clause.ownQuestion
    const text = context.say(
      context.said.includes(question.answer) ? 'own_answer_again' : 'own_answer',
      question,
    )
    return { text, facts: [{ path: `bot.questions[${index}].answer`, text: question.answer }], unknown: null }
  }
  switch (clause.topic) {
    case 'hours':
      return answerHours(clause, context)
    case 'service_do':
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
    default:
      return isOpenQuestion(clause) ? { text: context.say('unknown'), facts: [], unknown: clause.text } : null
  }
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
