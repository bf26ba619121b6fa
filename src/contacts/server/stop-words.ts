import { editDistance } from '#kit/edit-distance.ts'

/** The words as meant: contractions written out, casual spellings and slips mended. */
export function toStopWords(part: string): string[] {
  const plain =
    part
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z']+/g) ?? []
  return plain.flatMap((word) => (spellings[word] ?? mended(word)).split(' '))
}

const spellings: Record<string, string> = {
  dont: 'do not', "don't": 'do not', "won't": 'will not', "i'll": 'i will', "i'm": 'i am', doesnt: 'does not',
  txt: 'text', txts: 'texts', txting: 'texting', msg: 'message', msgs: 'messages', msging: 'messaging', u: 'you',
  pls: 'please', plz: 'please', ur: 'your', cannot: 'can not', wanna: 'want to', optout: 'opt out', unsub: 'unsubscribe', dnt: 'do not', w: 'with',
} // biome-ignore format: one readable block

const mendable = [
  'unsubscribe', 'remove', 'delete', 'texting', 'texts', 'messages', 'messaging', 'message', 'contact', 'contacting',
  'stop', 'please', 'sending', 'number', 'anymore', 'alone', 'leave', 'list', 'discontinue', 'receive', 'bothering',
  'harassing',
] // biome-ignore format: one readable block

/** Right words one slip away from one of those. */
const alike = new Set([
  'test', 'tests', 'next', 'stops', 'contract', 'contracted', 'contacted', 'texted', 'messaged', 'leaves', 'lists',
  'lease', 'stoop', 'step', 'shop', 'sites', 'steps', 'shops', 'lost', 'last', 'lift', 'slop', 'drop', 'crop',
]) // biome-ignore format: one readable block

function mended(word: string): string {
  if (word.length < 4 || mendable.includes(word) || alike.has(word)) return word
  const limit = word.length >= 9 ? 2 : 1
  return (
    mendable.find(
      (right) => right[0] === word[0] && right.length >= 4 && editDistance(word, right, limit) <= limit,
    ) ?? word
  )
}
