/** Words after which a name comes for certain, the longest first. */
export const nameLeads: readonly (readonly string[])[] = [
  'my full name is', 'my first name is', 'my name is', "my name's", 'my names', 'my name', 'the name is', "the name's", 'the names', 'name is', "name's",
  'name :', 'name -', 'name –', 'name =', 'full name', 'name on it is', ...['account', 'file', 'booking', 'order', 'appointment', 'reservation', 'lease', 'paperwork', 'system', 'acct', 'contract', 'policy', 'invoice', 'card', 'ticket', 'bill', 'appt'].flatMap((kept) => ['the', 'my', 'our', 'this'].map((whose) => `name on ${whose} ${kept} is`)), ...['system', 'books', 'computer', 'file', 'records', 'calendar', 'schedule'].flatMap((book) => ['the', 'your'].map((whose) => `have me in ${whose} ${book} as`)), 'have me down as', 'have me listed as', 'listed as', 'registered as', 'filed under', 'have me under', 'know me as', 'calls me', 'people call me', 'mine is', 'contact :', 'customer :', 'client :', 'patient :', 'caller :', 'guest :', 'i am called', "i'm called", 'they call me', 'call me', 'you can call me', 'under the name of', 'under the name',
  'in the name of', 'first name is', 'first name', 'i go by', 'you are speaking with', "you're speaking with", 'speaking with', 'my name would be', 'name would be', 'book it under', 'book under', 'put it under', 'put me down as', 'put me under', 'put down', 'make it out to', "you're talking to", "you're speaking to", "it's me", 'its me', 'it is me',
].map((phrase) => phrase.split(' ')).sort((a, b) => b.length - a.length) // biome-ignore format: one readable block

/** Words after which a name may come, or anything else. */
export const unsureLeads: readonly (readonly string[])[] = [
  'this is', "this is just", 'it is', "it's", 'its', 'i am', "i'm", 'im', "that's", 'thats', 'that is', 'it was', 'put it under', 'put me down as', 'put me under', "it's under", 'its under', "that's under", 'is under', 'would be under', 'booking for', 'appointment for', 'book it for', 'that would be', "that'd be", 'it would be', 'reservation for', 'reserve it for', 'schedule it for', 'set it up for', 'book me in as', 'under', 'name', 'names', 'is for', "it's for", 'its for', "that's for", 'is for me', "it's for me", 'its for me', 'booking for me', 'appointment for me', "that's me", 'thats me', "that'd be me", 'thatd be me', 'that would be me', 'you can use', 'you can put', 'you could put', 'just put', 'just use', 'so use', 'so put', ...['kidding', 'jk', 'no', 'actually', 'sorry'].map((back) => `${back} put`), 'should read', 'should say', "it's just me", 'its just me', "it's only me", 'behalf of',
  ...['that', 'it', 'this', 'name'].flatMap((subject) => ["'s gonna", "'s going to", "'ll", ' will', ' should', ' is gonna', ' is going to'].map((verb) => `${subject}${verb} be`)),
].map((phrase) => phrase.split(' ')).sort((a, b) => b.length - a.length) // biome-ignore format: one readable block

/** Small words inside of names. */
export const nameParticles: ReadonlySet<string> = new Set(
  'de dela del della di da dos das do van von der den ten la le el al bin ibn ben san santa st saint mac mc du des y los'.split(
    ' ',
  ),
)

export const nameTitles: ReadonlyMap<string, string> = new Map([
  ['dr', 'Dr.'], ['doctor', 'Dr.'], ['mr', 'Mr.'], ['mister', 'Mr.'], ['mrs', 'Mrs.'], ['missus', 'Mrs.'],
  ['ms', 'Ms.'], ['miss', 'Miss'], ['prof', 'Prof.'], ['professor', 'Prof.'], ['rev', 'Rev.'],
  // What somebody is in service or church is no part of the name.
  ...'sgt sergeant capt captain lieutenant lt colonel major pastor deacon'.split(' ').map((word): [string, string] => [word, '']),
]) // biome-ignore format: one readable block

/** Those for whom somebody books: "for my mum Rosa Diaz". */
export const relations: ReadonlySet<string> = new Set(
  `mum mom mother mam mama dad father papa parents wife husband spouse partner fiance fiancee boyfriend girlfriend son daughter
  kid child brother sister grandma grandmother grandpa grandfather nan nana aunt auntie uncle niece nephew cousin
  friend buddy roommate flatmate housemate neighbor neighbour boss colleague coworker landlord landlady tenant client
  stepson stepdaughter grandson granddaughter assistant boy girl twins kids children boys girls sons daughters godson goddaughter
  stepmom stepdad mil fil fiancée hubby granny gramps baby bro sis`.split(/\s+/),
)

/** Last words of what is a firm or a place, no person. */
export const organisationWords: ReadonlySet<string> = new Set(
  `inc llc ltd co corp company dental clinic bank church school salon cafe store shop office hotel motel university college
  hospital service services center centre department team group academy associates partners properties management
  apartments realty restaurant bakery pharmacy studio club society foundation`.split(/\s+/),
)
