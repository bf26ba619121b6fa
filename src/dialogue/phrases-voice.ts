/** What is worded differently when it is heard and not read. */
export const voicePhrases = {
  all_right: ['All right. Call any time.', 'Okay, no problem.', "No worries. I'm here if you need anything."],
  glad: ["Great. I'm here if you need anything.", 'Sounds good.', 'Perfect. Just tell me if you need more.'],
  stopped: [
    "I can't take a number off our list myself.",
    'Taking a number off our list is for the team to do, not for me.',
  ],
  how_to_stop: [
    'Only the team can take a number off our list.',
    'The team can take a number off our list, I cannot.',
  ],
  still_there: ['Hello, are you still there?', "I can't hear you. Are you there?", 'Is anyone there?'],
  tell_more: [
    'Tell me your name and the address, and I will add them.',
    'Give me your name and where you are, and I will add it.',
  ],
  bye: ['Bye for now, take care!', 'Take care, bye!', 'Thanks for calling. Bye!'],
  offer_some: ['I have {moments}. Which works for you?', 'I could do {moments}. Which one would you like?'],
} as const satisfies Record<string, readonly string[]>
