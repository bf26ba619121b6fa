import { defineWords } from '#ui/words.ts'

export const newBotWords = defineWords('studio/new-bot', {
  title: 'New bot',
  beginWith: 'Begin with',
  ways: { template: 'A template', questions: 'A few questions', blank: 'Blank' },
  what: 'A new bot is a draft without a number: try it at the bench, publish it, then give it a number.',
  offTitle: 'You can look, not create',
  noProfile: 'The business profile could not be loaded',
  noProfileText: 'Your other bots go on as before.',
  name: 'Name',
  nameHelp: 'For your team; customers hear the greeting.',
  nameMissing: 'Give the bot a name',
  template: {
    list: 'Templates',
    all: 'All templates',
    choose: 'Choose a trade',
    chooseText: 'You see all of it before you take it, and every word can be changed afterwards.',
    mark: 'template',
    take: 'Use this template',
    greeting: 'Greeting',
    guide: 'Guide',
    questions: 'Questions and answers',
    tools: 'Tools on',
  },
  trades: {
    auto: {
      name: 'Car repair',
      summary: 'Takes down car and trouble, books a slot in the shop and explains drop-off.',
    },
    dental: {
      name: 'Dental clinic',
      summary: 'Books check-ups, spots pain that cannot wait and gives no medical advice.',
    },
    electrician: {
      name: 'Electrician',
      summary: 'Keeps people safe, books jobs and quotes, and never gives wiring advice.',
    },
    fitness: {
      name: 'Gym and fitness studio',
      summary: 'Books trial visits and personal sessions, answers about passes and freezes.',
    },
    salon: {
      name: 'Hair salon',
      summary: 'Books cuts and color, knows what takes long and keeps the no-show rule.',
    },
    cleaning: {
      name: 'House cleaning',
      summary: 'Asks about home and wishes, books a first clean and keeps regulars happy.',
    },
    law: {
      name: 'Law office',
      summary: 'Takes down what it is about, checks deadlines and books a first talk. No advice.',
    },
    plumbing: {
      name: 'Plumbing and heating',
      summary: 'Sorts emergencies from routine work, books visits and takes the address.',
    },
    restaurant: {
      name: 'Restaurant',
      summary: 'Answers about menu, hours and allergies, and takes wishes for tables and parties.',
    },
    vet: {
      name: 'Veterinary clinic',
      summary: 'Asks about the animal, sends emergencies on and books the rest.',
    },
  },
  questions: {
    title: 'A few questions',
    byRules: 'Written by plain rules on this machine. No model is asked.',
    write: 'Write the bot',
    firstName: 'Receptionist',
    trade: 'What does your business do?',
    tradeHelp: 'One sentence, as you would tell a new colleague.',
    tradeExample: 'We repair and service bicycles',
    jobs: 'What should the bot do?',
    jobsMissing: 'Choose what it should do',
    job: {
      answer: { label: 'Answer questions', help: 'Hours, prices, area, and what you write down later.' },
      book: { label: 'Book appointments', help: 'Also move and cancel them.' },
      message: { label: 'Take messages', help: 'For whatever it cannot do.' },
      person: { label: 'Call for a person', help: 'When somebody wants one, or it is urgent.' },
    },
    greeting: 'How does it say hello?',
    optional: 'optional',
    never: 'What must it never do?',
    neverHelp: 'One thing to a line.',
    neverExample: 'promise a price\ngive medical advice',
    afterHours: 'And after hours?',
    after: {
      message: 'Say when you open, and take a message',
      book: 'Go on booking the next free times',
      say: 'Only say when you open',
    },
    name: 'Name of the bot',
  },
  blank: {
    title: 'Blank',
    firstName: 'New bot',
    create: 'Create an empty bot',
    what: (greeting: string) =>
      `It says “${greeting}”, looks up what the business profile says and takes messages. All else is yours to write.`,
  },
})
