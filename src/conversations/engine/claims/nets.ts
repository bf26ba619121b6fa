import type { ClaimKind } from './claim.ts'
import { colour, message, people, planner, time, visit } from './words.ts'

/**
 * What the lexicon of deeds does not name: any deed of ours in the past tense on the contact's appointment or message,
 * any state told of an appointment, anybody on the way. Here the harmless verbs are listed, not the telling ones.
 */
export interface Net {
  kind: ClaimKind
  pattern: RegExp
}

const c = `(?:${colour} )*`
const past = `(?:\\w+(?:ed|ought|aught|ent|old|ung|uck|oke|ove|rote|ade|elt|ept)|put|set|got|gotten|took|taken|gave|given|did|done|won|hit|let|ran|saw|threw|drew|drawn|hung|began|came|went|cut|laid|paid|met|led|fed|shot|wrote|written|chosen|found)`
/** What the bot may have done without touching a calendar or telling anybody. */
const harmless = `(?:asked|looked|checked|heard|understood|noted|read|misread|thought|meant|said|wanted|needed|tried|missed|received|seen|saw|found|searched|opened|offered|mentioned|suggested|listed|got|had|been|went|explained|answered|wondered|hoped|assumed|misunderstood|mixed|confused|apologized|noticed|failed|expected|used|liked|loved|showed|started|stopped|waited|talked|worked|closed|lived|served|helped|charged|learned|decided|existed|gave|let|double checked|compared|considered|told|moved|added|put|took|set|changed|updated|kept|made|called|sent|texted|left|passed|handed|shared|dropped)`
const ourObject = `(?:the|your|that|this|a|an) (?:\\w+ ){0,2}?(?:${visit.replace('time|place|date|', '')}|appointments|calendar|schedule|booking|scheduling|rescheduling|reserving|arrangements?|paperwork|details with)`
const offered = `(?! (?:\\w+ ){0,3}?(?:free|open|available|possible|left|taken|gone|best|ideal|better|an option|empty|the earliest|the next|the first))`
const settledVerb = `(?:is|stays|remains|starts|begins|happens|takes place|lies|sits|falls|runs|exists|counts|stands|goes ahead|will be|will start|will take place|will happen|is going to be|was)`

const net = (kind: ClaimKind, patterns: string[]): Net[] =>
  patterns.map((pattern) => ({ kind, pattern: new RegExp(`\\b(?:${pattern})(?![a-z])`, 'g') }))

