import type { CarrierFault } from '#telephony/contract.ts'
import { faultWords as words } from './fault-words.ts'

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

/** The same fault for each of the usual shares. */
const byShare = (
  label: (oneIn: number) => string,
  faults: (rate: number) => readonly CarrierFault[],
): FaultSwitch['variants'] => {
  const variant = (oneIn: number) => ({ label: label(oneIn), faults: faults(1 / oneIn) })
  return [variant(1), variant(2), variant(4), variant(8)]
}

/** Everything the emulated carrier can do wrong. */
export const faultGroups: readonly FaultGroup[] = [
  {
    title: words.groups.told,
    switches: [
      {
        id: 'answers-500',
        title: words.told.answers500,
        variants: byShare(words.shares.webhooks, (rate) => on([...asking, ...telling], '500', { rate })),
      },
      {
        id: 'duplicate',
        title: words.told.twice,
        variants: byShare(words.shares.webhooks, (rate) =>
          on([...asking, ...telling], 'duplicate', { rate }),
        ),
      },
      {
        id: 'late',
        title: words.told.late,
        variants: [
          { label: words.after(1), faults: on([...asking, ...telling], 'delay', { delayMs: 1_000 }) },
          { label: words.after(5), faults: on([...asking, ...telling], 'delay', { delayMs: 5_000 }) },
          { label: words.after(20), faults: on([...asking, ...telling], 'delay', { delayMs: 20_000 }) },
        ],
      },
      {
        id: 'reorder',
        title: words.told.reorder,
        variants: [
          { label: words.mixed(3), faults: on(telling, 'reorder', { delayMs: 3_000 }) },
          { label: words.mixed(15), faults: on(telling, 'reorder', { delayMs: 15_000 }) },
        ],
      },
      {
        id: 'lost-reports',
        title: words.told.lostReports,
        variants: byShare(words.shares.reports, (rate) => on(telling, 'drop', { rate })),
      },
      {
        id: 'lost-texts',
        title: words.told.lostTexts,
        variants: byShare(words.shares.texts, (rate) => on(['webhook.message'], 'drop', { rate })),
      },
      {
        id: 'cut',
        title: words.told.cut,
        variants: byShare(words.shares.cut, (rate) => on([...asking, ...telling], 'reset', { rate })),
      },
      {
        id: 'dribble',
        title: words.told.trickle,
        variants: [{ label: words.told.trickleHow, faults: on([...asking, ...telling], 'slow-bytes') }],
      },
    ],
  },
  {
    title: words.groups.asked,
    switches: [
      {
        id: 'busy',
        title: words.asked.tooMany,
        variants: byShare(words.shares.requests, (rate) => on(['rest'], '429', { rate })),
      },
      {
        id: 'fails',
        title: words.asked.fails,
        variants: byShare(words.shares.requests, (rate) => on(['rest'], '500', { rate })),
      },
      {
        id: 'fails-after',
        title: words.asked.failsAfter,
        variants: byShare(words.shares.sendings, (rate) => on(sending, '500-after-accept', { rate })),
      },
      {
        id: 'silent',
        title: words.asked.silent,
        variants: [
          { label: words.asked.takesNothing, faults: on(sending, 'hang') },
          { label: words.asked.takesIt, faults: on(sending, 'hang-after-accept') },
        ],
      },
      {
        id: 'slow',
        title: words.asked.slow,
        variants: [
          { label: words.perAnswer(2), faults: on(['rest'], 'delay', { delayMs: 2_000 }) },
          { label: words.perAnswer(10), faults: on(['rest'], 'delay', { delayMs: 10_000 }) },
        ],
      },
      {
        id: 'reset',
        title: words.asked.reset,
        variants: byShare(words.shares.requests, (rate) => on(['rest'], 'reset', { rate })),
      },
    ],
  },
  {
    title: words.groups.texts,
    switches: [
      {
        id: 'undelivered',
        title: words.texts.undelivered,
        variants: [
          { label: words.texts.filtered, faults: on(['delivery'], 'undelivered', { errorCode: 30007 }) },
          {
            label: words.texts.off,
            faults: on(['delivery'], 'undelivered', { errorCode: 30003 }),
          },
          { label: words.texts.landline, faults: on(['delivery'], 'undelivered', { errorCode: 30006 }) },
          { label: words.texts.unknown, faults: on(['delivery'], 'failed', { errorCode: 30008 }) },
        ],
      },
      {
        id: 'slow-delivery',
        title: words.texts.late,
        variants: [{ label: words.after(30), faults: on(['delivery'], 'delay', { delayMs: 30_000 }) }],
      },
    ],
  },
  {
    title: words.groups.calls,
    switches: [
      {
        id: 'next-call',
        title: words.calls.next,
        variants: [
          { label: words.calls.busy, faults: on(['call'], 'busy', { count: 1 }) },
          { label: words.calls.noAnswer, faults: on(['call'], 'no-answer', { count: 1 }) },
          { label: words.calls.machine, faults: on(['call'], 'machine', { count: 1 }) },
          { label: words.calls.failed, faults: on(['call'], 'failed', { count: 1 }) },
        ],
      },
      {
        id: 'mishear',
        title: words.calls.misheard,
        variants: [
          { label: words.misheard(1), faults: on(['recogniser'], 'mishear', { errorRate: 0.1 }) },
          { label: words.misheard(3), faults: on(['recogniser'], 'mishear', { errorRate: 0.3 }) },
        ],
      },
      {
        id: 'drop-line',
        title: words.calls.drops,
        variants: [
          { label: words.within(20), faults: on(['relay.socket'], 'cut', { delayMs: 20_000 }) },
          { label: words.within(60), faults: on(['relay.socket'], 'cut', { delayMs: 60_000 }) },
        ],
      },
      {
        id: 'hang-line',
        title: words.calls.silent,
        variants: [{ label: words.within(20), faults: on(['relay.socket'], 'hang', { delayMs: 20_000 }) }],
      },
      {
        id: 'slow-line',
        title: words.calls.slow,
        variants: [
          { label: words.perMessage(1), faults: on(['relay.socket'], 'slow', { delayMs: 1_000 }) },
          { label: words.perMessage(4), faults: on(['relay.socket'], 'slow', { delayMs: 4_000 }) },
        ],
      },
      {
        id: 'garbled-line',
        title: words.calls.nonsense,
        variants: [
          {
            label: words.calls.fiveMessages,
            faults: on(['relay.socket'], 'malformed', { copies: 5, delayMs: 10_000 }),
          },
        ],
      },
      {
        id: 'double-line',
        title: words.calls.twice,
        variants: [{ label: words.calls.twiceWhat, faults: on(['relay.socket'], 'duplicate') }],
      },
      {
        id: 'refused-line',
        title: words.calls.refused,
        variants: [
          { label: words.calls.isRefused, faults: on(['relay.connect'], 'refuse') },
          { label: words.calls.isForged, faults: on(['relay.connect'], 'forge') },
          { label: words.onlyAfter(8), faults: on(['relay.connect'], 'delay', { delayMs: 8_000 }) },
        ],
      },
      {
        id: 'recording',
        title: words.calls.recording,
        variants: [
          { label: words.calls.absent, faults: on(['recording'], 'absent') },
          { label: words.calls.recordingFailed, faults: on(['recording'], 'failed') },
          { label: words.onlyAfter(60), faults: on(['recording'], 'delay', { delayMs: 60_000 }) },
        ],
      },
    ],
  },
]
