/** Sounds people make to show that they listen; said while the bot speaks, they ask for nothing. */
const sounds = new Set(
  'mhm mhmm mmhm mmhmm mm mmm hm hmm uhhuh uh huh ah aha oh ok okay k yeah yep yup yes ya right sure gotcha alright cool great good fine i see got it'.split(
    ' ',
  ),
)
const mostWords = 3

/** Whether these words, said over the bot, only show that somebody is listening. */
export function isBackchannel(words: string): boolean {
  const plain = words
    .toLowerCase()
    .replaceAll(/[-'’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
  return plain.length > 0 && plain.length <= mostWords && plain.every((word) => sounds.has(word))
}
