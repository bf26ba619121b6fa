/** Manners, and what is said of the bot itself. */
export const talkPhrases = {
  greet_again: [
    'Hi again! What can I do for you?',
    'Hello! What can I help with?',
    'Hey there, how can I help?',
  ],
  welcome: ["You're welcome!", 'Any time!', 'Happy to help!', 'Glad to help.'],
  bye: ['Bye for now, take care!', 'Take care!', 'Thanks for reaching out. Bye!'],
  all_right: [
    'All right. Text me any time.',
    'Okay, no problem.',
    'No worries. I am here if you need anything.',
  ],
  glad: [
    'Great. I am here if you need anything.',
    'Sounds good. Text me any time.',
    'Perfect. Just text me if you need more.',
  ],
  go_ahead: ['Sure, what would you like to know?', 'Of course, go ahead.', 'Sure, ask away.'],
  wrong_number: [
    'No problem at all, sorry for the mix-up.',
    'Thanks for telling me, and sorry for the mix-up.',
  ],
  not_understood: [
    "Sorry, I didn't quite get that. Could you say it another way?",
    "I'm not sure I follow. What would you like to know?",
    'Could you put that a little differently for me?',
  ],

  robot: [
    "I'm {bot}, an automated assistant at {business}, not a person.",
    "I'm a bot: {bot}, the automated assistant at {business}.",
  ],
  own_answer: ['{answer}'],
  own_answer_again: ['Like I said: {answer}', 'As before: {answer}'],

  sorry: [
    "I'm sorry this is frustrating. I'll do my best to help.",
    "I'm sorry. I'd like to help, and I can get somebody from the team if you prefer.",
    "I understand you're upset, and I'm sorry. What can I do for you?",
  ],
  sorry_about_it: ["I'm sorry about that.", "I'm really sorry to hear that."],
  still_there: [
    "I didn't catch anything. Are you still there?",
    'Hello, are you there? I could not hear anything.',
    'I still have nothing from you. What can I help with?',
  ],
  silent_bye: [
    "I'll leave it here for now. Reach out any time.",
    "It seems you're gone, so I'll stop here. Reach out whenever you like.",
  ],
  stopped: [
    'To get no more texts from us, reply with just the word STOP. Take care.',
    "Reply with the one word STOP, and there won't be any more texts from us. Take care.",
  ],
  how_to_stop: [
    'Whoever replies with just the word STOP gets no more texts from us.',
    'To get no more texts from us, it takes a reply with just the word STOP.',
  ],
  stop_here: ["All right, I'll stop here. Take care.", "Okay, I'll leave it at that. Take care."],
  take_your_time: ['Sure, take your time.', 'No rush, I am here.', 'Of course, take your time.'],
  say_again: ['Sure: {text}', 'Of course. {text}', 'Again: {text}'],
  nothing_said_yet: [
    'I only said hello so far. What can I do for you?',
    'Nothing yet. What can I help with?',
  ],
  off_topic: ["That's outside what I can help with here.", "I'm only here for questions about {business}."],
  from_notes: ['{passage}', "Here's what I have on that: {passage}"],
  from_notes_again: ['As I said: {passage}', 'Again: {passage}'],
} as const satisfies Record<string, readonly string[]>
