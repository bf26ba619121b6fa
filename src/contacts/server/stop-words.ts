import { editDistance } from '#kit/edit-distance.ts'

/**
 * A text as its sentences, each a row of plain words with single spaces: contractions written out, casual spellings
 * and slips mended. A comma, dash or bracket stays as a word of its own, because what is asked ends there.
 */
export function toStopSentences(text: string): string[] {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .replace(/\b(?:[a-z][ .*-]){3,}[a-z]\b/g, (spelled) => spelled.replace(/[ .*-]/g, ''))
    .replace(/(?<=[a-z])0(?=[a-z])/g, 'o')
    .replace(/\be-mail/g, 'email')
    .replace(/#/g, ' number ')
    .replace(/\b(?:stop|unsubscribe)(?= (?:i|i'm|im|ive|i've|we|not|who|wrong|no|my)\b)/g, '$&,')
    .replace(
      /\b(?:ur|your)(?= (?:spamming|harassing|texting|bothering|annoying|messaging|wasting|stalking|bugging)\b)/g,
      'you are',
    )
    .replace(/\btex(?= (?:me|us|this|my)\b)/g, 'text')
    .replace(/\btke(?= (?:me|us|my|this)\b)/g, 'take')
    .replace(/([a-z])\1{2,}/g, '$1')
    .replace(
      /\b(?<=(?:take|get|took|taken) (?:me|us|my \w+|this \w+|my \w+ \w+) )of (?=(?:your|the|this|that|any|ur)\b)/g,
      'off ',
    )
    .split(/[.!?;\n]+/)
    .map((sentence) =>
      (sentence.match(/[a-z]+(?:'[a-z]+)*|\d+|,| - |[()]|[:–—…]/g) ?? []).map(wordOf).join(' '),
    )
    .map((sentence) => sentence.replace(/\s+/g, ' ').trim())
    .filter((sentence) => sentence !== '')
}

function wordOf(word: string): string {
  if (/^\W+$/.test(word)) return ','
  const known = spellings[word]
  if (known !== undefined) return known
  const glued =
    /^(stop|quit|dont|remove|leave)(text\w*|messag\w*|contact\w*|spam\w*|send\w*|call\w*|me)$/.exec(word)
  if (glued) return `${spellings[glued[1] ?? ''] ?? glued[1]} ${glued[2]}`
  const ending = /^(.+?)(n't|'m|'re|'ll|'ve|'d)$/.exec(word)
  if (ending) return `${mended(ending[1] ?? '')} ${endings[ending[2] ?? '']}`
  return mended(word.replace(/'(?!s$)/g, ''))
}

const endings: Record<string, string> = {
  "n't": 'not', "'m": 'am', "'re": 'are', "'ll": 'will', "'ve": 'have', "'d": 'would',
} // biome-ignore format: one readable block

const spellings: Record<string, string> = {
  dont: 'do not', "won't": 'will not', wont: 'will not', "can't": 'can not', cant: 'can not', cannot: 'can not',
  doesnt: 'does not', didnt: 'did not', isnt: 'is not', arent: 'are not', wasnt: 'was not', wouldnt: 'would not',
  shouldnt: 'should not', aint: 'is not', "ain't": 'is not', dnt: 'do not', dun: 'do not', donot: 'do not',
  im: 'i am', ill: 'i will', id: 'i would', ive: 'i have', youre: 'you are', "let's": 'let us', its: 'it is',
  "it's": 'it is', "that's": 'that is', thats: 'that is', u: 'you', ya: 'you', yall: 'you', "y'all": 'you',
  ur: 'your', yr: 'your', r: 'are', n: 'and', w: 'with', ppl: 'people', dis: 'this', dat: 'that', da: 'the',
  em: 'them', wanna: 'want to', gotta: 'have to', gonna: 'going to', gimme: 'give me', lemme: 'let me',
  outta: 'out of', offa: 'off', pls: 'please', plz: 'please', plse: 'please', plez: 'please', asap: 'now',
  txt: 'text', txts: 'texts', txting: 'texting', txtin: 'texting', textin: 'texting', txted: 'texted',
  msg: 'message', msgs: 'messages', msging: 'messaging', mssg: 'message', mssgs: 'messages', messagin: 'messaging',
  sendin: 'sending', gettin: 'getting', callin: 'calling', botherin: 'bothering', spammin: 'spamming',
  no1: 'nobody', optout: 'opt out', unsub: 'unsubscribe', num: 'number', nbr: 'number', cuz: 'because',
  cell: 'phone', cellphone: 'phone', mobile: 'phone', anymore: 'anymore', nomore: 'no more', thx: 'thanks', ty: 'thanks',
  okay: 'ok', k: 'ok', kk: 'ok', nvr: 'never', idk: 'i do not know', idc: 'i do not care', neva: 'never', sto: 'stop', stahp: 'stop', sthap: 'stop', stawp: 'stop', staph: 'stop', gtfo: 'get out of', stp: 'stop', ne: 'any', mor: 'more',
} // biome-ignore format: one readable block

/** Words worth mending a slip towards. */
const mendable = [
  'unsubscribe', 'remove', 'removed', 'delete', 'texting', 'texts', 'text', 'messages', 'messaging', 'message',
  'contact', 'contacting', 'stop', 'please', 'sending', 'send', 'number', 'anymore', 'alone', 'leave', 'list',
  'discontinue', 'receive', 'receiving', 'bothering', 'harassing', 'spamming', 'spam', 'phone', 'never', 'want', 'quit',
  'again', 'subscription', 'communication', 'communications', 'permission', 'consent', 'interested', 'getting',
] // biome-ignore format: one readable block

/** Right words one slip away from one of those. */
const alike = new Set(
  `test tests next tent tents tex stops contract contracts contracted contacted contacts texted texture messaged leaves
  leaf lists lease stoop step shop sites steps shops lost last lift slop drop crop spot top lust lit wont went wand
  wants wanted wait waits waist wan ward wart warm wasn ant gain against aging numbers numb lever fever sever clean along aloe
  phones phoned hone pone prone sent sends end ends spend seed sand lend mend bend span scam swam spa spar spat suit
  quite quilt unit leaving leaved heave weave removes remover reprove improve pleased pleas plead lease release
  setting betting letting petting wetting resting testing taxing exiting deleted deletes received receiver receives
  receipt massage massages lists listed lisp least sender snding stow strop atop consents content contents constant
  event consult mist fist pleasure elapse anyone alike stand sleep rending bending lending mending tending vending
  spending hone unsubscribed move moved removal subscriptions permissions interest uninterested phony never even`.split(
    /\s+/,
  ),
)

/** "Rmv" and "txtng": known words written without their vowels. */
const vowelless = new Map(
  [...mendable, 'from', 'calling', 'messages', 'more']
    .reverse()
    .map((word) => [word.replace(/[aeiou]/g, ''), word] as const),
)

function mended(word: string): string {
  const full = word.length >= 3 && !/[aeiou]/.test(word) ? vowelless.get(word) : undefined
  if (full) return full
  if (word.length < 4 || mendable.includes(word) || alike.has(word)) return word
  const limit = word.length >= 9 ? 2 : 1
  const right = mendable.find(
    (known) => known[0] === word[0] && editDistance(word, known, limit) <= limit && known.length >= 4,
  )
  return right ?? (word === 'dotn' || word === "don'" ? 'do not' : word)
}
