import type { ClaimKind } from './claim.ts'
import { type DeedPattern, list } from './deed-pattern.ts'
import { nets } from './nets.ts'
import { spanish } from './spanish.ts'
import { tellings } from './tellings.ts'
import { colour, complete, message, people, planner, they, time, visit } from './words.ts'

const c = `(?:${colour} )*`
const thing = `(?:it|that|this|them|you|you both|everything|(?:your|the|that|this|his|her) (?:\\w+ ){0,2}?(?:${visit}|appointments|visits)|${time})`
const booked = list('booked', [
  `booked|scheduled|reserved(?! (?:\\w+ ){0,4}?minutes| temporarily| while| until)|secured|arranged|slotted|pencill?ed|finali[sz]ed|registered|locked in|nailed down|(?:squeezed|fitted|popped) in|(?:allocated|allotted|dedicated|assigned|granted) (?:to|for) you`,
  `confirmed(?! (?:your|the|that|with|by) (?:address|name|number|details|e ?mail|phone|price|hours|\\w+ (?:address|number|name)))`,
  `(?:locked|nailed|popped|squeezed|fit|fitted|put|placed|signed|got|jotted|written|wrote|added|entered|stuck|have|had|has|threw|tossed|set|marked|dropped|penned|slid|worked) (?:${thing} |your name )?(?:${c})(?:in(?! (?:touch|mind|a|case|luck|our area|the area))|down(?! as)|on|onto|into|up for|to) (?:(?:the|our|my|his|her|their) (?:\\w+ )?${planner}|for|at|with (?:him|her|them|the)|${time}|there|$)`,
  `(?:locked|nailed|popped|squeezed|slotted|fitted|got|have|has|put|signed|jotted) (?:you|that|it|your name) (?:${c})(?:in|down|up)(?! (?:as|mind|touch|the area|our|a))`,
  `(?:have|has|got|snagged|grabbed|nabbed|scored|landed|claimed|blocked|took|picked|saved) (?:you|ya) (?:${c})(?:in |down |for |at |on |with )?(?:the |that |this |a |an |our )?(?:last |first |best |next |only |earliest |\\w+ )?(?:${time}|${visit}|in\\b)(?! (?:as|or))`,
  `(?:got|landed) (?:you )?the (?!following|times|next|these|options)(?:\\w+ ){1,5}?for you`,
  `(?:snagged|grabbed|nabbed|scored|claimed|blocked(?: off| out)?|took(?! (?:\\w+ ){1,4}off\\b)|nailed) (?:the|that|your|this|it|${time})`,
  `(?:you|we|it|that|this|everything|all|${visit}|${time}) (?:are|is|was|were|be)? ?${c}(?:set(?! (?:in stone|of|up a|up to|up an))|good to go|ready to go|confirmed|locked|settled|fixed|firm|official|a go|a done deal|in the bag|a date)`,
  `(?:(?:it|that|this|name|${visit}|${time}) (?:are|is|was)|you(?: are)?) ${c}(?:in|on|down)(?: for| at)? (?:${time}|(?:the|our) (?:\\w+ )?${planner})`,
  `your name (?:is )?(?:on|in|down)(?: it| that| there)`,
  `(?:^|all |get |got )set for (?:\\w+ ){0,3}?${time}`,
  `you are (?:${c})(?:in|on|down|up|expected|visiting|coming in|due)(?: for| at| on| with (?:us|him|her))? ?(?:the )?(?:${time}|${planner}|$)`,
  `you are ${c}${time}`,
  `(?:${time}|${visit}|it|that) (?:is|are) ${c}(?:all )?(?:yours(?! (?:for (?:the next )?\\w+ minutes|until|while))|your slot|happening|taken care of for you)`,
  `(?:it is|is it|it will be|that is) (?:a date|official|on(?: like|$))`,
  `your (?:\\w+ ){0,3}?${visit} (?:is|are|will be|stays|remains|starts|stands|has been|was|got) (?:${c})(?:set|ready|firm|in|confirmed|${complete}|(?:at|on|for|to|with us)? ?(?:the )?${time})`,
  `(?:booking|reservation|appointment|visit|arrangements?|preparations?|place|spot|slot|seat|request for (?:an?|the|your) (?:\\w+ )?(?:${visit}))(?: (?:in the \\w+|has|have|is|are|was|went|got|just|request|will be|for \\w+|on \\w+))* (?:${c})${complete}`,
  `(?:you have|you have got|you got|there is) (?:an?|your|the|one) (?:\\w+ ){0,3}?${visit} (?:\\w+ ){0,3}?${time}`,
  `you (?:have |have got |got )(?:the |that )(?:${time}|slot|spot|appointment)`,
  `(?:see|seeing|meet|meeting|expect|expecting|await|catch) (?:you|us|him|her|(?:our|the) \\w+|jo) (?:\\w+ ){0,4}?(?:${time}|then|there)`,
  `(?:look(?:ing)?|looks) forward to (?:seeing|meeting|serving|having|welcoming|visiting|your visit|${time})`,
  `eager to (?:\\w+ ){1,2}?you`,
  `(?:technicians?|tech|plumber|crew|team|guys?|man|someone|somebody|he|she|they|we|i|electrician|specialist|driver|stylist|doctor|dentist|our \\w+|[a-z]+) (?:will|shall|are going to|is going to|is|are|will be|am) (?:${c})(?:be )?(?:there|at your|with you|out(?! (?:of|until|on|sick|today|all))|over|by|come|comes|coming|arrive|arriving|visit|visiting|attend|attending|show up|stop(?:ping)? by|swing(?:ing)? by|at \\d+|knock\\w*|head(?:ing)? (?:over|out|to you))(?: \\w+){0,8}? (?:${time}|then)`,
  `(?:technician|tech|plumber|crew|team|guy|someone|he|she|they|electrician|help) (?:is|are) (?:${c})(?:on (?:his|her|their|the|its) way|en route|heading (?:over|to you|your way)|assigned|dispatched)`,
  `(?:crew|technician|plumber|team member) (?:has been|is|was|are) (?:${c})(?:assigned|dispatched|allocated)`,
  `(?:confirmation|booking|reference|reservation|appointment) (?:number|code|id|reference)(?: is| ,|,| number){1,2} ?(?!not|what|the|on|in|needed|required|always|a )\\w+|(?:confirmation|booking|reservation) \\d\\w+`,
  `(?:serves?|acts?|counts?|stands?) as (?:\\w+ ){0,2}(?:confirmation|proof)`,
  `(?:pleased|happy|glad|delighted|thrilled|proud|honou?red|excited|here|writing) to (?:confirm|announce|report|inform you of) (?:your|the|that|a)(?! (?:address|name|number|details|price))`,
  `(?:^|i |we |this |hereby |to )(?:hereby )?(?:confirms?|confirming) (?:your|that your|that you|you)(?: \\w+){0,2} ?(?:${visit}|are|is|have|for)`,
  `thanks? (?:you )?(?:so much )?for (?:your )?(?:booking|scheduling|reserving|reservation)`,
  `mark (?:it on )?your calendar|save the date|put it (?:in|on) your (?:calendar|diary)|entered into (?:our|the)|accounted for`,
  `(?:was|were|been) able to (?:book|schedule|get|fit|squeeze|reserve|secure|lock|grab)|managed to (?:book|schedule|get|fit|squeeze|reserve|secure|lock|grab|snag|land)|(?:i|we) did (?:book|schedule|reserve)|(?:liberty of|went ahead with|finished|done|completed|succeeded in|just did the) (?:booking|reserving|scheduling|securing|arranging)|(?:${visit}) (?:still )?(?:stands|holds|goes ahead|is going ahead)`,
  `appointment ,? ?(?:confirmation|set|made|created|added)(?! (?:by|at|with))|tick (?:\\w+ ){0,3}?${time}|${time}(?: ${time})? tick`,
])

