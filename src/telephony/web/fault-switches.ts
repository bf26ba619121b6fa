import type { CarrierFault } from '#telephony/contract.ts'

export interface FaultVariant {
  /** What happens exactly. */
  label: string
  faults: readonly CarrierFault[]
}

/** A thing that goes wrong out there, as one switch; of several variants one is in force. */
export interface FaultSwitch {
  id: string
  title: string
  variants: readonly [FaultVariant, ...FaultVariant[]]
}

export interface FaultGroup {
  title: string
  switches: readonly FaultSwitch[]
}

const asking = ['webhook.message', 'webhook.call']
const telling = ['webhook.status', 'webhook.call-status', 'webhook.recording', 'webhook.answered-by']
const sending = ['rest.messages.create', 'rest.calls.create']

type Details = Omit<CarrierFault, 'on' | 'fault' | 'rate'> & { rate?: number }

const on = (places: readonly string[], fault: string, details: Details = {}): CarrierFault[] =>
  places.map((place) => ({ on: place, fault, rate: 1, ...details }))

const shares = [
  { words: 'each', rate: 1 },
  { words: 'one in 2', rate: 0.5 },
  { words: 'one in 4', rate: 0.25 },
  { words: 'one in 8', rate: 0.125 },
]
/** The same fault for each of the usual shares. */
const byShare = (
  label: (share: string) => string,
  faults: (rate: number) => readonly CarrierFault[],
): FaultSwitch['variants'] => {
  const [first, ...others] = shares.map(({ words, rate }) => ({ label: label(words), faults: faults(rate) }))
  return [first as FaultVariant, ...others]
}

