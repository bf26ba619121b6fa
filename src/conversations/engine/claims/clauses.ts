/** A piece of a sentence with a subject and a verb of its own, and what ties it to the piece before. */
export interface Clause {
  text: string
  /** What stands before it without a comma between: "you said", "did I mention", "once". */
  link: string
  /** It begins the sentence or follows a comma. */
  isFree: boolean
}

const subject = '(?:i|we|you|it|that|this|he|she|they|everything|someone|somebody)'
const adverbs = '(?:just|already|now|also|really|all|then|only|even|both|both of us|have|has|went ahead and)'
const helpers = 'am|are|is|was|were|have|has|had|will|would|can|could|should|may|might|must|shall|did|do|does'
const inverted = `(?<!\\b(?:${helpers}|not|see|got|get|getting|let|want|like|put|for|to|of|with|about) )`

/** Where a new clause starts without a comma: "great so you are booked", "did I mention you are booked". */
const starts = new RegExp(
  ` (?=(?:but|so|because|since|cause|then|yet|though|although|while|plus|therefore|thus) )|${inverted}(?<= )(?=${subject} (?:${adverbs} ){0,2}(?:${helpers}) )|${inverted}(?<= )(?=(?:i|we|he|she|they) (?:${adverbs} ){0,2}\\w+(?:ed|ent|old|ave|ot|ut) )|(?<= )(?=and (?:${subject}|your|our|the|all|see) )`,
)

/** The clauses of a sentence in plain words. */
export function clausesOf(plain: string): Clause[] {
  return plain.split(/ ?, ?/).flatMap((segment) => {
    let link = ''
    return segment.split(starts).flatMap((piece, index) => {
      const text = piece.trim().replace(/^and (?=\w)/, '')
      const clause = { text, link, isFree: index === 0 || /^(?:and|but|so|then) /.test(piece) }
      link = clause.isFree ? text : `${link} ${text}`.trim()
      return text === '' ? [] : [clause]
    })
  })
}