/** "Your visit on Thursday": there is one, or was until it was cancelled. */
const owned = list('booked', [`your (?:\\w+ ){0,3}?${visit} (?:at |on |for |, )?${time}(?: at| on)?`], {
  alsoBackedBy: ['cancelled'],
})

const moved = list('moved', [
  `rescheduled|postponed|brought (?:(?:${thing}) )?forward`,
  `(?:moved|shifted|bumped|pushed|switched|swapped|changed|amended|updated|adjusted|slid|delayed|transferred|flipped|traded|rearranged|altered) (?:${c})(?:${thing}|your \\w+ (?:time|date|slot)|the (?:date|time|day))(?: (?:back|over|around|up|out|forward|ahead|to|from|for)|$| )`,
  `(?:${thing}|date|time|day|${visit}|you) (?:has|have|is|are|was|were|got|${c}){1,4}(?:moved|shifted|bumped|pushed|switched|swapped|changed|amended|adjusted|updated|delayed)`,
  `(?:moved|shifted|bumped|pushed|switched|swapped|changed|amended)(?: \\w+){0,2} (?:to|until|from) (?:\\w+ )?${time}`,
  `(?:^|all |and |okay )(?:moved|pushed|shifted|bumped) (?:back|forward|up|out|over|ahead)|(?:^|all |and )(?:moved|shifted|bumped|switched|swapped|changed|updated)(?: (?:for you|over|it|that|now))*$`,
  `(?:${visit}|you|it|that) (?:is|are) (?:${c})?now (?:on |at |for |in for )?${time}|you are (?:\\w+ ){0,3}?${time}(?: at \\w+)? now|${visit} (?:is|are) (?:\\w+ ){0,4}?${time} instead`,
  `new (?:${visit}|day)(?: (?:of|for) \\w+ \\w+)? (?:is|will be) (?:\\w+ )?${time}`,
  `(?:change|move|switch|reschedule|rescheduling|swap|new time|new date|update)(?: (?:of|to|in|for) \\w+(?: to \\w+)?)? (?:has been|have been|is|was|went|got|has gone|have gone) (?:${c})(?:${complete}|through|set)`,
  `(?:was|were|been) able to (?:move|reschedule|shift|change|switch)|managed to (?:move|reschedule|shift|change|switch)|confirm(?:s|ing)? (?:the|your) (?:rescheduling|reschedule|change|move|new)|(?:i|we) did (?:move|reschedule)`,
])

