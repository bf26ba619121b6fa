import type { Clause } from './read-clause.ts'
import type { TalkState } from './talk-state.ts'
import type { DialogueToolCall } from './types.ts'

/** "When is my appointment again?", "am I still down for Thursday?", "do I have anything booked with you": only what stands is asked. */
export function asksWhatStands({ isQuestion, tokens, message }: Clause): boolean {
  const words = tokens.map(({ word }) => word).join(' ')
  return (isQuestion || isReminder.test(words)) && whatStands.test(words) && !wantsOther.test(message)
}

/** The calendar is asked once for what the contact has. */
export function bookCall({ wantsBook, isBookDue }: TalkState): DialogueToolCall | null {
  return wantsBook || isBookDue ? { name: 'find_appointment', arguments: {} } : null
}

const mine = '(?:my|our) (?:\\w+ ){0,2}?(?:appointments?|appts?|visits?|bookings?|slot|session|lesson|time)'
const whatStands = new RegExp(
  [
    String.raw`\b(?:when|what times?|what days?|which days?|what dates?) (?:is|am|was|are|do|did|s) (?:${mine}|(?:i|we) (?:have|got|supposed|coming|booked|scheduled|down)|you (?:guys |all )?(?:coming|due|supposed))\b`,
    String.raw`\bdo (?:i|we) (?:still |even )?have (?:an|any|anything|something|another) ?(?:\w+ )?(?:appointment|visit|booked|scheduled|coming up|on the books)\b`,
    String.raw`\bis ${mine} still\b`,
    String.raw`\b(?:am|are) (?:i|we) (?:still )?(?:down|booked|scheduled|on the books|on your books|confirmed) (?:for|with|on)\b`,
    String.raw`\b(?:am|are) (?:i|we) (?:all )?(?:confirmed|booked|scheduled)(?: in| then| now| right)?$`,
    String.raw`\b(?:so )?(?:am i|i am|are we|we are) all set$`,
    String.raw`\b(?:what|which) (?:day|time|date)s? did we (?:say|pick|agree|decide|settle|choose)\b`,
    String.raw`\b(?:am|are) (?:i|we) (?:still )?on (?:for )?(?:(?:this |next |the )?(?:\w+day|tomorrow|today|tonight|\d)|at \d|${mine}|the (?:appointment|visit))\b`,
    String.raw`\b(?:confirm|double check|check on|remind me of|remind me (?:when|what|about)|tell me (?:when|what)|(?:show|list|send)(?: me)?(?: all)?) ${mine}\b`,
    String.raw`\bwhat(?: is|s| are)? ${mine}$`,
    String.raw`\bwhat(?: is|s)? the (?:next|other|last) (?:appointment|appt|visit|one|booking) (?:that )?(?:i|we) (?:have|got)\b`,
    String.raw`\b(?:what|which|how many) (?:appointments?|appts?|visits?|bookings?) (?:do |have )?(?:i|we)\b`,
    String.raw`\bwhat(?: all)? (?:do|have) (?:i|we) (?:have |got )?(?:booked|scheduled|coming up|on the books|set up|with you)\b`,
    String.raw`\b(?:did|what did) (?:i|we) (?:already )?(?:book|schedule|make)\b(?! it\b)`,
  ].join('|'),
)
const isReminder = /^(?:(?:hi|hey|please|ok|okay|also|and|so|just) )*(?:remind|tell|show|list|send)\b/
const wantsOther =
  /\b(?:cost|price|cancel|move|reschedul|push|change|switch|instead|earlier|later|another|different|can['’]?t|cannot|book me|off)\w*/i
