/** What is said while a message is taken or a person is asked for. */
export const messagePhrases = {
  unknown: [
    "I don't know that one, sorry.",
    "Good question, but I don't have the answer.",
    "I'm not sure about that, sorry.",
  ],
  offer_pass_on: [
    'Should I pass your question to the team?',
    'Want me to ask the team and have someone get back to you?',
    'Shall I pass it on to the team?',
  ],
  offer_statement: [
    'Should I pass that on to the team?',
    'Would you like me to tell the team about it?',
    'Shall I let the team know?',
  ],
  offer_later: [
    'I can pass that question on to the team, just say so.',
    'If you like, I can pass that question on to the team.',
  ],
  ack_request: [
    "I can't do that myself, but I'll pass it to the team.",
    "That's one for the team, and I'll pass it on.",
  ],
  ack_person: ["Sure, I'll let the team know.", "Of course, I'll get word to the team."],
  ack_complaint: [
    "I'm sorry about that. I'll pass this to the team.",
    "I'm really sorry. I'll tell the team about it.",
  ],
  ack_statement: ["Thanks for telling me. I'll pass it to the team.", "Got it. I'll pass this to the team."],
  ack_short: ['Sure.', 'Will do.', 'Of course.'],
  ask_name: [
    "What's your name?",
    'Who should I say it is from? Your name is enough.',
    'May I have your name?',
  ],
  ask_message: ['What should I tell them?', 'What do you need help with?', 'What should I pass on?'],
  ask_message_and_name: [
    "What is it about, and what's your name?",
    'What do you need, and what is your name?',
  ],
  ask_phone: ['What number can they reach you at?', "What's the best number for a reply?"],
  taken: [
    "I've passed your message to the team.",
    'Your message is with the team now.',
    'Done, the team has your message.',
  ],
  taken_named: [
    "Thanks, {name}. I've passed your message to the team.",
    'Thanks, {name}, the team has your message now.',
  ],
  taken_urgent: ["I've passed your urgent message to the team.", 'The team has your urgent message.'],
  taken_more: ["Thanks, I've added that for the team.", 'Got it, the team has that too.'],
  tell_more: [
    'Text me your name and the address, and I will add them.',
    'Send me your name and where you are, and I will add it.',
  ],
  taken_reply: ["They'll get back to you.", 'Someone will get back to you.'],
  taken_after_hours: [
    "We're closed right now and open again {when} at {open}.",
    "It's after hours, we open {when} at {open}.",
  ],
  danger: [
    'If anyone is in danger, get out and call 911 now.',
    'Get to safety and call 911 if anyone is in danger.',
  ],
  already_taken: ['That is already with the team.', 'I already passed that on, they have it.'],
  anything_to_add: ['Anything you want to add?', 'Tell me if there is something to add.'],
  not_taken: [
    "I couldn't pass your message on just now, sorry.",
    "Sorry, your message didn't go through on my side.",
  ],
  cannot_take: ["I can't take messages here, sorry.", "I'm sorry, I can't pass messages on from here."],
  try_again: ['Should I try again?', 'Want me to try again?'],
  call_us: ['You can reach us at {phone}.', 'Our number is {phone}.'],
  handed_over: [
    'Of course. Somebody from the team will take over here shortly.',
    "Sure, I've asked the team: a person will take over here.",
  ],
  put_through: ["One moment, I'll put you through.", "Sure, I'll connect you with somebody now."],
  handed_over_closed: [
    "We're closed right now and open again {when} at {open}. I've told the team you want to talk to a person.",
    "It's after hours, we open {when} at {open}. I've let the team know you want a person.",
  ],
  handed_over_later: [
    "We're closed right now. I've let the team know you want to talk to a person.",
    "It's after hours. I've told the team you want a person.",
  ],
  not_handed_over: [
    "I couldn't reach the team just now, sorry.",
    "Sorry, I can't get a person for you at the moment.",
  ],
} as const satisfies Record<string, readonly string[]>