const cancelled = list('cancelled', [
  `cancelled|called off|called it off|scrapped|scratched|voided|withdrawn|axed|struck off|nixed|undone`,
  `(?:removed|deleted|taken|took|dropped|wiped|cleared|pulled|erased|crossed|got) (?:${thing} |your name )?(?:off|from|out of) (?:of )?(?:the|our|my) (?:\\w+ )?${planner}`,
  `(?:removed|deleted|dropped|wiped|cleared|released|freed|erased|withdrew|killed|withdrawn)(?: up)? (?:the|your|that|this) (?:\\w+ ){0,2}?${visit}`,
  `(?:${visit}|it|that) (?:has been|have been|is|was|got) ${c}(?:removed|deleted|dropped|wiped|cleared|gone|released|freed|dead|nolonger on)`,
  `(?:is|are|been|comes|came) ${c}off (?:of )?(?:the|our) (?:\\w+ )?${planner}`,
  `(?:${visit}|it|that|you|nothing) (?:\\w+ )?nolonger (?:stands?|exists?|valid|holds?|on (?:the|our)|have|expected|scheduled|booked|in the)`,
  `cancellation(?: (?:has|have|is|was|been|went|request|of \\w+ \\w+))* ${c}(?:${complete}|through|confirmed)`,
  `confirm(?:s|ing)? (?:the|your) cancellation|cancellation (?:number|code)(?: is| ,|,){0,2} ?\\w*\\d`,
  `you are ${c}(?:off the hook|off (?:the|our) (?:\\w+ )?${planner})`,
  `(?:was|were) able to cancel|managed to cancel|(?:i|we) did cancel`,
])

