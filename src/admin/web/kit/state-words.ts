import {
  Ban,
  Check,
  CheckCheck,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleHelp,
  CircleX,
  Clock,
  CornerDownLeft,
  GitPullRequestArrow,
  Hand,
  Hourglass,
  type LucideIcon,
  MessageSquareReply,
  Pause,
  PencilLine,
  PhoneForwarded,
  PhoneIncoming,
  PhoneMissed,
  PhoneOff,
  PlugZap,
  Search,
  Shuffle,
  SkipForward,
  Timer,
  Truck,
  User,
  Voicemail,
} from 'lucide-react'
import type { Tone } from '#ui/badge.tsx'

export interface StateWord {
  word: string
  tone?: Tone
  /** Left out where the live dot stands for it. */
  icon?: LucideIcon
}

/** The words of every object's states, in the order in which they come about. */
export const stateWords: readonly { what: string; words: readonly StateWord[] }[] = [
  {
    what: 'Bot',
    words: [
      { word: 'Never published', icon: CircleDashed },
      { word: 'Live v12', tone: 'ok', icon: CircleCheck },
      { word: 'Draft edits', tone: 'warn', icon: PencilLine },
      { word: 'Rolling out 10 %', tone: 'warn', icon: GitPullRequestArrow },
      { word: 'Paused by Jo', icon: Pause },
      { word: 'Archived', icon: CircleDashed },
    ],
  },
  {
    what: 'Conversation',
    words: [
      { word: 'Live, bot', tone: 'live' },
      { word: 'Live, person', tone: 'info', icon: User },
      { word: 'Waiting', tone: 'warn', icon: Clock },
      { word: 'Needs a person', tone: 'warn', icon: Hand },
      { word: 'Snoozed until 4 pm', icon: Clock },
      { word: 'Resolved', tone: 'ok', icon: CircleCheck },
      { word: 'Failed', tone: 'danger', icon: CircleX },
    ],
  },
  {
    what: 'Outcome',
    words: [
      { word: 'Goal met', tone: 'ok', icon: CircleCheck },
      { word: 'Partly', tone: 'warn', icon: CircleDashed },
      { word: 'Not met', tone: 'danger', icon: CircleX },
      { word: 'Wrong number', icon: CircleHelp },
      { word: 'Voicemail', icon: Voicemail },
      { word: 'Hung up', icon: PhoneOff },
      { word: 'Transferred', tone: 'info', icon: PhoneForwarded },
    ],
  },
  {
    what: 'Call',
    words: [
      { word: 'Queued', icon: Hourglass },
      { word: 'Ringing', tone: 'live', icon: PhoneIncoming },
      { word: 'Going on', tone: 'live' },
      { word: 'Completed', tone: 'ok', icon: CircleCheck },
      { word: 'Busy', icon: PhoneOff },
      { word: 'No answer', icon: PhoneMissed },
      { word: 'Failed', tone: 'danger', icon: CircleX },
      { word: 'Canceled', icon: Ban },
    ],
  },
  {
    what: 'Text',
    words: [
      { word: 'Queued', icon: Clock },
      { word: 'Sent', icon: Check },
      { word: 'Delivered', tone: 'ok', icon: CheckCheck },
      { word: 'Received', icon: CornerDownLeft },
      { word: 'Not delivered', tone: 'danger', icon: CircleX },
      { word: 'Failed', tone: 'danger', icon: CircleX },
      { word: 'Held, registration', tone: 'warn', icon: Hourglass },
      { word: 'Stopped texts', tone: 'danger', icon: Ban },
    ],
  },
  {
    what: 'Number',
    words: [
      { word: 'Searching', icon: Search },
      { word: 'Active', tone: 'ok', icon: CircleCheck },
      { word: 'Moving here, step 2 of 4', tone: 'warn', icon: Truck },
      { word: 'Texts not registered', tone: 'warn', icon: MessageSquareReply },
      { word: 'Set up wrongly', tone: 'danger', icon: CircleAlert },
      { word: 'Released', icon: CircleDashed },
    ],
  },
  {
    what: 'Connection',
    words: [
      { word: 'Not set up', icon: CircleDashed },
      { word: 'Healthy', tone: 'ok', icon: CircleCheck },
      { word: 'Expires in 2 days', tone: 'warn', icon: PlugZap },
      { word: 'Sign in again', tone: 'danger', icon: PlugZap },
      { word: 'Rate limited', tone: 'warn', icon: Timer },
      { word: 'Paused', icon: Pause },
    ],
  },
  {
    what: 'Job',
    words: [
      { word: 'Queued', icon: Clock },
      { word: 'Running 3/8, 20 s left', tone: 'live' },
      { word: 'Done', tone: 'ok', icon: CircleCheck },
      { word: 'Done with 2 errors', tone: 'warn', icon: CircleAlert },
      { word: 'Failed', tone: 'danger', icon: CircleX },
      { word: 'Canceled', icon: Ban },
    ],
  },
  {
    what: 'Test',
    words: [
      { word: 'Passed', tone: 'ok', icon: CircleCheck },
      { word: 'Failed, greeting', tone: 'danger', icon: CircleX },
      { word: 'Flaky 4/5', tone: 'warn', icon: Shuffle },
      { word: 'Skipped, no connection', icon: SkipForward },
    ],
  },
]
