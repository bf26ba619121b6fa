/** Small words that carry no topic of their own. */
export const stopWords = new Set(
  `a an and any are am as at be been but by can could did do does for from get got had has have he her here hey hi
  him his how i if in is it its just let me may might mine much must my no not of off oh ok on one or our ours out
  please s she should so some sort kind than that the their them then there these they this those to too u up us
  very was we well were what when where which while who why will with would yes you your yours guy guys folk folks
  wondering looking someone somebody anyone anybody company able chance maybe idea got think thinking live include within cool great nice awesome
  also about like hello really exactly actually ever still maybe more tell know see`.split(/\s+/),
)

/** Words that only announce what comes: "quick question", "one more thing". */
export const openingWords = new Set(
  'quick question questions q thing another small short fast little something anything favor help asking asked'.split(
    ' ',
  ),
)

/** Words of somebody who does not mind, or does not know. */
export const shrugs = new Set(
  'whatever idk meh eh dunno hm hmm guess matter nvm forget fine nothing'.split(' '),
)

/** Words so common that sharing one says little about two questions being the same. */
export const weakWords = new Set(
  `price offer take use need give come work bring help make want go charge accept allow happen thing today day look
  available service visit possible ask again number back long time first problem else name one keep start week month year`.split(
    /\s+/,
  ),
)

/** Spellings people use in texts, as the words they stand for. */
export const casualSpellings: Record<string, string> = {
  '№': 'number', gr8: 'great', b4: 'before', l8: 'late', l8r: 'later', lite: 'light', rite: 'right', rihgt: 'right', wana: 'want to', ded: 'dead', rly: 'really', realy: 'really', wen: 'when', wat: 'what', wats: 'what is', wut: 'what', teh: 'the', cn: 'can', tho: 'though', shud: 'should', cud: 'could', wud: 'would', fone: 'phone', sry: 'sorry', srry: 'sorry', sory: 'sorry', mb: 'sorry', hav: 'have', wtf: 'damn', doin: 'doing', jus: 'just', cuz: 'because', bc: 'because', kinda: 'kind of', outta: 'out of', dunno: 'do not know', goin: 'going', num: 'number', aftr: 'after', lookin: 'looking', plse: 'please', pleas: 'please', couldnt: 'could not', wouldnt: 'would not', havent: 'have not', hasnt: 'has not', wasnt: 'was not', shouldnt: 'should not', bday: 'birthday', mins: 'minutes', hr: 'hour', bout: 'about', yr: 'your', yer: 'your',
  u: 'you', ur: 'your', r: 'are', y: 'why', ya: 'you', yall: 'you', tmrw: 'tomorrow', tmw: 'tomorrow',
  tmr: 'tomorrow', tomorow: 'tomorrow', tommorow: 'tomorrow', tommorrow: 'tomorrow', '2day': 'today',
  thx: 'thanks', tks: 'thanks', ty: 'thanks', tysm: 'thanks', pls: 'please', plz: 'please', rn: 'right now',
  dont: 'do not', doesnt: 'does not', didnt: 'did not', cant: 'can not', wont: 'will not', isnt: 'is not',
  arent: 'are not', whats: 'what is', wheres: 'where is', whens: 'when is', hows: 'how is', whos: 'who is',
  im: 'i am', ive: 'i have', id: 'i would', ill: 'i will', its: 'it is', thats: 'that is', theres: 'there is',
  youre: 'you are', wanna: 'want to', gonna: 'going to', gotta: 'got to', lemme: 'let me', til: 'until',
  till: 'until', appt: 'appointment', appts: 'appointments', hrs: 'hours', asap: 'soon', info: 'information',
  msg: 'message', b: 'be', n: 'and', k: 'ok', okay: 'ok', yea: 'yeah', yup: 'yep', ph: 'phone', cannot: 'can not',
  wensday: 'wednesday', wendsday: 'wednesday', wedsday: 'wednesday', thrusday: 'thursday', thursdy: 'thursday', saterday: 'saturday',
  addy: 'address', addr: 'address', todays: 'today', tomorrows: 'tomorrow', wknd: 'weekend', xmas: 'christmas', nite: 'night', thru: 'through', ppl: 'people', ofc: 'of course', lol: '', btw: '', ment: 'meant', haha: '', hahaha: '', um: '', uh: '', hmm: '', umm: '',
} // biome-ignore format: one readable block