export const nets: readonly Net[] = [
  ...net('cancelled', [
    `(?:called|calling) (?:it|that|this|the \\w+|your \\w+) off|(?:${visit}|it|that) (?:is|are) (?:${c})(?:no more|history|gone|dead|toast|void|null|over|off(?= |$)(?! (?:the (?:top|main|highway|street)|to)))`,
    `(?:took|taken|got|removed|crossed|struck|scratched|pulled|dropped) (?:you|your name|it|that|your \\w+|the \\w+) off(?! the (?:phone|line))`,
    `you are nolonger|you have (?:nothing|no appointments?) (?:on|with us|left|scheduled)(?: \\w+)? ?(?:now|anymore|${time}|$)`,
  ]),
  ...net('moved', [
    `(?!it is (?:about )?\\d{1,2}(?::\\d\\d)? ?(?:am|pm) now)(?:${visit}|it) (?:now )?(?:is|takes place|happens|starts) (?:now )?(?:on |at )?${time}(?: \\w+){0,3} (?:now|instead)|(?:${visit}) now (?:takes|is|happens|starts|falls)`,
    `(?:went|gone|goes|slid|slipped|jumped) from ${time} to`,
  ]),
  ...net('booked', [
    `(?:was|were|am|are) (?:\\w+ )?(?:happy|glad|pleased|quick|lucky enough|delighted) to have (?:booked|scheduled|reserved|\\w+ed you)|(?:was|were) (?:\\w+ )?(?:happy|glad|pleased|quick|lucky enough|delighted) to (?:book|schedule|reserve|get|fit|arrange|set|lock)`,
    `(?:i|we)(?: have)? (?:${c})(?:assigned|sent|dispatched|lined up|got|found|picked|arranged|organi[sz]ed|recruited) (?:a|an|the|our|you a|you an|someone|somebody)(?: \\w+)? ?(?:technician|crew|plumber|person|team|specialist|electrician|guy|for you|to come)`,
    `(?:is|are) (?:${c})(?:your (?:time|slot|spot|window|appointment|place)|taken by you|in your name|under your name|on you|held for you)`,
    `status (?:is )?(?:${c})(?:locked|confirmed|booked|set|done|complete|completed|active|scheduled|reserved|approved|final)`,
    `(?:i|we)(?: have)? (?:${c})(?:got |have )?(?:everything|all of it|the whole thing|things) (?:${c})(?:set up|lined up|in place|arranged|ready|prepared|organi[sz]ed|down|in order)`,
    `(?:you are|you have been|i have you|we have you|you|i have got you|we are) (?:${c})(?!are|been|free|open|available|looking|asking|hoping|interested|home|busy|closed|full|back|flexible|able|welcome|thinking|after|wanting|trying|planning|choosing|still|have|had|get|see|said|need|want|can|will|like|prefer|mean|meant|called|texted|asked|mentioned|wrote|told|picked|chose|do|did|were|was|may|might|would|could|should|must)\\w+(?: \\w+){0,4}? (?:for|on|at|to|with us) (?:\\w+ )?${time}`,
    `(?:your|the) (?:\\w+ )?(?:appointment|visit|booking|slot|reservation|spot) is (?:${c})(?:good|fine|great|golden|solid|safe|secure|sorted|okay|all good|good to go|ready to go|under control)(?= |$)(?! (?:for (?:me|us)|with (?:me|you)|choice))`,
    `(?:expecting|awaiting) you|(?:so|and|which|then|just|already|indeed) (?:i|we) (?:just |already )?did(?: so| it| that)?$|^(?:i|we) did$`,
    `(?:system|calendar|office|team|computer|app|software|schedule|technician|plumber|crew|owner|manager|our \\w+)(?: \\w+)? (?:has |have )?(?:${c})(?:accepted|took|taken|booked|approved|registered|recorded|confirmed|saved|locked|cleared|okayed|has you|have you|is expecting|picked up|signed off|agreed to) ?(?:it|you|your|the|that|this|on|$)`,
    `(?:i|we)(?: have)? (?:${c})(?!${harmless}\\b)${past} (?:it|that|this|you)(?: \\w+)? (?:for you|for ${time}|with ${time}|up with|under|in place)`,
    `(?:set|hooked|sorted|fixed|lined|signed) (?:you|it|that|this) (?:up|out)(?! (?:if|when|once))`,
    `(?:i|we)(?: have)? (?:${c})(?:made|entered|placed|completed|finished|applied|processed|put through|locked|frozen|froze|inked|logged|submitted|filed) (?:the|your|that|this|it)(?! (?:call|mistake|error|point|list|work|job|drain))`,
    `your (?:\\w+ ){1,3}?(?:is|are|goes|sits|lands|made it|has made it) (?:${c})(?:on|onto|in|into|at) (?:our|the|my|his|her|their) (?:\\w+ )?(?:${planner}|route|run|queue|rounds|plan|line up|lineup)`,
    `(?:your|the|this) (?:\\w+ )?(?:appointment|visit|booking|reservation|request(?: for (?:an?|the|your) \\w+)?) (?:has|have) (?:${c})(?:been )?(?!missed|lost|cancel|moved|resched|postponed|changed|switched|sent|passed|forwarded|escalated|not|never|two|three|no |to |a minimum|a fee|an? \\w+ fee)(?:${past}|a new|a (?:time|date|place|spot|home)|its)`,
    `(?:i|we)(?: have)? (?:${c})(?!${harmless}\\b)${past} (?:up |out |in |off )?${ourObject}`,
    `(?:i|we)(?: have)? (?:${c})(?!${harmless}\\b)${past} (?:you|it|that|this|everything)(?: \\w+){0,3}? (?:for |on |at |in )?${time}`,
    `(?:your|the|this) (?:(?!earliest|next|nearest|other|only|best|price|rate|soonest|latest)\\w+ ){0,2}?(?:${visit.replace('time|place|date|', '')})(?: with \\w+| for \\w+)? (?:now )?${settledVerb} ${c}(?:on |at |for |from |this |coming |the )*${time}${offered}`,
    `(?:your|the) (?:\\w+ )?(?:appointment|visit|booking|reservation) (?:now )?(?:exists|counts|stands|holds|is real|is there|is a thing|is yours|is alive|is up|is waiting|is on file|is on record|is in)`,
    `(?:${time}|${visit}|it|that one) (?:now )?(?:belongs to|goes to|is waiting for|waits for|is all for|is reserved for|has been given to|is being kept for) you`,
    `you are ${c}(?!looking|asking|free|available|home|hoping|thinking|busy|flexible|able|interested|after|wanting|trying|welcome|calling|writing|talking|open|saying|planning|choosing|picking|here|out|away|gone|off|right|correct|sure|okay|fine|early|late|asleep|awake|working|closed|around|back)(?:\\w+ ){0,3}?(?:for|on|at|with us|with him|with her|with them|from) (?:the )?${time}`,
    `you are (?:${c})(?:golden|covered|in|on|all good|sorted|locked|secured|listed|included|accounted|penned|inked|logged|entered|recorded|approved|accepted|guaranteed|assigned|enrolled)(?: (?:for|on|at|in|with)\\b(?! (?:a|our area|the area))|$)`,
    `(?:technicians?|plumber|crew|team|guys?|electrician|specialist|he|she|they|we|i|[a-z]+|help) (?:will |are |is |am |will be |are going to |is going to |shall )?(?:${c})(?:be )?(?:arrives?|arriving|comes?|coming|(?:is|are|be) (?:there|with you|at your (?:door|place|house|home))|heads?|heading|shows? up|showing up|stops? by|stopping by|swings? by|swinging by|drops? by|rolls? up|pulls? up|knocks?|knocking|visits|visiting|(?<=(?:will|shall|to) )visit|attends?|gets? there|turns? up|pops? (?:by|over|round)|cleans?|fix(?:es)?|repairs?|install\\w*|there)(?: \\w+){0,7}? (?:${time}|then)${offered}`,
    `(?:technician|plumber|crew|team|guy|electrician|someone|somebody|help|he|she|they) (?:is|are) (?:${c})(?:coming|arriving|heading|driving|rolling|headed|en route|on (?:the|his|her|their) way|outside|around the corner)`,
    `(?:name|address|job|visit|appointment|you|it|details) (?:is|are|has been|have been|went|got) (?:${c})(?:in|on|into|onto|inside) (?:the|our|his|her) (?:\\w+ )?${planner}`,
    `(?:booking|scheduling|reserving|rescheduling) (?:is|was|has been|part is|of \\w+ is) (?:${c})(?:\\w+ed|done|through|over|behind us|out of the way|a success)`,
    `(?:${time}|it|that) (?:it )?(?:is) (?:${c})(?:locked|inked|final|official|in stone|a lock|guaranteed|a sure thing|decided|agreed|settled|in ink|stamped|sealed)(?! (?:until|unless))`,
    `(?:ready for you|expecting you|waiting for you|counting on you|prepared for you) (?:on |at |this )?${time}`,
    `(?:you have|you have got|you got) (?:yourself )?(?:a|an|your) (?:\\w+ )?(?:appointment|booking|reservation|visit|confirmed \\w+|deal|date with)\\b`,
  ]),
  ...net('passed_on', [
    `(?!i |we |you )[a-z]+ (?:is|are) (?:${c})(?:working on|looking into|looking at|handling|reviewing|dealing with|taking care of|investigating) (?:it|this|that|your)`,
    `your (?:\\w+ ){1,3}?(?:is|are|sits|lies|landed|lands|ended up) (?:${c})(?:on|with|in|at|in front of|before) (?:the|our|his|her|their) (?:\\w+ )?(?:owner|boss|manager|team|office|technician|queue|desk|pile|inbox|supervisor|crew|staff)`,
    `(?:${people}|(?!you |i |we |it |that |this |what |who )[a-z]+) (?:has|have|was|were|is|are)(?: been)? (?:${c})(?:told|notified|informed|alerted|briefed|paged|made aware|messaged|reached|filled in|warned|brought up to speed)(?! (?:me|us)\\b)`,
    `(?:${people}|they|he|she|(?!you |i |we |it |that |this |what |who |nobody )[a-z]+) (?:${c})(?:knows|saw|seen|read|heard|got|received|understands|has seen|has read|have seen|have read|will see|will read|will get|sees|reads|gets) (?:${c})(?:everything|all about|about (?:it|this|that|you|your)|it all|your (?:\\w+ )?(?:message|note|request|question|concern|words|details|number)|the (?:message|note|details|word|memo))`,
    `(?:made|making|make) (?:sure|certain) (?:that )?(?:${people}|they|he|she|it|your \\w+|[a-z]+) (?:\\w+ )?(?:saw|knows?|gets?|got|hears?|heard|sees?|reads?|has|have|received|understands?|reache[sd]|calls?)`,
    `(?:ticket|case|request|task|report|complaint|inquiry|call back|callback|work order) (?:\\w+ )?(?:has been|is|was|got|have been) (?:${c})(?:opened|created|filed|open|started|lodged|set up|registered|made|placed|sent in|in)|(?:off the phone|spoke|spoken|talked|chatted|had a word|checked in|in touch) (?:to|with) (?:${people}|(?!you|me|us|your|each|any)[a-z]+)(?! (?:before|first))`,
    `(?:${people}|they|he|she|we|i|[a-z]+) (?:will|are going to|is going to|shall|am going to) (?:${c})(?:give you (?:a|an) (?:\\w+ )?(?:call|ring|shout|buzz|bell|answer)|buzz you|dial you|speak (?:to|with) you|talk (?:to|with) you|sort (?:it|this|that) out|take care of|handle (?:it|this|that)|look into|see to|deal with)`,
  ]),
  ...net('sent', [
    `(?:you have|you have got|you got) (?:mail|a text|a message|an e ?mail|it in your)|(?:quote|text|link|e ?mail|message|details|directions|photo|form|invoice|${message.slice(3, -4)}) (?:is|are) (?:${c})(?:there|in there|with you|on your phone|in your|yours now|gone|off|out|away|underway|under way|flying|coming)(?! (?:of|soon as)\\b)`,
    `(?:went|gone|going|goes) (?:straight |right |over )?to (?:you|your (?:phone|inbox|e ?mail|messages|number))|(?:hit|pressed|clicked) send|(?:went|gone|going) out (?:to (?:you|your)|just now|a (?:minute|second|moment))|(?:put|left|dropped|threw) (?:it|the \\w+|a \\w+|that) (?:in|into|to) (?:your (?:inbox|messages|texts|phone|e ?mail)|a text)`,
    `(?:should|will) (?:be|have) (?:\\w+ )?(?:reached|arrived|hit|in) (?:you|your (?:phone|inbox))|(?:reached|hit|landed in|arrived (?:on|in|at)) your (?:phone|inbox|e ?mail|messages)`,
  ]),
  ...net('transferred', [
    `(?:passing|handing|sending|switching|moving|bringing|taking|forwarding|transferring|putting|directing) you (?:over |on |along |straight )?(?:to|with) (?:${people}|a (?!time|slot|page|different time)\\w+|(?!a |an |the |your |my )[a-z]+)|(?:while|as) i (?:transfer|connect|patch|put) you`,
    `(?:you are|i am|we are|call is) (?:${c})(?:being )?(?:passed|switched|moved|bumped|handed|put|sent) (?:over |on |through )?(?:to|through|with) (?:${people}|(?!you|your|the|my|our|${time})[a-z]+)(?= |$)(?! (?:message|note))`,
    `(?:he|she|dana|${people}|[a-z]+) (?:is|are) (?:${c})(?:here now|picking up|ready to talk|jumping in|stepping in|with you now|on now|ready for you now|coming on|waiting to talk)|(?:ringing|dialing|calling|fetching|grabbing) (?:${people}|(?!you|it|that|this)[a-z]+) (?:for you|now|right now)`,
  ]),
  ...net('held', [
    `(?:set|put|kept|left|setting|putting|keeping) (?:\\w+ ){1,6}aside|(?:slot|time|spot|window|it|that) (?:is|has been) (?:${c})(?:held|being held|kept|parked|earmarked)`,
    `(?:i|we)(?: have| am| are)? (?:${c})(?:sitting on|hanging on to|hanging onto|holding on to|holding onto|keeping|guarding|reserving|protecting|blocking|freezing|froze|parked|saved) (?:it|that|this|the|your|${time})(?! (?:to|short|simple|in mind|brief))`,
    `(?:nobody|no one) (?:else )?(?:can|will|gets to) (?:take|get|grab|have|book) (?:it|that|this)`,
  ]),
]
