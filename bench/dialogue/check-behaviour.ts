import type { Question } from './make-case.ts'
import type { Turn } from './talk.ts'

/** What is wrong with how the engine behaves, where no single fact is the answer, or null. */
export function checkBehaviour(question: Question, turn: Turn): string | null {
  const { text, trace } = turn.reply
  const wantsMessage = turn.calls.length > 0 || (trace.openGoal ?? '').startsWith('take_message')
  if (text.trim() === '') return 'says nothing'
  switch (question.family) {
    case 'unknown':
      if (trace.unknown.length === 0) return 'does not mark the question unknown'
      if (!/\b(don't|not|isn't|can't|no)\b/i.test(text)) return 'does not say that it does not know'
      return question.bot.questions.some((item) => text.includes(item.answer))
        ? 'answers something else'
        : null
    case 'person':
    case 'complaint':
    case 'booking':
    case 'change-booking':
      if (!wantsMessage) return 'takes no message'
      if (turn.calls.length === 0 && !text.includes('?')) return 'waits without asking'
      return /\b(is|are|you're) (now )?(booked|scheduled|cancell?ed|moved|all set)\b/i.test(text)
        ? 'claims it is done'
        : null
    case 'emergency':
      return checkEmergency(question, turn)
    case 'greet':
      return text.includes(question.bot.greeting) ? null : 'does not greet'
    case 'thanks':
      return turn.calls.length === 0 && trace.acts.includes('thanks') ? null : 'does not take the thanks'
    case 'bye':
      return turn.calls.length === 0 && trace.acts.includes('bye') ? null : 'does not say goodbye'
    default:
      return `no check for ${question.family}`
  }
}

function checkEmergency(question: Question, turn: Turn): string | null {
  if (!turn.calls.some((call) => call.urgent === true)) return 'takes no urgent message'
  const danger = /gas|smoke|fire|carbon|hurt|burning|sparks/i.test(question.text)
  const says911 = turn.reply.text.includes('911')
  if (danger && !says911) return 'does not name 911'
  return !danger && says911 ? 'names 911 without danger to life' : null
}