/** Everyday words of the same meaning; the first of each line stands for the others. */
export const synonymGroups: string[][] = [
  ['price', 'cost', 'fee', 'rate', 'charge', 'pricing'],
  ['buy', 'purchase'],
  ['used', 'second', 'old', 'preowned'],
  ['miss', 'skip', 'absent'],
  ['product', 'products', 'supplies', 'supply'],
  ['begin', 'start'],
  ['child', 'children', 'kid', 'kids', 'son', 'daughter'],
  ['pay', 'payment', 'payments', 'paid'],
  ['month', 'monthly'],
  ['bring', 'carry'],
  ['online', 'video', 'zoom', 'remote'],
  ['away', 'gone', 'out'],
  ['document', 'paperwork', 'papers'],
  ['car', 'vehicle', 'auto'],
  ['document', 'form'],
  ['see', 'look', 'treat'],
  ['policy', 'rule', 'rules'],
  ['cancel', 'cancellation', 'cancellations'],
  ['letter', 'notice', 'mail'],
  ['warranty', 'guarantee', 'guaranteed'],
  ['accept', 'take', 'taking'],
  ['insured', 'insurance'],
  ['parking', 'park'],
  ['pet', 'animal'],
  ['big', 'large'],
  ['old', 'age', 'ages', 'aged'],
  ['rent', 'rental', 'rentals', 'hire'],
  ['appointment', 'booking', 'reservation'],
]

/** Stems of words that take an appointment back, and of those that put it somewhere else. */
export const cancelWords = ['cancel', 'scrap', 'scratch', 'drop'].map((word) => word)
export const moveWords = [
  'reschedul',
  'move',
  'push',
  'postpon',
  'chang',
  'switch',
  'bump',
  'shift',
  'delay',
  'swap',
]

/** Signs, in mended words, that somebody speaks of an appointment they have, wants it gone, or wants it at another time. */
export const ownSigns =
  /\b(?:my|our|i have|i have got|we have|have got|i am down|you have|coming (?:to|on|by)|booked|scheduled|appointment|visit|same (?:time|day)|something (?:came|has come) up|do|make)\b/
