import type { DeedPattern } from './deed-pattern.ts'
import { colour, message, soon, time, visit } from './words.ts'

/**
 * The other way round: whoever is told something of the contact, their visit, a message to them or somebody who does
 * it for them, together with a time or a result, is told a deed, whatever the verb. Listed is what is harmless.
 */
const c = `(?:${colour} )*`
const when = `(?:${time}|${soon})`
/** A time follows within the clause, or it stood before. */
const lead = `(?:(?:and|so|but|then|now|okay|yes|great|good|well|also|alright|sure|perfect|awesome|there|on|at|this|the|for|from|after|all|right|with that|as of now|${when}) )*`
const offered = `(?:free|open|available|possible|left|taken|gone|best|ideal|better|an option|empty|full|busy|closed|the (?:earliest|next|first|only|latest|best|last|soonest|closest|one)|our|a holiday|too|unavailable|what|booked up|out|up|on hold|wide)`

const telling = (
  kind: DeedPattern['kind'],
  patterns: string[],
  rest: Partial<DeedPattern> = {},
): DeedPattern[] =>
  patterns.map((pattern) => ({
    kind,
    strength: 'telling',
    pattern: new RegExp(`^${lead}(?:${pattern})(?![a-z])`, 'g'),
    ...rest,
  }))

const appointed = `(?:appointment|time|visit|booking|reservation|slot|spot|seat|time slot|session)`
const firstNames = `(?!(?:you|i|we|it|that|this|there|what|which|who|here|our|the|a|an|your|my|all|any|each|every|most|no|some|thanks|please|let|just|yes|not|and|or|but|if|when|where|how|nothing|anything|either|both|price|cost|parking|service|payment|today|tomorrow|hours|holiday)\\b)[a-z]+`
const place = `(?:office|store|shop|clinic|business|line|lines|desk|price|fee|hours|calendar|holiday|day|week|weekend|date|time|window|slot|next|earliest|closest|last|only|best|first|rest|others?|question|answer|opening|latest|lot|door|service|website|cost|rate|number|address|minimum|deadline|afternoons?|mornings?)`
/** Somebody or something of ours, in a few words. */
const other = `(?:he|she|they|someone|somebody|one of (?:our|the|us)(?: \\w+)?|(?:a|an|the|our|your|my) (?:(?!${place}\\b)\\w+ ){0,3}?(?!${place}\\b)\\w+|${firstNames}(?: ${firstNames})?)`

const youHarmless = `(?:need|want|like|prefer|say|said|mean|meant|ask|asked|call|called|text|texted|mention|mentioned|told|wrote|pick|picked|chose|choose|have (?:to|until|got (?:to|until|two|three|several|some|a (?:choice|few))|a (?:choice|question|few)|(?:two|three|several|some) (?:options|choices)|the (?:choice|option))|did|do|does|was|were|had|came|went|thought|pay|may|might|would|could|can(?! (?:expect|count on|look forward|plan on|rely|be sure|relax))|must|tried|missed|also|know|see (?:that|how|why))`
const youAre = `(?:looking|asking|hoping|thinking|wanting|trying|planning|choosing|calling|writing|talking|welcome|free|available|flexible|interested|able|after|saying|right|correct|sure|okay with|open|busy|home|wondering|considering|unable|busy|closed|away|out|not|only|reaching|contacting|referring|choosing|leaning|deciding|picking|requesting)`
const weHarmless = `(?:check|look|see (?:if|what|whether|how|which)|need|ask|try|find|offer|open|close|do (?:my|our) best|be (?:open|closed|back|available|here|happy|glad|in|able|around|out|away|off|working)|have (?:openings?|time|times|an opening|two|three|a few|several|some|to|one|only|more|room|space|nothing)|charge|want|start with|search|suggest|repeat|read|go (?:over|through)|leave|keep (?:it|that) (?:in mind|short|as it)|call 911|wait|stop|never|not|be (?:right )?with you)`

