const words: Record<string, string> = {
  stop: 'They asked for no more texts. The bot does not answer.',
  stopped: 'No answer: they asked for no more texts before.',
  start: 'They asked for texts again.',
  help: 'They asked for help; the carrier’s help text was sent.',
  human: 'No answer by the bot: a person has this conversation.',
  no_bot: 'No answer: no published bot answers this number.',
  paused: 'No answer: the bot is paused.',
}

/** Why a contact's text has no answer by the bot, in words; nothing when it has one, waits for it or was spoken. */
export function answerWords(answer: string | null): string | undefined {
  if (answer === null || answer === 'answered' || answer === 'spoken') return undefined
  return words[answer] ?? `No answer: ${answer.replaceAll('_', ' ')}.`
}
