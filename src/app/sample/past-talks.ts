/** One talk of the sample team's two weeks. */
export interface PastTalk {
  daysAgo: number
  /** At the business, `HH:MM`. */
  at: string
  phone: string
  steps: readonly PastStep[]
}

/** A text, several texts in one breath, or what somebody of the team does about it. */
export type PastStep = string | readonly string[] | StaffDeed
export interface StaffDeed {
  by: string
  does: 'calls back' | 'marks done' | 'resolves'
  afterMinutes: number
}

const fictional = (last: number) => `+1503555${String(last).padStart(4, '0')}`

export const pastTalks: readonly PastTalk[] = [
  {
    daysAgo: 13,
    at: '09:12',
    phone: fictional(111),
    steps: ['Hi, are you open on Saturdays?', 'Perfect, thank you!'],
  },
  {
    daysAgo: 13,
    at: '14:40',
    phone: fictional(112),
    steps: ['How much is a furnace tune-up?', 'and is there a trip fee?', 'ok thanks'],
  },
  {
    daysAgo: 12,
    at: '10:05',
    phone: fictional(113),
    steps: [
      'Do you come out to Millrace?',
      'Nora Ellsworth here. Can somebody call me back about a blocked sink?',
      'thanks',
      { by: 'Dana Whitlock', does: 'calls back', afterMinutes: 35 },
    ],
  },
  {
    daysAgo: 11,
    at: '16:20',
    phone: fictional(114),
    steps: [['Hello', 'do you install tankless heaters?', 'and where are you located?'], 'thank you!'],
  },
  {
    daysAgo: 10,
    at: '11:30',
    phone: fictional(115),
    steps: ['Do you take credit cards?', 'What areas do you cover?', 'Thx'],
  },
  {
    daysAgo: 9,
    at: '19:48',
    phone: fictional(116),
    steps: [
      'Hi, this is Theo Marsh. There is water coming through my ceiling and I cannot find the shutoff!!',
      { by: 'Dana Whitlock', does: 'calls back', afterMinutes: 6 },
    ],
  },
  {
    daysAgo: 8,
    at: '13:15',
    phone: fictional(117),
    steps: ['Is Marlene there?', 'Oh sorry, wrong number'],
  },
  {
    daysAgo: 7,
    at: '08:55',
    phone: fictional(118),
    steps: ['Do you rent out carpet cleaners?', 'no'],
  },
  {
    daysAgo: 6,
    at: '15:02',
    phone: fictional(119),
    steps: ['How much is drain cleaning?', 'STOP'],
  },
  {
    daysAgo: 5,
    at: '12:26',
    phone: fictional(120),
    steps: ['How much do you charge to fix a dripping faucet?', 'please stop texting me'],
  },
  {
    daysAgo: 5,
    at: '17:05',
    phone: fictional(112),
    steps: [
      'I would like to book a furnace tune-up, some time next week',
      'the first one',
      'My name is Irene Castellan, and it is at 210 Cedar Court, Fernbrook',
      'yes please',
      'Thanks!',
    ],
  },
  {
    daysAgo: 4,
    at: '10:44',
    phone: fictional(121),
    steps: ['are you licensed and insured?', 'And do you give a warranty?', 'Great, bye'],
  },
  {
    daysAgo: 4,
    at: '20:31',
    phone: fictional(122),
    steps: ['are you open right now?', 'Am I talking to a bot?', 'this is useless'],
  },
  {
    daysAgo: 3,
    at: '09:37',
    phone: fictional(123),
    steps: ['Is it ok if my dog is home while you work?'],
  },
  {
    daysAgo: 2,
    at: '11:18',
    phone: fictional(124),
    steps: [
      'Hi this is Priya Lindqvist. No hot water since this morning. Can someone call me please?',
      'thank you',
    ],
  },
  {
    daysAgo: 2,
    at: '16:50',
    phone: fictional(125),
    steps: [
      'What is your address?',
      'ok thanks, bye',
      { by: 'Dana Whitlock', does: 'resolves', afterMinutes: 20 },
    ],
  },
  {
    daysAgo: 1,
    at: '10:09',
    phone: fictional(126),
    steps: [
      'Can you tell me if a new boiler qualifies for the state rebate?',
      'Yes please, my name is Ruben Achterberg',
    ],
  },
  {
    daysAgo: 3,
    at: '14:12',
    phone: fictional(127),
    steps: [
      'Hi, my kitchen drain is clogged. Can someone come in four days, in the morning?',
      'the first one',
      'how much will that be?',
      'Helen Brandt, 48 Larch Street, Fernbrook',
      'yes please',
    ],
  },
  {
    daysAgo: 2,
    at: '08:40',
    phone: fictional(128),
    steps: [
      'We need the water heater looked at. What do you have in three days?',
      'anything later that day?',
      'the last one works',
      'Omar Haddad, 7 Mill Road, Millrace',
      'yes',
      'great, thank you',
    ],
  },
  {
    daysAgo: 1,
    at: '09:25',
    phone: fictional(129),
    steps: [
      'Can I get a second opinion on a quote, the day after tomorrow?',
      'the second one',
      'Grace Lindholm, 9 Alder Way, Alder Hills',
      'yes',
      'oh no, I am away that day. Can we move it to the day after?',
      'the first one is fine',
      'yes',
    ],
  },
  {
    daysAgo: 1,
    at: '15:55',
    phone: fictional(130),
    steps: [
      'Leaking pipe under the sink, can somebody come tomorrow?',
      'the first one',
      'Victor Okafor, 31 Canal Street, East Larch',
      'yes',
      'my neighbor fixed it, please cancel the appointment',
      'yes',
    ],
  },
]

/** Their phone is switched off just when we answer. */
export const unreachablePhones: ReadonlySet<string> = new Set([fictional(123)])
