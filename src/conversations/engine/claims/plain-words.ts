import { editDistance } from '#kit/edit-distance.ts'

/**
 * A sentence as small plain words with single spaces, whatever it was dressed in: look-alike letters, hidden
 * characters, digits for letters, spelled letters, slips and casual spellings. A comma stands for every mark where a
 * thought may end, `tick` for a check mark.
 */
export function plainWords(sentence: string): string {
  const bare = undressed(sentence)
  const words = (bare.match(tokens) ?? []).flatMap((word) => wordOf(word).split(' '))
  return words
    .join(' ')
    .replace(/(?:, )*,(?: ,)*/g, ',')
    .replace(/^, | ,$/g, '')
    .replace(/\bit is (?=way\b|own\b)/g, 'its ')
    .replace(/ {2,}/g, ' ')
    .trim()
}

const tokens = /[a-z]+(?:'[a-z]+)*|\d+(?:[:.]\d+)*(?:[a-z]+)?|[,;:()"“”—–|/]|[.!?…]|\s-+\s|#|&|✓/g

function undressed(sentence: string): string {
  return (
    sentence
      .replace(/\p{Cf}|\p{Variation_Selector}|\u034f|\u115f|\u1160|\u17b4|\u17b5|\u3164/gu, '')
      .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/~~[^~]*~~/g, ' ')
      .replace(/[✅☑✔🗹]/gu, ' ✓ ')
      .replace(/[\u{1F130}-\u{1F149}\u{1F150}-\u{1F169}\u{1F170}-\u{1F189}]/gu, squareLetter)
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/\P{ASCII}/gu, (letter) => lookAlikes.get(letter) ?? letter)
      .toLowerCase()
      .replace(/\P{ASCII}/gu, (letter) => lookAlikes.get(letter) ?? letter)
      // "starts at $9" names a price and no time.
      .replace(/[$€£] ?(?=\d)/g, ' dollars ')
      .replace(/[’‘`´]/g, "'")
      .replace(/(?<![a-z0-9])(?:[a-z][.*_·-]){2,}[a-z](?![a-z0-9])/g, (row) => row.replace(/[^a-z]/g, ''))
      .replace(/(?<![a-z0-9])(?:[a-z][\s.*_·-]){3,}[a-z](?![a-z0-9])/g, (row) => row.replace(/[^a-z]/g, ''))
      .replace(/[a-z]{9,}/g, unglued)
      .replace(/(?<=[a-z])[*_]+(?=[a-z])/g, '')
      .replace(/[a-z0-9@$]+/g, lettersOf)
      .replace(/\b(dr|mrs?|ms|st)\.(?= )/g, '$1')
      .replace(/\b([ap])\.m\b\.?/g, '$1m')
  )
}

/** "b00ked" and "c@ncelled", but not "2pm" and "3rd". */
function lettersOf(word: string): string {
  if (!/[a-z]/.test(word) || !/[0-9@$]/.test(word)) return word
  if (/^\d+(?:[a-z]{1,2}|min|mins|hrs?|day|days|kg|lbs)$/.test(word)) return word
  return word.replace(/[0-9@$]/g, (digit) => ('@$0134578'.includes(digit) ? (leet[digit] ?? digit) : digit))
}
/** "youareallbooked" */
function unglued(word: string): string {
  if (!/(?:booked|confirmed|scheduled|cancelled|reserved|transferred|moved)/.test(word)) return word
  const parted = word.replace(
    /re(?=scheduled)|(?:booked|confirmed|scheduled|cancelled|reserved|transferred|moved)/g,
    (part) => (part === 're' ? part : ` ${part} `),
  )
  return /^(?:re|un|over|double|pre)? ?\w+ $/.test(parted.trimStart())
    ? word
    : parted.replace(/(?<=^you)(?=are)|(?<=are)(?=all)/g, ' ')
}
const leet: Record<string, string> = {
  '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's',
} // biome-ignore format: one readable block

function squareLetter(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  const start = code >= 0x1f170 ? 0x1f170 : code >= 0x1f150 ? 0x1f150 : 0x1f130
  return String.fromCharCode(97 + code - start)
}

const pairs = (from: string, to: string) => [...from].map((letter, at) => [letter, to[at] ?? letter] as const)
const lookAlikes = new Map<string, string>([
  ...pairs('авеѕкмнорстухіјԁԛԝһɡӏьԍпг', 'abeskmhopctyxijdqwhglbgnr'),
  ...pairs('АВЕЅКМНОРСТУХІЈ', 'abeskmhopctyxij'),
  ...pairs('αβεηικνορτυχωγ', 'abenikvoptuxwy'),
  ...pairs('ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'abezhikmnoptyx'),
  ...pairs('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢıɑøđłħ', 'abcdefghijklmnoprstuvwyziaodlh'),
])

function wordOf(word: string): string {
  if (word === '✓') return 'tick'
  if (word === '&') return 'and'
  if (word === '#') return 'number'
  if (/^[^a-z\d]+$/.test(word)) return ','
  const known = spellings[word]
  if (known !== undefined) return known
  const ending = /^(.+?)(n't|'m|'re|'ll|'ve|'d|'s)$/.exec(word)
  if (ending?.[2] === "'s" && !contracted.test(ending[1] ?? '')) return `${mended(ending[1] ?? '')} 's`
  if (ending) return `${mended(ending[1] ?? '')} ${endings[ending[2] ?? '']}`
  return mended(word.replace(/'/g, ''))
}

/** After these "'s" stands for "is"; after a noun it may as well be a possessive and is left. */
const contracted =
  /^(?:it|that|this|there|here|he|she|what|who|where|how|when|everything|everyone|someone|somebody|nothing|all)$/

const endings: Record<string, string> = {
  "n't": 'not', "'m": 'am', "'re": 'are', "'ll": 'will', "'ve": 'have', "'d": 'would', "'s": 'is',
} // biome-ignore format: one readable block

const spellings: Record<string, string> = {
  dont: 'do not', "won't": 'will not', wont: 'will not', "can't": 'can not', cant: 'can not', cannot: 'can not',
  doesnt: 'does not', didnt: 'did not', isnt: 'is not', arent: 'are not', wasnt: 'was not', hasnt: 'has not',
  havent: 'have not', couldnt: 'could not', wouldnt: 'would not', "ain't": 'is not', aint: 'is not', im: 'i am',
  ive: 'i have', youre: 'you are', ur: 'you are', u: 'you', ya: 'you', yall: 'you', "y'all": 'you', r: 'are',
  its: 'it is', thats: 'that is', shes: 'she is', hes: 'he is', theyre: 'they are', weve: 'we have', theyve: 'they have',
  theyll: 'they will', itll: 'it will', youll: 'you will', shell: 'she will', gonna: 'going to', gotta: 'have to', wanna: 'want to', lemme: 'let me',
  "let's": 'let us', lets: 'let us', gotcha: 'got you', pls: 'please', plz: 'please', thx: 'thanks', ty: 'thanks',
  tmrw: 'tomorrow', tmr: 'tomorrow', tomorow: 'tomorrow', tommorow: 'tomorrow', thurs: 'thursday', thur: 'thursday',
  thu: 'thursday', mon: 'monday', tue: 'tuesday', tues: 'tuesday', wed: 'wednesday', weds: 'wednesday', fri: 'friday',
  appt: 'appointment', appts: 'appointments', appointmnt: 'appointment', apt: 'appointment', txt: 'text', txted: 'texted', msg: 'message',
  ok: 'okay', k: 'okay', yep: 'yes', yup: 'yes', nope: 'no', prob: 'problem', probs: 'problem', alr: 'already',
  canceled: 'cancelled', canceling: 'cancelling', cancled: 'cancelled', cxl: 'cancelled', cxld: 'cancelled', cancelation: 'cancellation', rebooked: 'rescheduled', resched: 'rescheduled',
  sched: 'scheduled', confirmd: 'confirmed', bkd: 'booked', snt: 'sent', dun: 'done', tec: 'technician', tech: 'technician', emailed: 'emailed', "c'est": 'is',
} // biome-ignore format: one readable block

/** Words of deeds worth mending a slip towards. */
const mendable = [
  'booked', 'booking', 'canceled', 'scheduled', 'rescheduled', 'confirmed', 'reserved', 'cancelled', 'transferred', 'transferring',
  'connecting', 'secured', 'arranged', 'switched', 'postponed', 'forwarded', 'notified', 'informed', 'appointment',
  'reservation', 'confirmation', 'cancelling', 'cancellation', 'locked', 'calendar', 'schedule', 'thursday', 'wednesday', 'tuesday', 'saturday', 'processed',
] // biome-ignore format: one readable block
const alike = new Set(
  `books booker bookings schedules scheduler scheduling reschedules rescheduling reserves reserve reserver confirms confirm looked
  secures secure arranges arrange switches switch postpones forwards forward notifies informs informed inform process processes
  appointments reservations confirmations schedule cancellations locket calendars locks locker connection connections thursdays tuesdays wednesdays saturdays boomed bonked boosted`.split(
    /\s+/,
  ),
)

function mended(word: string): string {
  const short = word.replace(/([a-z])\1{2,}/g, '$1$1')
  if (short.length < 5 || alike.has(short) || mendable.includes(short)) return squeezed(short)
  const limit = short.length >= 10 ? 2 : 1
  const right = mendable.find((known) => known[0] === short[0] && editDistance(short, known, limit) <= limit)
  return right === 'canceled' ? 'cancelled' : (right ?? squeezed(short))
}

/** "donee" and "sentt" are "done" and "sent". */
function squeezed(word: string): string {
  const single = word.replace(/([a-z])\1$/, '$1')
  return /^(?:done|sent|moved|set|texted|held|yours|booked)$/.test(single) ? single : word
}
