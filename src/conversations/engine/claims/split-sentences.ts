/** A text as its sentences, each with the marks and spaces that follow it, so that joined they are the text again. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const match of text.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length
    const [before, mark, after] = [text.slice(start, match.index), match[0], text.slice(end, end + 4)].map(
      visible,
    )
    if (isAbbreviation(before ?? '', mark ?? '', after ?? '')) continue
    sentences.push(text.slice(start, end))
    start = end
  }
  if (start < text.length) sentences.push(text.slice(start))
  return sentences
}

/** Without characters nobody sees, which must not make a "Dr." end a sentence. */
const visible = (text: string) => text.replace(/\p{Cf}/gu, '')

const sentenceEnd = /[.!?…。！？]+[^\s\p{L}\p{N}]*(?:\s+|$)|[ \t]*(?:\r?\n|[\u2028\u2029])\s*/gu

function isAbbreviation(before: string, mark: string, after: string): boolean {
  if (!/^\. *$/.test(mark)) return false
  if (/\d ?[ap]\.?m$/i.test(before)) return !/^\p{Lu}/u.test(after)
  return /(?:^|[\s(])(?:dr|mrs?|ms|st|ave|approx|vs|etc|jr|sr|e\.g|i\.e)$/i.test(before)
}
