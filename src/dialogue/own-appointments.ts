import type { Clause } from './read-clause.ts'
import type { TalkState } from './talk-state.ts'
import type { DialogueToolCall } from './types.ts'

/** "When is my appointment again?", "am I still down for Thursday?", "do I have anything booked with you": only what stands is asked. */
export function asksWhatStands({ isQuestion, tokens, message }: Clause): boolean {
  const words = tokens.map(({ word }) => word).join(' ')
  return isQuestion && whatStands.test(words) && !wantsChange.test(message)
}

/** The calendar is asked once for what the contact has. */
export function bookCall({ wantsBook, isBookDue }: TalkState): DialogueToolCall | null {
  return wantsBook || isBookDue ? { name: 'find_appointment', arguments: {} } : null
}

const mine =
  '(?:my|our) (?:\\w+ ){0,2}?(?:appointment|appointments|appt|visit|booking|slot|session|lesson|time)'
const whatStands = new RegExp(
  [
    String.raw`\b(?:when|what time|what day|which day|what date) (?:is|was|are|do|did) (?:${mine}|(?:i|we) (?:have|got|supposed|coming|booked|scheduled|down)|you (?:guys |all )?(?:coming|due|supposed))\b`,
    String.raw`\bdo (?:i|we) (?:still |even )?have (?:an|any|anything|something|another) ?(?:\w+ )?(?:appointment|visit|booked|scheduled|coming up|on the books)\b`,
    String.raw`\bis ${mine} still\b`,
    String.raw`\b(?:am|are) (?:i|we) (?:still )?(?:down|booked|scheduled|on the books|on your books|confirmed) (?:for|with|on)\b`,
    String.raw`\b(?:am|are) (?:i|we) (?:still )?on (?:for )?(?:(?:this |next |the )?(?:\w+day|tomorrow|today|tonight|\d)|at \d|${mine}|the (?:appointment|visit))\b`,
    String.raw`\b(?:confirm|double check|check on|remind me of) ${mine}\b`,
  ].join('|'),
)
const wantsChange =
  /\b(?:cancel|move|reschedul|push|change|switch|instead|earlier|later|another|different|can['’]?t|cannot|book me|off)\w*/i
