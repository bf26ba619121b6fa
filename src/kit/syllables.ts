// Two vowels that are not said as one: "dial", "radio", "quiet", "idea", "going".
const parted = /[^tcsgl]i[ao]|[dr]iou|ui?et|rie|dea|eo$|[eo]ing|[dt]ua|poem/g

/** How many syllables a spoken word has, near enough to share out time by: from its groups of vowels. */
export function countSyllables(word: string): number {
  const letters = word.replace(/[^a-z]/g, '')
  if (letters.length <= 1) return letters === 'w' ? 3 : letters.length
  const said = letters.replace(/^y|y(?=[aeiou])/g, '')
  const groups = said.match(/[aeiouy]+/g)
  // What has no vowel is spelled.
  if (groups === null) return letters.length
  const silent = groups.length > 1 && hasSilentEnd(said) ? 1 : 0
  const contracted = /[^aeiour]n't$/.test(word) ? 1 : 0
  return groups.length - silent + (said.match(parted)?.length ?? 0) + contracted
}

/** The "e" of "line", "called" and "times", but not that of "table", "needed" and "boxes". */
function hasSilentEnd(word: string): boolean {
  return /([^aeiouyl]|[aeiouy]l)e$|[^aeiouytd]ed$|[^aeiouyszxhcgl]es$/.test(word) && word !== 'hundred'
}