const sent = list('sent', [
  `(?:is|are|was|were|went|gone|going|coming|sitting|waiting|headed|landed|on)(?: \\w+){0,4} (?:to|in|into|on) your (?:inbox|phone|texts|messages|e ?mail|mailbox|spam)(?! (?:when|if|once))`,
  `sent(?! (?:by|us|me|(?:it |this |that |your \\w+ )?(?:to )?(?:${people})))|texted(?! (?:us|me|by))|emailed(?! (?:us|me|by))|messaged(?! (?:us|me))|(?:dispatched|forwarded|mailed|delivered|issued)(?= |$)(?! (?:to (?:the|our) (?:team|manager|owner|office|boss|crew)))`,
  `(?:shot|fired|dropped|popped|whipped|flicked|pinged|zapped|slid) (?:you|it|that|off|over|a|the)(?: (?:off|over|you|a|an|the|quick|to)){0,3} ?(?:text|e ?mail|message|link|note|line|$|details|you|over)`,
  `${message}(?: \\w+){0,3} (?:is|are|should be|was|just|has|have|will be) (?:${c})(?:on (?:its|it is|the|their) way|in your (?:inbox|messages|phone|texts)|landed|arrived|arriving|waiting|went out|gone out|out|heading|headed|coming|in transit|with you|flying|delivered|in the mail)`,
  `(?:^|and )(?:a |the |your )?${message}(?: \\w+){0,2} (?:on (?:its|it is|the) way|heading your way|coming your way|incoming|inbound)`,
  `(?:check|look at|look in|peek at|glance at|open|read|look through|scroll through|refresh) your (?:phone|inbox|messages|e ?mail|texts|text messages|spam|spam folder|mailbox)`,
  `you (?:should|must|ought to) (?:${c})(?:have|see|get|receive|find) (?:(?:a|an|the|my|our|your|it) ?)(?:\\w+ ){0,2}?(?:${message}|$|now|by|in|any|soon|shortly)`,
  `(?:was|were) able to (?:send|text|email)|managed to (?:send|text|email)|(?:i|we) did (?:send|text|email)`,
  `(?:sending|texting|emailing|messaging|forwarding|shooting) (?:you|it|that|them|this|over|the|your|a|an)`,
])

const confirmationsToCome = list(
  'sent',
  [
    `you (?:will|shall|are going to)(?: be)? (?:${c})(?:get|getting|receive|receiving|have|find|see|hear) (?:a|an|the|my|our|your|all the|it|some)? ?(?:\\w+ ){0,2}?(?:texts?|text message|sms|e ?mail|message|confirmation|reminder|link|details)`,
    `(?:a|an|the|your) (?:\\w+ )?(?:text|sms|e ?mail|message|confirmation|reminder|link)(?: \\w+)? (?:will|shall|is going to) (?:be sent|follow|arrive|come|be there|be with you|reach you|land|go out)`,
  ],
  { alsoBackedBy: ['booked', 'moved', 'cancelled', 'passed_on'] },
)

const transferred = list('transferred', [
  `(?:transferred|transferring|connecting|connected|patching|patched|routing|routed|redirecting|redirected|bridging)(?: (?:you|your call|this call|the call|us|this|over|through|now|to ${people})|$)`,
  `(?:you|call|this call) (?:are|is|have|has) (?:${c}){0,2}(?:transferred|connected|patched|rerouted|routed|redirected|handed|forwarded|put through|passed)(?! by)`,
  `(?:putting|put|patching|handing|handed|passing|passed|switching|switched|getting|turning|turned|sending|moving|bringing|brought) (?:you|your call|this call|the call|this|it|things|us) (?:${c})(?:through|over(?! the)|off to|along to (?:a|the)|across|in touch with|a (?:person|human)|a real person|on with)`,
  `(?:looping|roping|pulling|bringing) in (?!a |the |more)[a-z]+|(?:getting|bringing|pulling|calling|looping|looped|brought|roping)(?: in)? (?:${people}|dana|[a-z]+)(?: in| on the line| on| for you)* (?:now|on the line|in now|for you now|for you|into this)`,
  `(?:on the (?:other )?line|on the phone) (?:for you|now|with you|right now|waiting)|(?:got|have|has) [a-z]+(?: \\w+)? on the (?:line|phone)|[a-z]+ (?:is|are) (?:${c})on the (?:line|phone)`,
  `(?:stay|remain|hold|hang) (?:on )?(?:the line|on the line|on while|while i)|please hold(?! (?:that|on to|the date))|hold please`,
  `(?:has joined|joined the (?:chat|conversation|thread|call)|is joining(?: us| you)?|are joining|(?:is|are) taking (?:it|this|over|things)|took over|takes (?:it|over) from here|take it from here)`,
  `you are (?:${c})(?:talking|speaking|chatting) (?:to|with) (?!me\\b|us\\b|(?:a|an|the|our) (?:\\w+ ){0,2}?(?:bot|assistant|computer|machine|program|robot|receptionist|helper|system))\\w+|transfer (?:is|was|has been|went) (?:${c})(?:${complete}|through|in progress|underway|under way)`,
])

