/**
 * Every sentence the engine can say, in English. Several wordings each, so that nothing is said the same way
 * twice in a row. Braces are filled with facts; no sentence holds a fact of its own.
 */
export const phrases = {
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

  hours_open: ["{day} we're open {spans}.", '{day}: open {spans}.', 'Our hours {on_day} are {spans}.'],
  hours_all_day: ["{day} we're open around the clock.", '{day}: open around the clock.'],
  hours_closed: ["{day} we're closed.", "We're closed {on_day}.", '{day}: closed.'],
  hours_holiday_open: ['For {holiday} ({day}) our hours are {spans}.', '{day} is {holiday}: open {spans}.'],
  hours_holiday_closed: ["{day} is {holiday}, so we're closed.", "We're closed {on_day} for {holiday}."],
  hours_regular: ['Other {days}: {spans}.', 'On regular {days} it is {spans}.'],
  hours_week: ['Our hours: {week}.', "We're open {week}.", "Here's our week: {week}."],
  hours_week_holiday: ['Note: {holiday} ({day}) is {spans}.', 'One change: {holiday} ({day}) is {spans}.'],
  hours_no_listed_holiday: [
    "I don't see special hours for {holiday} on our calendar.",
    "There's nothing special on our calendar for {holiday}, so I'm not sure.",
  ],
  open_now: ["Yes, we're open now, until {close}.", "We're open right now, until {close}."],
  open_all_day: ["Yes, we're open now, around the clock today.", "We're open right now, all day today."],
  closed_now: [
    "We're closed right now. We open again {when} at {open}.",
    "Right now we're closed. We're back {when} at {open}.",
  ],
  closed_until_further: ["We're closed right now, and I don't see an opening time on our calendar."],
  next_opening: [
    'We next open {when} at {open}.',
    'Our next opening is {when} at {open}.',
    'We open again {when} at {open}.',
  ],
  closes: [
    '{day} we close at {close}.',
    "{day} we're open until {close}.",
    'Closing time {on_day} is {close}.',
  ],
  closes_never: ["{day} we don't close, we're open around the clock.", "{day} we're open around the clock."],

  service_yes: [
    'Yes, we do {service}{details}.',
    'Yes, {service} is one of our services{details}.',
    'Yep, we offer {service}{details}.',
  ],
  service_unlisted: [
    "I don't see {words} on our list of services.",
    "{words}: that isn't on the list of services I have.",
  ],
  service_list: ['We offer {services}.', 'Our services: {services}.', "Here's what we do: {services}."],
  service_none_listed: ["I don't have a list of our services.", "Our services aren't listed with me yet."],
  service_about: ['{service}: {description}', 'About {service}: {description}'],
  service_no_description: [
    "I don't have more details on {service}.",
    "I'm not sure what exactly {service} includes.",
  ],
  service_duration: [
    '{service} takes {duration}.',
    'Plan on {duration} for {service}.',
    "It's {duration} for {service}.",
  ],
  service_no_duration: ["I don't have a set time for {service}.", "I'm not sure how long {service} takes."],
  service_price: ['{service} {price}.', 'Our {service} {price}.', 'That would be: {service} {price}.'],
  service_prices: ['Our prices: {prices}.', "Here's what we charge: {prices}."],
  price_unknown: ["I don't have a price for {words}.", "I'm not sure what {words} would be."],
  which_service: ['Which service do you mean?', 'Which of our services is that for?'],

  area_yes: ['Yes, we serve {place}.', 'Yes, we cover {place}.', 'Yep, we come to {place}.'],
  area_no: ["I don't see {place} in our service area.", "{place} isn't on the list of places we serve."],
  area_unknown: ["I'm not sure whether we cover {place}.", "I don't know if {place} is in our area."],
  area_list: ['We serve {places}.', 'Our service area: {places}.', 'We cover {places}.'],
  area_none_listed: ["I don't have our service area listed.", "I'm not sure how far we go."],

  address: ["We're at {address}.", 'Our address is {address}.', 'You can find us at {address}.'],
  phone: ['Our number is {phone}.', 'You can call us at {phone}.'],
  email: ['Our email is {email}', 'You can email us at {email}'],
  website: ['Our website is {website}', "We're online at {website}"],
  business_name: ['This is {business}.', "You've reached {business}.", "We're {business}."],
  fact_missing: ["I don't have {thing} listed.", "I'm not sure about {thing}, I don't have it here."],
  robot: [
    "I'm {bot}, an automated assistant at {business}, not a person.",
    "I'm a bot: {bot}, the automated assistant at {business}.",
  ],
  own_answer: ['{answer}'],
  own_answer_again: ['Like I said: {answer}', 'As before: {answer}'],

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
  ack_request: [
    "I can't do that myself, but I'll pass it to the team.",
    "That's one for the team, and I'll pass it on.",
  ],
  ack_person: ["Sure, I'll let the team know.", "Of course, I'll get word to the team."],
  ack_complaint: [
    "I'm sorry about that. I'll make sure the team hears it.",
    "I'm really sorry. I'll pass this to the team.",
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
  taken_urgent: ["I've sent the team an urgent message.", 'The team has your urgent message.'],
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
} as const satisfies Record<string, readonly string[]>

export type PhraseKey = keyof typeof phrases