const timed = [
  ...telling(
    'booked',
    [
      `you (?!(?:${c})${youHarmless}\\b)(?:${c})(?!(?:are|will be) (?:${c})${youAre}\\b)(?!will (?:${c})(?:need|have to|want|find|pay|like|love|hear|get|receive)\\b)(?!\\w+ed\\b)\\w+`,
      `your (?!(?:preferred|requested|chosen|desired|wished|question|questions|call|text|message|request|name|number|address|e ?mail|phone|first choice|other|area|preference|choice|zip|budget|earliest|next|best|only|options?|note)\\b)(?:\\w+ ){1,5}?(?:is|are|will|shall|has|have|was|starts?|begins?|happens?|takes? place|comes?|runs?|goes|falls?|lands?|sits?|lies|stays|remains|kicks off|gets|stands|awaits|waits|arrives?|now) (?!(?:${c})(?:not|never|${offered})\\b)`,
      `(?:the|this|that) (?:\\w+ ){0,1}(?:appointment|visit|booking|reservation|session) (?:is|will|shall|starts?|begins?|happens?|takes? place|kicks off) (?!(?:${c})(?:not|never|${offered})\\b)(?!(?:still )?on (?=,|$))`,
      `${other} (?:will|shall|is going to|are going to|is about to|is due to|are due to) (?!(?:${c})(?:not|never|need|want|ask|cost|reply|respond|answer|call|ring|text|contact|get (?:back|in touch)|reach|follow|message|write|take (?:about|around|roughly|up|an?|\\d)|last|be (?:in|back|available|off|away|free|open|closed|out|busy|happy|able|required|charged|needed|cold|warm|in the office|a (?:holiday|different))|have (?:to|time|openings?|an opening)|open|close|give you|explain|tell you|help|work|answer|check|look|decide)\\b)\\w+`,
      `${other} (?:is|are) (?!(?:${c})(?:opening|closing|working|looking|asking|offering|having|being|missing|thanksgiving|nothing|during|morning|evening|hoping|trying|thinking|training|running (?:a|late|behind)|remaining)\\b)(?:${c})\\w+ing`,
      `(?!they |someone |somebody )${other} (?!(?:is|was|has|does|opens|closes|takes|costs|lasts|works|says|means|depends|includes|shows|looks|gets|sounds|seems|needs|suits|offers|falls|days|hours|holidays|this|us|its|as|plus|yes|thanks|lists|varies|ends|applies|sees|mondays|tuesdays|wednesdays|thursdays|fridays|saturdays|sundays|weekdays|minutes|times|appointments|visits|slots|starts|services|jobs|customers|openings|windows|options|prices|parts|repairs|lessons|classes|works|calls|texts|sets)\\b)\\w{3,}s (?:(?:by|over|out|there|in|around|up|you|to you|back|for you|at your \\w+|to your \\w+) )?(?:on |at |this |between )?(?=${time})`,
      `(?:i|we) (?:will|shall|am going to|are going to) (?!(?:${c})${weHarmless}\\b)(?:${c})(?:be|have|come|arrive|see|meet|visit|show|stop|swing|drop|pick|bring|send|get|knock|turn up|serve|welcome|expect|wait)`,
      `(?:i|we) (?:am|are) (?!(?:${c})(?:checking|looking|holding|keeping|saving|reserving|working|closing|opening|asking|thinking|seeing (?:if|what|openings)|trying|having|offering|hoping|searching|running|being|missing|sorry|suggesting|showing|getting (?:back|a)|wondering|guessing|talking|speaking|closing|down|reading|finding|going to)\\b)(?:${c})(?:\\w+ing|on)\\b`,
      `(?:i|we)(?: have)? (?:${c})(?:put|added|set|made|kept|left|took|moved|placed|changed|dropped|gave|given|taken|updated) (?!(?:a (?:fee|surcharge|charge)|off|aside some|some)\\b)(?:\\w+ )`,
      `${time}(?: ${time}){0,2} (?:is|are|will be|has been|was|goes|went|stays|remains|becomes|has) (?!(?:${c})(?:${offered}|not|never|okay|fine|good|great|perfect|right|more|less|very|quite|a (?:good|great|bit|busy|little|better|popular|public|national|week|month|few)|an? \\w+ day|thanksgiving|christmas|when|only|difficult|tricky|tight|hard|out|no|nothing|one|two|three|another|other|some|room|space|time|slots|openings|openings|the day|the date|from|until|still|in \\w+|fully|your (?:first|second|preferred|choice)|the (?:\\d+(?:st|nd|rd|th)?|last|first|next|only|day|earliest|latest|best)|my|\\d+|busy|new|tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday|worth|subject|at|between|unfortunately|currently|possible|january|february|march|april|may|june|july|august|september|october|november|december)\\b)\\w+`,
      `(?:the|your|this|that) (?!(?:${place})\\b)(?:\\w+ ){1,3}?(?:has|have) been (?!(?:${c})(?:closed|open|taken|booked|full|fully|available|here|around|in business|sold|busy|out|not|gone)\\b)\\w+`,
      `(?:until|till) (?:on )?(?:\\w+day|tomorrow|the \\w+)(?: ${time}| at \\w+){0,2}(?: then)?$`,
      `(?:please )?(?:expect|await|look out for|watch for|look for) (?!to |that |a (?:wait|fee|bill|delay)|an? (?:extra|additional))(?:\\w+)`,
    ],
    { needsTime: true, alsoBackedBy: ['cancelled'] },
  ),
  ...telling(
    'any',
    [
      `(?:so )?(?:that|it|this) is (?:[\\w ]+ )?all (?:in place|arranged|ready|in order|good)`,
      `all (?:in place|arranged|ready|in order|lined up|booked in)`,
    ],
    {},
  ),
]

