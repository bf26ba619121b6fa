import { conversationWords } from './conversation-words.ts'

const words: Record<string, string> = conversationWords.answers

/** Why a contact's text has no answer by the bot, in words; nothing when it has one, waits for it or was spoken. */
export function answerWords(answer: string | null): string | undefined {
  if (answer === null || answer === 'answered' || answer === 'spoken') return undefined
  return words[answer] ?? conversationWords.noAnswer(answer.replaceAll('_', ' '))
}