/** Everything the emulated carrier can do wrong, in the words of somebody who runs a business. */
export const faultGroups: readonly FaultGroup[] = [
  {
    title: 'What the carrier tells us',
    switches: [
      {
        id: 'answers-500',
        title: 'We answer with 500',
        variants: byShare(
          (share) => `${share} webhook`,
          (rate) => on([...asking, ...telling], '500', { rate }),
        ),
      },
      {
        id: 'duplicate',
        title: 'Webhooks come twice',
        variants: byShare(
          (share) => `${share} webhook`,
          (rate) => on([...asking, ...telling], 'duplicate', { rate }),
        ),
      },
      {
        id: 'late',
        title: 'Webhooks come late',
        variants: [
          { label: 'after 1 s', faults: on([...asking, ...telling], 'delay', { delayMs: 1_000 }) },
          { label: 'after 5 s', faults: on([...asking, ...telling], 'delay', { delayMs: 5_000 }) },
          { label: 'after 20 s', faults: on([...asking, ...telling], 'delay', { delayMs: 20_000 }) },
        ],
      },
      {
        id: 'reorder',
        title: 'Reports out of order',
        variants: [
          { label: 'mixed within 3 s', faults: on(telling, 'reorder', { delayMs: 3_000 }) },
          { label: 'mixed within 15 s', faults: on(telling, 'reorder', { delayMs: 15_000 }) },
        ],
      },
      {
        id: 'lost-reports',
        title: 'Reports get lost',
        variants: byShare(
          (share) => `${share} status callback`,
          (rate) => on(telling, 'drop', { rate }),
        ),
      },
      {
        id: 'lost-texts',
        title: 'Incoming texts get lost',
        variants: byShare(
          (share) => `${share} webhook of a text`,
          (rate) => on(['webhook.message'], 'drop', { rate }),
        ),
      },
      {
        id: 'cut',
        title: 'Our answers do not arrive',
        variants: byShare(
          (share) => `${share} webhook is cut off`,
          (rate) => on([...asking, ...telling], 'reset', { rate }),
        ),
      },
      {
        id: 'dribble',
        title: 'Webhooks trickle in',
        variants: [{ label: 'byte by byte', faults: on([...asking, ...telling], 'slow-bytes') }],
      },
    ],
  },
  {
    title: 'What we ask of the carrier',
    switches: [
      {
        id: 'busy',
        title: 'Too many requests (429)',
        variants: byShare(
          (share) => `${share} request`,
          (rate) => on(['rest'], '429', { rate }),
        ),
      },
      {
        id: 'fails',
        title: 'Carrier fails (500)',
        variants: byShare(
          (share) => `${share} request`,
          (rate) => on(['rest'], '500', { rate }),
        ),
      },
      {
        id: 'fails-after',
        title: 'Taken, then fails (500)',
        variants: byShare(
          (share) => `${share} text or call`,
          (rate) => on(sending, '500-after-accept', { rate }),
        ),
      },
      {
        id: 'silent',
        title: 'Carrier never answers',
        variants: [
          { label: 'and takes nothing', faults: on(sending, 'hang') },
          { label: 'though it takes it', faults: on(sending, 'hang-after-accept') },
        ],
      },
      {
        id: 'slow',
        title: 'Carrier is slow',
        variants: [
          { label: '2 s for each answer', faults: on(['rest'], 'delay', { delayMs: 2_000 }) },
          { label: '10 s for each answer', faults: on(['rest'], 'delay', { delayMs: 10_000 }) },
        ],
      },
      {
        id: 'reset',
        title: 'Connection breaks off',
        variants: byShare(
          (share) => `${share} request`,
          (rate) => on(['rest'], 'reset', { rate }),
        ),
      },
    ],
  },
  {
    title: 'Texts we send',
    switches: [
      {
        id: 'undelivered',
        title: 'Not delivered',
        variants: [
          { label: 'filtered, code 30007', faults: on(['delivery'], 'undelivered', { errorCode: 30007 }) },
          {
            label: 'phone is off, code 30003',
            faults: on(['delivery'], 'undelivered', { errorCode: 30003 }),
          },
          { label: 'a landline, code 30006', faults: on(['delivery'], 'undelivered', { errorCode: 30006 }) },
          { label: 'unknown error, code 30008', faults: on(['delivery'], 'failed', { errorCode: 30008 }) },
        ],
      },
      {
        id: 'slow-delivery',
        title: 'Delivered late',
        variants: [{ label: 'after 30 s', faults: on(['delivery'], 'delay', { delayMs: 30_000 }) }],
      },
    ],
  },
  {
    title: 'Calls',
    switches: [
      {
        id: 'next-call',
        title: 'Next call of the bot',
        variants: [
          { label: 'busy', faults: on(['call'], 'busy', { count: 1 }) },
          { label: 'no answer', faults: on(['call'], 'no-answer', { count: 1 }) },
          { label: 'a voicemail machine', faults: on(['call'], 'machine', { count: 1 }) },
          { label: 'cannot be put through', faults: on(['call'], 'failed', { count: 1 }) },
        ],
      },
      {
        id: 'mishear',
        title: 'Callers are misheard',
        variants: [
          { label: '1 word in 10', faults: on(['recogniser'], 'mishear', { errorRate: 0.1 }) },
          { label: '3 words in 10', faults: on(['recogniser'], 'mishear', { errorRate: 0.3 }) },
        ],
      },
      {
        id: 'drop-line',
        title: 'Line drops',
        variants: [
          { label: 'within 20 s', faults: on(['relay.socket'], 'cut', { delayMs: 20_000 }) },
          { label: 'within 60 s', faults: on(['relay.socket'], 'cut', { delayMs: 60_000 }) },
        ],
      },
      {
        id: 'hang-line',
        title: 'Line goes silent',
        variants: [{ label: 'within 20 s', faults: on(['relay.socket'], 'hang', { delayMs: 20_000 }) }],
      },
      {
        id: 'slow-line',
        title: 'Line is slow',
        variants: [
          { label: '1 s for each message', faults: on(['relay.socket'], 'slow', { delayMs: 1_000 }) },
          { label: '4 s for each message', faults: on(['relay.socket'], 'slow', { delayMs: 4_000 }) },
        ],
      },
      {
        id: 'garbled-line',
        title: 'Line tells nonsense',
        variants: [
          { label: '5 messages', faults: on(['relay.socket'], 'malformed', { copies: 5, delayMs: 10_000 }) },
        ],
      },
      {
        id: 'double-line',
        title: 'Line tells twice',
        variants: [{ label: 'words, keys, interruptions', faults: on(['relay.socket'], 'duplicate') }],
      },
      {
        id: 'refused-line',
        title: 'Line cannot be opened',
        variants: [
          { label: 'it is refused', faults: on(['relay.connect'], 'refuse') },
          { label: 'its signature is forged', faults: on(['relay.connect'], 'forge') },
          { label: 'only after 8 s', faults: on(['relay.connect'], 'delay', { delayMs: 8_000 }) },
        ],
      },
      {
        id: 'recording',
        title: 'No recording',
        variants: [
          { label: 'there is none', faults: on(['recording'], 'absent') },
          { label: 'it failed', faults: on(['recording'], 'failed') },
          { label: 'only after 60 s', faults: on(['recording'], 'delay', { delayMs: 60_000 }) },
        ],
      },
    ],
  },
]
