/**
 * "You're supposed to come Thursday and I just found out I work", "Ellie's adjustment is Tuesday but they moved band
 * camp", "a guy of yours is coming at eight": somebody tells of an appointment they have, and that it does not fit.
 */
export function tellsOfAppointment(text: string, message = text): boolean {
  return standing.test(text) && spoils.test(message) && !asksAboutIt.test(text)
}

/** "I have an appointment Friday, do I need to bring anything?": it is known, and nothing about it is to change. */
export function asksAboutAppointment(text: string): boolean {
  return standing.test(text) && asksAboutIt.test(text)
}

/** Where the words end that tell of it; -1 where none do. The first day named from there on is the day it stands on. */
export function endOfTelling(text: string): number {
  const match = standing.exec(text)
  return match ? match.index : -1
}

const day = String.raw`(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?|tom+or+ow|tmrw|tmw|today|tonight)\b`
const you = String.raw`\byou(?: guys| folks| fellas| all| people| two)?(?:['’]re|re| are| were)(?: all| guys| folks)?`
const standing = new RegExp(
  [
    `${you} (?:supposed|scheduled|due|down|set|booked|coming|meant) `,
    String.raw`${you} \w+ing (?:\S+ ){0,6}(?:on |this |next )?${day}`,
    String.raw`\byou(?: guys| folks| all)?(?:['’]ve| have)? ?(?:got|have|had) (?:me|us|him|her|my \S+) (?:down|in|on|booked|scheduled|set|pencill?ed)\b`,
    String.raw`\b(?:i|we)(?:['’]ve| have)? ?(?:got|have|had) (?:a |an |my |our |the |some )?(?:\S+ ){0,3}?(?:appointment|appt|visit|session|lesson|booking|coming|scheduled)\b`,
    String.raw`\b(?:i|we)(?:['’]ve| have)?(?: got)? (?:my|our) (?:\S+ ){1,4}?(?:goin|going|getting|being|coming) (?:\S+ ){0,3}?(?:on )?(?:this |next )?${day}`,
    String.raw`\b(?:they|he|she|somebody|someone|you|your \w+|the \w+) put (?:me|us|him|her) (?:down|in|on)(?: for)?\b`,
    String.raw`\b(?:i|we)(?:['’]ve| have)? (?:my|our) (?:\S+ ){1,3}(?:on |for |this |next )?${day}`,
    String.raw`\byou(?: guys| folks| all)?(?:['’]ve| have)? ?(?:got|have) (?:a|an|the|some|one of) (?:\S+ ){1,3}?(?:coming|scheduled|booked)\b`,
    String.raw`\b(?:my|our|the) (?:\S+ ){1,2}?(?:is|are) (?:getting|being|having|coming|due|scheduled) (?:\S+ ){0,4}?(?:on |this |next )?${day}`,
    String.raw`\b(?:i|we)(?:['’]ve| have)? ?(?:got|have) (?:a|an) (?:\S+ ){1,3}?(?:on |for |this |next )?${day}`,
    String.raw`\b(?:one of you|somebody|someone|your \w+) (?:was|were|is|are) (?:to |coming )`,
    String.raw`\b(?:was|were|is|are|['’]s|i['’]?m|we['’]?re) (?:supposed to (?:come|be|see|bring|have)|booked|scheduled|down for)\b`,
    String.raw`\b(?:i|we|my name)(?:['’]m|['’]re|['’]s| am| are| is) (?:down |in |on )?(?:on|in) (?:your|the) (?:books?|schedule|calendar)\b`,
    String.raw`^\W*(?:(?:hi|hey|sorry|so|ok|oh|um)\W+)*(?:this |next |my )?${day}(?: at \S+)? (?:is not|isn['’]?t|is no longer|won['’]?t|doesn['’]?t|does not) (?:going to |gonna |really )?(?:work|happen|possible|suit)`,
    String.raw`\b(?:has|have) (?:his|her|their) (?:\S+ ){1,4}?(?:on |this |next )?${day}`,
    String.raw`\b(?:\w+s|my|our|his|her) (?:\S+ ){1,3}?is (?:on |this |next )?${day}`,
  ].join('|'),
  'i',
)

/** Something came between, or another time is looked for. */
const spoils =
  /\b(?:but|only|forgot|found out|turns? out|(?:have|has|got|going) to (?:be|work|go)|got call(?:e?d|ed) in|gotta|put me on|called me|can['’]?t|cannot|couldn['’]?t|won['’]?t|ain['’]?t|isn['’]?t|doesn['’]?t|is not|does not|instead|insted|push|move|switch|another|different|rather|is there|any chance|could (?:he|she|they|you|we)|can (?:he|she|they|you|we)|no use|no need|no longer|(?:don['’]?t|do not) (?:\w+ ){0,2}need|scratch|nobody['’]?s|no ?body|anyth?i?ng for)\b/i

const asksAboutIt =
  /\b(?:do i (?:need|have)|should i|what (?:do|should) i|where do|how long|how much|still (?:coming|on)|confirm\w*|directions|park)\b/i