const tell =
  'told|notified|informed|alerted|briefed|updated|paged|warned|pinged|contacted|called|rang|messaged|texted|emailed|reached|asked|let'
const passedOn = list('passed_on', [
  `(?:request|message|note|complaint|concern|question|case|issue|details|feedback|report|it|that|everything) (?:is|are|was|lies|sits|landed) (?:${c})(?:on|in|with) (?:the|our|my|his|her|their) (?:\\w+ ){0,3}?(?:desk|inbox|hands|queue|pile)`,
  `(?:i|we)(?: have)? (?:${c})(?:put|took|taken|posed|carried) (?:your|the|this|that) (?:message|note|request|question|concern|complaint|case) to`,
  `(?:sent|forwarded|delivered|submitted|reported|raised|shared|given|brought|kicked|bumped|referred)(?: (?:it|that|this|them|everything|your \\w+|the \\w+|over|up|on)){0,3} (?:to|with) (?:${people}|(?:the|our) (?:right|responsible|relevant) \\w+)|(?:sent|forwarded|gave|brought) (?:it|that|this|your (?:message|note|details|request|number))(?: \\w+)? to (?!you|your|the|my|our|this|that|\\d)[a-z]+`,
  `(?:passed|relayed|escalated|flagged|handed|conveyed|communicated)(?: (?:it|that|this|them|everything|all of that|along|your \\w+(?: \\w+)?|the \\w+)){0,3} (?:${c})(?:on|along|over|up|up the chain|in|with|to|onto) ?(?:to )?(?:${people}|the right \\w+|[a-z]+|$)`,
  `(?:escalated|flagged|relayed|passed on|passed along|notified|alerted|logged|filed|submitted)(?: (?:it|that|this|your \\w+|the \\w+|a \\w+|for (?:you|the|our)))|(?:been|is|was|are|were) (?:${c})(?:escalated|flagged|relayed|passed|logged|filed|submitted|notified|informed|alerted|made aware|raised|put through to)|^(?:all )?(?:escalated|flagged|relayed|passed on|passed along|logged|notified)$`,
  `(?:${tell}) ${people}(?: know)?`,
  `(?:i|we|have|just|already) (?:${tell.replace('|updated', '').replace('|asked', '').replace('|called', '').replace('|reached', '').replace('|texted', '').replace('|emailed', '').replace('|messaged', '').replace('|contacted', '').replace('|rang', '')}) (?!you|me|us|it|that|this|your|the|my|our)[a-z]+(?: know)?`,
  `(?:gave|given|handed|left|dropped|sent|slipped|wrote) (?:${people}|(?!you|me|us|it)[a-z]+) (?:your|the|a|an|that|this|all) (?:\\w+ )?(?:message|note|heads up|number|details|request|word|call|voicemail|info|question|shout|nudge|memo|ring|summary)`,
  `(?:gave|given|handed|took|brought) (?:your|the|that) (?:message|note|number|details|request|info|question|concern|complaint|name) (?:to|over|straight)`,
  `(?:left|dropped|put in|placed|opened|created|filed|submitted|raised|logged|made|sent|started|entered|lodged) (?:a|an|your|the) (?:\\w+ ){0,2}?(?:ticket|case|request|word|message|note for|memo|report|complaint|task|call back|callback|inquiry|note)`,
  `(?:request|message|note|complaint|concern|question|ticket|case|issue|details|feedback|report|inquiry|word)(?: \\w+){0,2} (?:has|have|is|are|was|went|been|got) (?:${c})(?:${complete}|passed|shared|sent to|delivered|forwarded|escalated|relayed|with (?:${people}|dana)|in (?:good|the right|their|his|her|the owner is) |on (?:his|her|their|the) (?:desk|radar|list)|in front of|raised|noted by|on its way to|open)`,
  `(?:they|he|she|${people}|dana|(?!i |we |you |do |to |may |not |would )[a-z]+) (?:have|has|got|will have|already has|already have) (?:${c})(?:your|the) (?:\\w+ )?(?:message|note|number|details|request|info|information|question|name and)(?: \\w+)?`,
  `(?:they|he|she|everyone|${people}) (?:all )?(?:is|are) (?:${c})(?:aware|on it|on top of it|in the loop|informed|up to speed|looking into|handling|reviewing|reading|working on)|(?:they|he|she|everyone|${people}) (?:all )?(?:knows?|knew)(?: (?:about|you|that|what|already)|$)`,
  `(?:${they}) (?:will|shall|is going to|are going to|am going to) (?:${c})(?:be )?(?:call(?:ing)?|ring(?:ing)?|phon(?:e|ing)|contact(?:ing)?|reach(?:ing)? out|get(?:ting)? back|get in touch|in touch|follow(?:ing)? up|return(?:ing)? your|give you a|get a hold|get hold|text(?:ing)? you back|reply(?:ing)? to you|respond to you|hear from|ping(?:ing)? you|touch base|text you|message you|check in with you|hit you up|give you(?! an? (?:\\w+ )?(?:price|quote|estimate|discount|choice|idea|copy|report)))(?: (?:to )?(?:you|your|back|with))*`,
  `(?:expect|await|watch for|wait for) (?:a|an|the|their|his|her|our) (?:\\w+ )?(?:call|callback|call back|reply|ring|response)|you (?:will|shall|are going to|should) (?:${c})(?:get|receive|hear|expect|be (?:called|contacted|hearing|phoned|rung)|have)(?: (?:a|an|the|from|back))* (?:call|callback|call back|from|back|ring|by|reply|response|${people})`,
  `(?:is|are) calling you (?:back )?(?:now|shortly|soon|in|today|right)|in (?:good|capable|safe|the right) hands|word is out|got the word|messaging ${people}|(?:telling|notifying|informing|alerting|passing|flagging|escalating|forwarding|relaying) (?:it |that |this |your \\w+ )?(?:on |along |over )?(?:to )?${people}|passing (?:it|that|this|your \\w+) (?:on|along|over)|(?:noted|recorded|written|wrote|jotted)(?: \\w+){0,3} for ${people}|made (?:a note|a record)|letting ${people} know`,
])

