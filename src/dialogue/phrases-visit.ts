/** What is said while something is booked, moved or cancelled. `{moments}` and `{moment}` come from the calendar. */
export const visitPhrases = {
  ask_service: [
    'What do you need done?',
    'Which of our services would you like?',
    'What should we book for you?',
  ],
  ask_service_of: ['Which of these do you need: {services}?', 'Which one is it: {services}?'],
  ask_when: [
    'What day and time would suit you?',
    'When would you like to come in or have us there?',
    'Which day and time would you like?',
  ],
  ask_when_for: [
    'When would you like the {service}?',
    'What day and time would suit you for the {service}?',
    'Which day and time works for your {service}?',
  ],
  ask_when_unclear: [
    "I couldn't tell which day you mean. Which day and time would suit you?",
    'Which day and time do you mean, such as a weekday and the hour?',
  ],
  offer_one: ['{moment} is free. Does that work?', 'I can offer {moment}. Would that work for you?'],
  offer_some: ['I have {moments}. Which works for you?', 'Free times: {moments}. Which one would you like?'],
  offer_near: [
    "{wish} isn't free. The next I have: {moments}. Which works for you?",
    'I have nothing for {wish}. The closest I have: {moments}. Would one of those work?',
  ],
  offer_near_plain: [
    "That isn't free. The next I have: {moments}. Which works for you?",
    'Nothing is free then. The closest I have: {moments}. Would one of those work?',
  ],
  offer_again: ['Which of these works for you: {moments}?', 'The times I have are {moments}. Which one?'],
  offer_taken: [
    'That time was just taken, sorry. I still have {moments}. Which works for you?',
    'Sorry, somebody got that time first. The next I have: {moments}. Which one?',
  ],
  none_free: [
    "I don't see any free time then. Which other day works, or should the team look into it for you?",
    'Nothing is free then, sorry. Which other day could you do, or would you rather have the team arrange it?',
  ],
  none_suits: [
    'Which other day could you do? The team can look into it too, if you like.',
    'What other day or time would work, or should the team look into it for you?',
  ],
  not_heard_window: [
    'Sorry, which of the times do you mean: {moments}?',
    "I didn't catch which time. Is it {moments}?",
  ],
  ask_visit_name: [
    'What name should I put it under?',
    "What's your name, please?",
    'May I have your name for it?',
  ],
  ask_address: ["What's the address?", 'What address should we come to?', 'Which address is it?'],
  ask_name_and_address: [
    "What's your name, and what address should we come to?",
    'May I have your name and the address?',
  ],
  ask_name_and_phone: [
    "What's your name, and the best number to reach you?",
    'May I have your name and a phone number?',
  ],
  ask_visit_phone: ["What's the best phone number for you?", 'What number can we reach you at?'],
  ask_again: [
    "I didn't get {what} clearly. Could you give it to me once more?",
    'Could you tell me {what} again, please?',
  ],
  pick_kept: ['{moment}, good.', '{moment} it is.'],
  read_back_book: [
    'So: {service}, {moment}{details}. Shall I book it?',
    'Let me read it back: {service}, {moment}{details}. Is that right?',
    "Here's what I have: {service}, {moment}{details}. Should I book that?",
  ],
  read_back_move: [
    'So I move your {service} from {previous} to {moment}. Is that right?',
    'Your {service}, from {previous} to {moment}. Shall I move it?',
  ],
  read_back_cancel: [
    'I have your {service} on {moment}. Should I cancel it?',
    'That is your {service}, {moment}. Do you want me to cancel it?',
  ],
  read_back_again: [
    'So shall I book it: {service}, {moment}?',
    'Should I book it then: {service}, {moment}?',
  ],
  texted: ["I've sent it to you by text.", 'I sent you that as a text.'],
  not_texted: ["I couldn't send a text just now, sorry.", "Sorry, the text didn't go through."],
  ask_change: ['All right, what should I change?', 'No problem. What should be different?'],
  booked: ["You're booked: {service}, {moment}.", 'Done, {service} is booked for {moment}.'],
  moved: ['Done, your {service} is now {moment}.', "It's moved: your {service} is now {moment}."],
  cancelled: ['It is cancelled: {service}, {moment}.', 'That is cancelled: {service}, {moment}.'],
  anything_else: ['Anything else?', 'Is there anything else?', 'Anything else I can do?'],
  shown_one_move: [
    'I see your {service} on {moment}. When would you like to have it instead?',
    'You have {service} on {moment}. What day and time should it be moved to?',
  ],
  shown_some: [
    'I see {appointments}. Which one do you mean?',
    'You have {appointments}. Which of them is it?',
  ],
  shown_list: ['I see {appointments}.', 'This is what I see for you: {appointments}.'],
  none_found: [
    "I don't see an upcoming appointment for you here.",
    "I can't find a coming appointment of yours.",
  ],
  ask_kind: ['Would you like to move it or cancel it?', 'Should I move it to another time, or cancel it?'],
  ask_kind_of: [
    'I see your {service} on {moment}. Would you like to move it or cancel it?',
    'I see your {service} on {moment}. Should I move it to another time, or cancel it?',
  ],
  not_bookable: [
    "{service} can't be booked straight from here, the team arranges it.",
    'The team arranges {service} with you directly.',
  ],
  outside_area: [
    'That address seems to be outside the area we serve.',
    "I'm afraid that address isn't in our service area.",
  ],
  visit_dropped: [
    "All right, nothing was booked. I'm here if you need anything.",
    "Okay, I'll leave it. Nothing has been booked.",
  ],
  visit_kept: ['All right, it stays as it is.', "Okay, I'll leave it as it is."],
  visit_failed: [
    "Something went wrong on my side and I couldn't do that, sorry.",
    "I'm sorry, that didn't go through on my side.",
  ],
} as const satisfies Record<string, readonly string[]>
