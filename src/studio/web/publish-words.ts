import { plural } from '#ui/plural.ts'
import { defineWords } from '#ui/words.ts'

const spelled = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']

export const publishWords = defineWords('studio/publish', {
  title: (bot: string, version: number) => `Publish ${bot} v${version}`,
  noNumber: 'It has no number yet. Give it one under Phone numbers, so that somebody can reach it.',
  next: 'The next call or text is answered by the new version. Older ones stay and can be put back.',
  cancel: 'Cancel',
  publish: (version: number) => `Publish v${version}`,
  notPublished: 'It was not published',
  willNotice: 'What callers will notice',
  liveNotLoaded: 'The live version could not be loaded',
  goesOn: 'What is live goes on answering, and the draft is kept.',
  nothing: (version: number) => `Nothing: the draft is what v${version} says already.`,
  note: 'Note for your team',
  optional: 'optional',
  noteExample: 'Warranty is two years now',
  isLive: (bot: string, version: number) => `${bot} v${version} is live`,
  reasons: {
    blockers: 'Put right what stops it first',
    notSaved: 'The draft is not saved',
    saving: 'The draft is being saved',
    comparing: 'Comparing with the live version',
    same: 'Nothing has changed',
  },
  stops: (count: number) =>
    plural(count, {
      one: 'One thing stops this version',
      other: `${spelled[count] ?? '#'} things stop this version`,
    }),
  fixes: {
    fix: 'Fix',
    switchOn: 'Switch it on',
    switchOff: 'Switch it off',
    switchBookingOff: 'Switch booking off',
    takeOut: 'Take it out',
    addDuration: 'Add a duration',
    addHours: 'Add hours',
    nameSomebody: 'Name somebody',
    of: (fix: string, what: string) => `${fix}: ${what}`,
  },
  blockers: {
    greetingEmpty: { title: 'The greeting is empty', detail: 'It is the first thing people hear.' },
    question: {
      noWords: (name: string) => `${name} has no words yet`,
      noAnswer: (name: string) => `${name} has no answer yet`,
      detail: 'Write it, or take the question out.',
      nth: (place: number) => `Question ${place}`,
      quoted: (words: string) => `“${words}”`,
    },
    blank: {
      greeting: (blank: string) => `The greeting still says ${blank}`,
      guide: (blank: string) => `The guide still says ${blank}`,
      answer: (name: string, blank: string) => `The answer to ${name} still says ${blank}`,
      detail: 'Put your own words in its place.',
      answerDetail: 'Put your own words in its place, or take the question out.',
    },
    toolOff: {
      title: 'The guide uses a tool that is off',
      detail: (tool: string) => `“${tool}” is switched off for this bot.`,
    },
    questionGone: {
      title: 'The guide points at a question that is gone',
      detail: 'It was taken out of the questions.',
    },
    gone: 'The guide points at something that does not exist',
    toolLame: {
      title: (tool: string, needs: string) => `“${tool}” is on without ${needs}`,
      quoted: (tool: string) => `“${tool}”`,
      and: (first: string, last: string) => `${first} and ${last}`,
      detail: 'It cannot do its work alone.',
    },
    noService: {
      title: 'It books, but no service can be booked',
      detail: 'A service needs a duration in the business profile.',
    },
    noHours: {
      title: 'It books, but there are no opening hours',
      detail: 'Without hours there is no free time to offer.',
    },
    nobodyTold: {
      title: 'It hands over, but nobody is told',
      detail: 'Name a number or an e-mail address that hears when a person is wanted.',
    },
  },
  changes: {
    added: 'new',
    removed: 'taken out',
    moved: 'changed',
    greeting: 'Greeting',
    guide: 'Guide',
    tools: 'Tools',
    model: 'Answers with',
    settle: 'Waits before answering',
    question: 'Question',
    alsoAsked: (question: string) => `${question} (also asked as)`,
    order: 'Order of the questions',
  },
})