const held = list(
  'held',
  [
    `(?:holding|keeping|saving|parking|setting aside|putting aside|guarding|keep) (?:on to )?(?:${thing}|a (?:slot|spot)|the \\w+)(?: \\w+){0,3} ?(?:for you|free|open|aside|while|until|safe|warm|\\d|$)`,
    `(?:set aside|put aside|earmarked)|(?:i|we|i have|we have) (?:${c})(?:held|blocked off)|(?:${visit}|it|that) is (?:${c})yours (?:for (?:the next )?\\w+ minutes|until|while)|(?:held|kept|saved|parked|blocked (?:off|out))(?: (?:${thing}|the \\w+|a \\w+|off|out))?(?: (?:for|off|aside|while|until|\\w+ for) ?(?:you|the|\\d+|\\w+)?|$)`,
    `${time}(?: ${time}| at \\w+){0,2} (?:on hold|aside|blocked(?: off)?)(?! for (?:some|any|an))|(?:in|under) your name(?! (?:is|was))`,
    `(?:put|have|got|placed) (?:a hold|${thing} on hold|${thing} aside|dibs)|(?:is|are|was) (?:${c})(?:on hold|held|set aside|put aside|kept|saved|earmarked)|hold (?:is|was|has been) (?:${c})(?:${complete}|on|active)`,
    `(?:i|we) (?:${c})(?:hold|am holding|keep) (?:${thing})(?! (?:in|a))`,
    `reserved (?:\\w+ ){0,4}?(?:for (?:the next |about |up to )?(?:\\d+|ten|five|fifteen|a few) minutes|temporarily|while you|until you)`,
  ],
  { alsoBackedBy: ['booked', 'moved'] },
)