export const cancelSigns =
  /\b(?:cancel|call(?:ing)? (?:it|that|this) off|call(?:ing)? off|(?:do not|no) need (?:to|for you to) (?:send|come)\b|take (?:me|us|it|that|him|her) off|not (?:going to|gonna) (?:do|need|make) it|do not need (?:it|you|that|them|him|the \w+|my \w+|an? appointment)|no (?:longer|point)|not need (?:it )?any ?more|(?:pull|back)(?:ing)? out(?: now)?$|back(?:ing)? out (?:of|on) (?:my|our|the|this|that|it|\w+day|tomorrow)\b|bail(?:ing)?(?: out)?(?: on| of)? (?:my|our|the|this|that|it|you|\w+day|tomorrow)\b|withdraw (?:it|that|my|our)|(?:do not|no need to) (?:bother )?(?:to )?com(?:e|ing)(?: out| by| over)?(?: on)?(?: this| next)? (?:\w+day|tomorrow|tonight)|do not send (?:nobody|anybody|anyone|no one|the \w+|your \w+|him|her|them|a \w+)|not (?:need|needing|going to need|gonna need) (?:either|any|you|it|that)\b|(?:take|strike|pull) (?:me|us|it|that|that one|this one|him|her|them|both|my \w+) (?:both )?off\b(?! (?:the|that|my) (?:wall|porch|truck|floor|shelf|deck|house|car)\b)|take (?:me|us|him|her) out\b|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: is|'s) (?:off|out|not happening|a no go)\b|(?:have|got) (?:got )?(?:me|us|him|her|my \w+) (?:down|booked|scheduled|in|on)\b.*\b(?:scrap|scratch|drop|lose|forget|ditch|nix)|not coming|will not be (?:coming|there|needing|able))\b/
export const moveSigns =
  /\b(?:reschedule|postpone|instead|will not work|needs? to (?:become|be moved|move|change|be changed|go to)|same time|came up|come up|can not (?:make|do|come)|could not (?:make|do)|be moved|another (?:day|time)|different (?:day|time)|(?:mon|tues|wednes|thurs|fri|satur|sun)day (?:become|be|turn into|go to|to) (?:\w+ )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|push (?:it|my|the|that)|move (?:it|my|our|the|that|mine|from|to|\w+['’]s|\w+ (?:to|from|\d))|swap|bump)\b/

/** "Is there a fee if I cancel": asked, and nothing done. */
export const asksTerms =
  /\b(?:fee|charge|cost|penalty|policy|notice)\b.*\b(?:if|for|to|when)\b.*\bcancel|\bwhat happens if\b.*\bcancel|\bcancel\w*\b.*\b(?:fee|policy|penalty)\b/i

/** Words that say outright that it is to be at another time, and not only that something came between. */
export const movesOutright =
  /\b(?:reschedul\w*|postpon\w*|instead|rather|needs? to (?:become|be moved|move|change|be changed|go to)|same time|be moved|another (?:day|time)|different (?:day|time)|push\w*|mov(?:e|ed|ing)|swap\w*|bump\w*|switch\w*|delay\w*|shift it|become)\b/

/** Somebody cannot come: another day or no visit at all is what is wanted, and words beside it tell which. */
export const unableSigns =
  /\b(?:can not|could not|will not|unable to) (?:make|do|come|be)\b|\bc(?:ame|ome) up\b/

/** A time of day named as a moment: "at two", "10 am", "9:30". */
export const clockTime =
  /\b(?:at|around|by|about|before|after) (?:half |\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)|\d ?[ap]m\b|\d:\d\d|\bnoon\b/i

/** Words with which somebody gives up what they were about to do. */
export const dropPhrases =
  /\b(?:never ?mind|nvm|forget (?:it|about it|that)|changed my mind|don['’]?t (?:bother|worry about it)|leave it(?: be)?$|drop it(?! off)|not (?:any ?more|after all|now)\b|scratch that$|no thanks?(?: you)?[.! ]*$|i['’]?ll (?:call|text|get) (?:you )?back|cancel (?:that|this|it all)[.! ]*$)/i

/** Words of somebody who takes any time. */
export const anyTimeWords =
  /\b(?:any ?time|whenever|asap|as soon as|soonest|earliest|first available|next available|next opening|soon|any day|flexible|what(?:ever)? (?:you have|have you got|works|is free|you got)|you (?:pick|choose)|doesn['’]?t matter)\b/i

/** Words that say outright that somebody has an appointment, or wants one gone. */
export const ofTheBook =
  /\b(?:appointments?|appts?|bookings?|booked|scheduled|resched\w*|cancel\w*|postpone\w*|move (?:my|our|the)|my (?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i

/** A time is looked for, and not only the old one told. */
export const asksOtherDay =
  /\b(?:could|can|is there|do you have|have you got|any chance|push|move|switch|instead|insted|anyth?i?ng for|let['’]?s do|how about|what about|how bout|bump|shift|slide|still)\b/i

/** "That's everything for now", "don't trouble anyone over it", "I'll report back": whoever says so wants nothing passed on. */
export const leavesIt =
  /\bthat['’]?s (?:all|everything|it for)\b|\b(?:don['’]?t|do not|no need to) (?:trouble|bother|worry)\b|\bi['’]?ll (?:find out|report back|think about it|figure it out|see|let (?:you|her|him|them) know|break it to)\b|\bgood ?(?:night|bye)\b|\bmuch obliged\b/i
