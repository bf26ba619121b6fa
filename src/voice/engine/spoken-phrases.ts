/** What the platform says by itself on a call, in one language. */
export interface SpokenPhrases {
  /** Into the silence, first and second time, and before hanging up. */
  stillThere: readonly [string, string]
  nobodyThere: string
  /** While an answer takes long: the first time, and after that. */
  oneMoment: string
  stillLooking: string
  /** When nothing could be made of it. */
  sorry(business: string): string
  /** After the line was lost and is back. */
  backAgain: string
  /** Nobody took the call it was put through to. */
  nobodyAnswered: string
  timeIsUp(business: string): string
  /** Who is calling, said first on a call of ours, and then why. */
  disclosure(bot: string, business: string): string
  calling(about: string): string
  /** Left on an answering machine. */
  machineMessage(bot: string, business: string, about: string): string
}

export const spokenEnglish: SpokenPhrases = {
  stillThere: ['Are you still there?', 'I can’t hear you. Are you still on the line?'],
  nobodyThere: 'I can’t hear anybody, so I will hang up now. Please call again any time. Goodbye.',
  oneMoment: 'One moment, please.',
  stillLooking: 'I am still on it. Thank you for waiting.',
  sorry: (business) =>
    `I am sorry, I could not work that out just now. Somebody at ${business} will get back to you.`,
  backAgain: 'Sorry, we were cut off for a moment. I am back. Please go on.',
  nobodyAnswered: 'I am sorry, nobody could take the call just now. Shall I take a message?',
  timeIsUp: (business) =>
    `I am sorry, I have to end the call here. Please call ${business} again if anything is left. Goodbye.`,
  disclosure: (bot, business) => `Hello, this is ${bot}, the automated assistant of ${business}.`,
  calling: (about) =>
    about === '' ? 'Do you have a moment?' : `I am calling about ${about}. Do you have a moment?`,
  machineMessage: (bot, business, about) =>
    `Hello, this is ${bot}, the automated assistant of ${business}.${about === '' ? '' : ` I am calling about ${about}.`} Please call us back at this number when it suits you. Goodbye.`,
}