const anything = list('any', [
  `^(?:${c}|and |yes |okay |alright |there |boom |aaand |bam |voila |poof )*(?:all )?(?:(?:all )?(?:done|sorted|handled|set) (?:on|from|at|over) (?:my|our|this|here) ?(?:end|side)?|done|sorted|finished|handled|completed|complete|taken care of|squared away|fixed up|settled|wrapped up|dealt with|tick|ta da|mission accomplished|all set|good to go|a done deal|done deal|in the bag)(?: (?:and|done|dusted|deal|for you|now|here|then|tick|sorted|yours|thanks|sir|buddy|pal|friend|my|jo|with a|bow|okay))*$`,
  `(?:it|that|this|everything|all|you|we|thing|things|${time}|${visit}|request|matter|deal|one|which|paperwork|task|part|job|details) (?:are|is|was|has been|have been|got|gets|should be|ought to be|must be|will be|be|am)? ?(?:${c})(?:done(?! (?:by|in|on|with|at))|sorted|handled|taken care of|squared away|dealt with|wrapped up|all set|good to go|fixed up|completed|settled|in the bag|tied up|arranged)`,
  `consider (?:it|that|this|yourself|everything) \\w+|(?:took|taken|taking) care of (?:it|that|this|everything|your|the)|(?:handled|sorted|completed|finished|settled|processed|did|actioned) (?:it|that|this|everything|all of that|your request)(?: out| for you| up)?|(?:i|we) (?:have )?(?:did|done) (?:it|that)|rest easy|nothing (?:else|more|left) (?:for you )?to do|got it (?:done|sorted|handled|taken care of)|no further action|mission accomplished|job done|success(?:fully)?(?: \\w+)? ?(?:$|completed)`,
])

const actives: [ClaimKind, string][] = [
  ['booked', `(?:book|schedule|reserve|confirm|secure|lock|slot|pencil|put|pop|get|fit|squeeze|add|sign|arrange|set|have) (?:${thing}|your name)`],
  ['moved', `(?:move|reschedule|shift|push|switch|swap|bump|change|postpone) (?:${thing})`],
  ['cancelled', `(?:cancel|call off|scrap|remove|delete|take) (?:${thing})(?! (?:to|from here))`],
  ['sent', `(?:send|text|e ?mail|message|forward|shoot|drop)(?: (?:you|it|that|them|the|a|an|over|your|this|those|all))`],
  ['transferred', `(?:transfer|connect|patch|put|hand|route|redirect|pass) (?:you|your call|this call|the call)(?: through| over| to)?`],
  ['passed_on', `(?:pass|relay|hand|forward|bring|take|escalate|flag|report|tell|notify|inform|alert|let|ask|make sure|give|leave|ping|page|send)(?: (?:it|that|this|your \\w+|the \\w+|them|him|her|along|everything|a note|dana|[a-z]+)){0,2} ?(?:on|along|over|to|with|know|up)? ?(?:to )?(?:${people}|gets? (?:it|this|that|your)|on\\b|along|know)`],
  ['held', `(?:hold|keep|save|set aside) (?:${thing})`],
] // biome-ignore format: one readable block

/** "Thursday it is": settled, unless the text goes on asking. */
const settledByWord = list('booked', [`${time}(?: ${time}| at \\w+)? (?:it is|then$|works for (?:me|us)$)`], {
  strength: 'promise',
})

const promises = actives.flatMap(([kind, verb]) =>
  list(
    kind,
    [
      `(?:i|we) (?:will|shall|am going to|are going to|am about to)(?: (?:go ahead and|be sure to|make sure to|happily|gladly|just|now|then|quickly|right away|immediately|also|definitely|personally)){0,2} ${verb}`,
    ],
    { strength: 'promise' },
  ),
)
/** "Booking you in now": the deed said to be under way. */
const underWay = [
  ...list('booked', [
    `(?:booking|scheduling|reserving|confirming|locking|slotting|pencill?ing|putting|popping|squeezing|fitting|adding|getting|securing|signing) (?:${thing}|your name)(?: (?:${c})(?:in|down|up|on|for|now|booked|scheduled|to)| ${time}|$)`,
  ]),
  ...list('moved', [
    `(?:moving|rescheduling|shifting|pushing|switching|swapping|bumping|changing|postponing) (?:${thing})(?: |$)`,
  ]),
  ...list('cancelled', [
    `(?:cancelling|scrapping|removing|deleting|taking) (?:${thing})(?: off| now|$| for you| from)`,
  ]),
]

export const deedPatterns: readonly DeedPattern[] = [
  ...booked, ...owned, ...moved, ...cancelled, ...sent, ...confirmationsToCome, ...transferred, ...passedOn, ...held,
  ...anything, ...underWay, ...spanish, ...promises, ...settledByWord,
  ...nets.map((net): DeedPattern => ({ ...net, strength: 'done' })),
  ...tellings,
] // biome-ignore format: one readable block