const results = [
  ...telling('any', [
    `(?:it|that|this|everything) (?:has |have |all ){0,2}(?:${c})(?:went|gone|came|got) through`,
    `your (?!(?:question|call|card|account|trial|line|connection|area|zip|name|number|address|warranty)\\b)(?:\\w+ ){1,3}?(?:got|has been|have been) (?!(?:${c})(?:declined|expired|disconnected|missed|noted|understood|rejected|lost|waiting|cut|not|never)\\b)(?:${c})(?:\\w+(?:ed|en|ent|ung|ept|eld)|put|set|cut|made|done)`,
    `(?:everything|it all|all of (?:it|that)|things|the whole thing) (?:has |have |is |are )?(?:${c})(?:went|gone|worked|came|come|fell|got|gotten|through|in (?:place|order|the system)|ready|registered|recorded|saved|updated|entered|processed|arranged|looks? (?:good|set|great)|checks? out|checked out|lined up)(?! (?:wrong|down|apart))`,
    `(?:i|we|i am|we are|we have|i have)(?: have)? (?:${c})(?:finished|completed|done with|wrapped up|done|through with) (?:\\w+ing)`,
    `(?:i|we)(?: have)? (?:${c})(?:put|got|pushed|ran|rushed|pulled|gotten|moved|carried) (?:it|that|this|everything|your \\w+|the \\w+) (?:${c})through`,
    `(?:i|we)(?: have)? (?!(?:${c})(?:asked|looked|checked|searched|tried|hoped|wanted|found|listed|noted|worked|waited|compared|explained|read|considered|came|had|have|pulled up|double checked|put together|see|saw|got|offer|need|prepared|understood|left|felt|opened|picked|kept it|described|summed|went)\\b)(?:${c})(?:\\w+(?:ed|ent)|put|set|did|done|made|took|taken|gave|wrote|got) (?:\\w+ ){1,4}?(?:for you|on your behalf|as you (?:wished|asked|wanted|requested))$`,
    `(?:all |now |and |already |freshly |officially )*(?!(?:understood|noted|agreed|appreciated|excited|delighted|pleased|interested|closed|needed|required|included|licensed|insured|confused|surprised|apologized|acknowledged|related|indeed|need|speed|advised|recommended|preferred|limited|requested|certified|located|based|asked|speaking|unconfirmed|estimated|used|honou?red|thrilled|relieved|worried|concerned|tired|fully booked|booked|listed|red|bed|feed|seed|heed|weed|unlimited|unrelated|proceed|exceed|succeed|breed|shed|sped|embed|sacred|naked|hundred|kindred|biped|wed|thursday)\\b)\\w{2,}ed(?: (?:for you|it|that|now|already|just now|on (?:our|my|this) (?:side|end)|too|in|up|then|here|successfully|as (?:asked|requested|wished)))*$`,
    `(?:\\w+ ){0,2}?\\w+(?:ing|ion|ment|date|change|request|visit|action|step) (?:is |now |was |has been )?(?:${c})(?:complete|completed|done|successful|finished|final|in place|processed|saved|recorded|executed|accomplished)(?! (?:by|in|at|within|before))`,
  ]),
  ...telling('booked', [
    `your (?:\\w+ ){0,2}?${appointed} (?:now )?(?:is|are|has|stays|remains|got|sits|went|came|made) (?!(?:${c})(?:not|never|pending|tentative|unconfirmed|free|open|important|up to|missing|what|due|over|in the past|about|only|no|a (?:minimum|fee)|being|subject|still (?:open|on|not|there|unconfirmed)|too|below|above|longer|shorter|covered|waiting|to|under review|cancell?ed|moved|rescheduled|gone|nolonger)\\b)\\w+`,
    `(?:the|this) (?:\\w+ )?(?:appointment|booking|reservation) (?:now |just |already )?(?:is|has|went|sits|shows up|appears|exists|stands) (?!(?:${c})(?:not|never|pending|free|open|available|possible|important|an?|about|only|no|still (?:open|on|not)|to|cancell?ed|moved|rescheduled|gone|nolonger|yours to|subject|full|for (?:an?|how)|what|too|included|over)\\b)\\w+`,
    `(?:\\w+ ){0,3}?reminder (?:of|about|that|for|regarding) (?:your|you)`,
    `you should (?:${c})be (?:${c})(?:good|set|fine|okay|covered|in|on|ready|booked|all)(?! (?:to (?:call|say|let)|to do it))(?= |$)`,
    `(?:please )?(?:expect|await) (?:us|me|him|her|them)\\b`,
    `(?:the|your|our|a) (?:\\w+ )?\\w+ is (?:${c})(?:rolling|driving|loaded|packed|en route|on (?:its|the|his|her) (?:way|road)(?! to your)|under ?way|heading|headed|dispatched)`,
  ]),
  ...telling('booked', [
    `(?:i|we)(?: have)? (?:${c})(?:made|created|placed|entered|opened|registered|filed|logged) (?:(?:a|an|the|your|new|you|in) ){1,3}(?:\\w+ )?(?:${appointed}|order|entry)`,
  ]),
  ...telling('cancelled', [
    `(?:that is|there goes) (?:the|your) (?:\\w+ ){0,2}?(?:${visit}) (?:gone|out|off|away|down|\\w+ed)`,
    `(?:your|the|this|that) (?:\\w+ ){0,3}?(?:${visit}|it) (?:\\w+ ){0,2}nolonger(?! (?:free|available|open|possible|an option))`,
  ]),
  ...telling(
    'sent',
    [
      `(?:a|an|the|your|our|my) (?:\\w+ ){0,2}?(?:${message.replace('receipt|address|', '').replace('|it)', ')')}) (?:e ?mail |text |message |link )?(?:should|must|ought to|has|have) (?!(?:${c})(?:not|a|an|the|no|to|include|contain|say|come with|all|your|our)\\b)\\w+`,
      `(?:a|an|the|your|our|my) (?:\\w+ ){0,2}?(?:${message.replace('receipt|address|', '').replace('|it)', ')')}) (?:e ?mail |text |message |link )?(?:is|are) (?:${c})(?:on|in|at|headed|heading|coming|going|waiting|out|en route|off|away|under way|landing|there|flying|ready)(?! (?:file|request|the (?:website|form|counter|desk|office|bottom|top|back|door))\\b)`,
      `you (?:should|must|ought to) (?:${c})have (?:${c})(?:received|gotten|got|seen|found|it|a|an|the|my|our)`,
    ],
    { alsoBackedBy: ['booked', 'moved', 'cancelled', 'passed_on'] },
  ),
  ...telling('transferred', [
    `${other} (?:has|have) (?:got )?you (?:now|on|here|$)`,
    `you are (?:${c})(?:through|next|in line|in the queue|being connected|live)(?: (?:to|with|in|for|now))`,
    `(?:a|an|one of our|our|the) (?:\\w+ )?\\w+ (?:has|have|is|are) (?:${c})(?:taken over|taking over|joined|joining|jumped in|jumping in|stepped in|stepping in|picked up|picking up|entered|here|on the line)(?! (?:the (?:job|business))\\b)`,
  ]),
  ...telling('passed_on', [
    `${other} (?:will|shall|is going to|are going to) (?:${c})(?:reply|respond|answer|make it right|make this right|be in touch|fix (?:it|this)|sort (?:it|this))(?! (?:any|most|your questions|questions|that when|on site))`,
    `you (?:can|may|should|will) (?:${c})(?:expect|anticipate|count on|look forward to|look for|watch for|await) (?!to pay|the price)(?:\\w+ ){0,3}?(?:call|callback|call back|reply|answer|response|contact|word|ring|from|them|someone|somebody)`,
  ]),
  ...telling(
    'held',
    [
      `(?:(?:that|this|the|your) (?:\\w+ )?(?:${visit})|it|that|this|${time}(?: ${time})?) (?:is|stays|remains|sits|will be|will stay|will remain) (?!(?:${c})(?:not|never|free|open|available|good|best|fine|right|perfect|better|important|easy|ideal|okay|convenient|up|great|possible|something|what|too|best|suitable|all|difficult|hard|a|an|the|enough|clear|simple|useful|only|our|my|just|meant|safe|unsafe|included)\\b)\\w+ (?:only )?(?:for|to|with|under) (?:you|your)\\b`,
    ],
    { alsoBackedBy: ['booked', 'moved'] },
  ),
]

export const tellings: readonly DeedPattern[] = [...timed, ...results]
