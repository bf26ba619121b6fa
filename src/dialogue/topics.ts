/** What a text can be about. The engine answers the first block, takes a message for the second. */
export type Topic =
  | 'hours' | 'service_do' | 'service_list' | 'service_about' | 'service_duration' | 'service_price'
  | 'area' | 'address' | 'phone' | 'email' | 'website' | 'business_name' | 'robot'
  | 'booking' | 'change_booking' | 'person' | 'complaint' | 'message' | 'stop' | 'wait' | 'repeat'
  | 'greet' | 'thanks' | 'bye' | 'yes' | 'no' | 'wrong_number' // biome-ignore format: one readable block

/**
 * Cues per topic, as `[weight, words]`. Words stand in this order with at most three others between them; `|`
 * separates alternatives; `<day>`, `<service>`, `<place>` stand for a recognised value; `^` is the beginning.
 * Weights of several cues add up like independent chances; a negative weight takes away.
 */
export const topicCues: Record<Topic, [weight: number, words: string][]> = {
  hours: [
    [0.85, 'hours'], [0.8, 'open|opened|close|closed|closing|opening|shut|reopen'], [0.75, 'your schedule'], [0.6, 'during week'], [0.8, 'lock|wrap|finish|close up'], [0.65, 'still there|in|around'], [0.7, 'soonest open'], [-0.9, 'where'], [0.6, 'work|working <day>'],
    [0.5, 'what time|when <day>'], [0.75, 'how late'], [0.6, 'schedule like'], [0.7, 'times|time you there|in|around'], [0.55, 'can i come|drop|stop|swing|pop'], [0.5, 'come|drop|stop|swing by|in|over <day>'],
    [0.55, 'you|anyone|anybody|someone there|around|in <day>'], [0.4, '<day>'], [0.85, 'opening|business times|time|hours'],
    [0.75, 'what|which days'],
    [0.65, 'anyone|anybody|someone|somebody|you there|around|in|back now|<day>'], [0.75, 'when|time you|someone|somebody|anyone|anybody back'], [-0.9, 'how many'], [-0.9, 'per|an|by hour'], [-0.6, 'price|cost|charge|fee'], [-0.7, 'have|any|got|next openings for'], [-0.5, 'any|have|got openings'], [0.8, 'day|days off <day>'], [0.8, '<day> day off'], [0.6, 'going on <day>'], [-0.6, 'how long take|will|would|does|is'],
    [-0.6, 'book|appointment|reschedule'], [-0.6, 'i|we|to|can|could|please|you schedule'], [-0.7, 'squeeze|fit in'], [-0.7, 'can|could|will you|someone|somebody|anyone come'],
  ],
  service_do: [
    [0.75, 'do|does|can|could|offer|provide|have|handle|perform <service>'], [0.75, '<service> do|offer|something|possible'],
    [0.6, '<service>'], [0.55, 'do|can|could you do|offer|provide|perform|handle|fix|repair|install'],
    [0.55, 'you|company|guys|who do|does|offer|offers|provide|provides|handle|handles'], [0.3, 'do you also'], [0.55, 'something you do|offer|provide'],
    [-0.3, 'how'], [-0.8, 'book|schedule|appointment|reserve'], [-0.8, 'describe|explain|include|included'], [-0.8, '^ what do|happens'], [-0.8, 'what do you do|offer'], [-0.8, 'list|everything|all'], [-0.7, '<place>'], [-0.8, 'take long|all|hours|day'], [-0.8, 'how does <service>'], [-0.8, 'tell what|how'], [0.85, '<service> is that|this'], [0.9, '<service> can|do|could you'], [-0.6, '<day>'],
    [-0.6, 'fit|put|come|soon|anything|let|sign|earliest|soonest|squeeze'], [-0.7, 'set me up'], [-0.4, 'need|want <service>'],
  ],
  service_list: [
    [0.85, 'what|which|list|all|kind|about|your services'], [0.75, 'services list'], [0.75, 'services you|available|offered'], [0.75, 'what|all things|stuff you do'], [0.75, 'type|types of services'], [0.8, 'what do you do|offer|provide'], [0.8, 'on offer'], [0.85, 'everything|all you do|offer|have'], [0.85, 'list of what|everything|things'],
    [0.7, 'what can you do|help'], [0.75, 'what kind|sort|type of work|jobs'], [0.5, '^ services'], [-0.8, '<service>'],
    [-0.8, 'take time'], [-0.8, 'service area'], [-0.6, 'price|cost|charge|rates|much'],
  ],
  service_about: [
    [0.85, 'tell about|more <service>'], [0.85, 'how does|do <service> work|go'], [0.85, 'tell me what|how <service>'], [-0.9, 'dollars|damage|roughly|run|price'], [0.85, 'what is <service>'], [0.7, 'what <service> exactly'], [0.9, '<service> include|includes|included|involve|cover'],
    [0.9, 'what do you do for <service>'], [0.9, 'what does <service>'], [0.8, 'get|comes with <service>'], [0.9, 'included|include in|with <service>'], [0.9, 'describe|explain <service>'],
    [0.8, 'details|information on|about <service>'], [0.85, 'what happens <service>'], [-0.9, 'pay|much'], [-0.9, 'how much'], [-0.9, 'price|cost|charge|rates|duration'],
  ],
  service_duration: [
    [0.85, 'how long'], [0.95, 'how much time'], [0.95, 'how many hours|minutes'], [0.8, 'time needed|required'], [0.7, 'how fast|quick|quickly <service>'], [0.7, 'time on|for <service>'], [0.5, '<service> long'], [0.85, '<service> take long|all|hours|day|while'], [0.9, 'duration'], [0.7, 'how many minutes|hours'], [0.3, '<service> take'],
  ],
  service_price: [
    [0.8, 'how much'], [0.75, 'price|prices|cost|costs|charge|rate|rates|fee|fees|pricing|pricey|estimate|expensive|quote|pay'],
    [0.5, 'how much|price|cost|charge|rate|rates <service>'], [-0.9, 'how much time'], [0.8, 'price list'], [0.7, 'what would|will|do you|i|it <service>'], [0.75, 'afford|budget|dollars|bucks|ballpark'], [0.75, 'damage for|on <service>'], [0.75, 'run me|us'], [0.75, 'what does|will|would that|it|this come to'], [0.7, 'set me back'], [-0.6, 'what do you do'], [-0.7, 'include|included|involve|happens'], [-0.6, 'card|cards'],
  ],
  area: [
    [0.75, '<place>'], [0.8, 'you serve|cover|service'], [0.9, 'service area'], [0.8, 'area|areas|coverage|covered'], [0.7, 'zip|postal code'], [0.7, 'how far out'],
    [0.7, 'which|what|where towns|town|cities|city|neighborhoods|places|locations'], [0.75, 'how far'], [0.75, 'where do you work|go|travel'],
    [0.55, 'you come|go|travel|drive|deliver to|out|here|there'], [0.5, 'do you do <place>'], [0.75, 'where you operate'], [0.6, '<place> do|can you come|go|travel|drive'], [-0.7, 'can you come'], [-0.6, '<service>'],
    [-0.8, 'what|which kind|sort|brand|type'],
  ],
  address: [
    [0.8, 'where are|is you|your|office|shop|store|located'], [0.8, 'located|location'], [0.8, 'address'], [0.75, 'directions'], [0.8, 'how get to you|your'], [0.8, 'how|where i find you|your'], [0.75, 'what|which street'], [0.75, 'where is|are your place|building|store|location'], [0.75, 'where find you|your'], [0.85, 'where can|do|should i come|go|drop|bring|park|see'], [-0.8, 'online'],
    [-0.9, 'email|mail|web|website|page address'], [-0.5, 'where do you'],
  ],
  phone: [
    [0.8, 'phone|telephone number'], [0.8, 'give|send me number'], [0.8, 'what|who do i dial|call'], [0.75, 'number|phone call|reach|ring|dial'], [0.8, 'call|ring|reach|dial you'], [0.75, 'what number'], [0.75, 'is|have|got number'], [0.7, 'number for you|your|the'], [0.75, 'how|can i call you'], [0.7, 'your|phone number'],
    [0.5, 'phone'], [-0.9, 'my number|phone'], [-0.6, 'call me'], [-0.9, 'wrong number'],
  ],
  email: [[0.85, 'email|emails'], [0.85, 'e mail']],
  website: [
    [0.85, 'website|webpage|url|site'], [0.9, 'web page|site|address'], [0.7, 'you online'], [0.6, 'link'], [0.85, 'on|look web|internet|online'], [0.85, 'look you up'],
  ],
  business_name: [
    [0.85, 'name of this|the'], [0.85, '^ who are you'], [0.85, 'what|which place|company|business|shop|store is|am this|it'],
    [0.85, 'name of your|the business|company|shop|office|place'], [0.75, 'what is this|the place|company|business called'], [0.75, 'who is this|i texting|talking|speaking'], [0.85, 'who is this'], [0.85, 'who am i'],
    [0.8, 'what|which business|company is'], [0.85, 'company|business called'], [0.75, 'what|which shop|business|company|place|office i'], [0.8, 'your|business|company name'],
    [-0.9, 'my name'],
  ],
  robot: [
    [0.97, 'person|human|somebody|someone or bot|robot|machine|computer|ai|chatbot|recording|program|automated|software'], [0.9, 'talk|talking|speak to machine|robot|bot|computer|chatbot'], [0.9, 'chatbot'],
    [0.97, 'are|is|am you|this|i|it|that robot|bot|ai|human|machine|automated|computer|person|recording|software|program|algorithm'],
    [0.95, 'is real person'], [0.9, 'is|are human|robot|bot|machine'], [0.85, 'is|are somebody|someone|anyone real'], [0.8, 'about yourself'], [0.9, '^ am i talking|texting|chatting|speaking ai|bot|robot|machine|computer|person|human'],
    [0.85, 'you bot|robot|ai|human|automated'], [0.85, 'is person|human|someone|anyone reading|answering|typing|responding'], [0.7, '^ robot|bot'],
  ],
  person: [
    [-0.9, 'someone|somebody|anyone look|check|fix|come|see|repair|out|over|do'],
    [-0.95, 'talk|speak|ask|check to|with|my him|her|husband|wife|my|them|mom|dad|brother|sister|partner|son|daughter'],
    [0.93, 'put|get|connect|patch|pass|transfer me|us through|to|over'], [0.9, 'rather|prefer|want|need speak|talk|deal to|with'], [0.9, 'want|need|get|give|like|please person|human|somebody|someone|manager|owner|supervisor|boss'], [0.9, '^ human|person|people please'], [-0.9, 'get to you|your|the'], [-0.8, 'someone|somebody|person <day>|out'], [-0.9, 'someone|somebody|anyone|person for <service>'],
    [0.85, 'person|someone|somebody|anyone|human text|call|ring|message|phone me|us'], [0.85, 'give me|us call|ring|buzz'], [-0.9, 'machine|chatbot'], [-0.9, '^ real person or'],
    [0.85, 'talk|speak|want|get|need|let|connect|transfer|chat person|human|someone|somebody|agent|manager|owner|representative|rep|operator|boss|receptionist'],
    [0.85, 'real|live person|human|agent'], [0.95, 'someone|somebody|person|human i talk|speak'], [0.85, 'someone|somebody|owner|manager call|contact|text|email me|back'],
    [0.85, 'call me|back'], [0.85, 'have owner|manager|someone|somebody'], [0.85, 'deal|connect|put|pass me|through|to|with human|person|someone|somebody|manager|owner'], [0.7, 'manager|supervisor|owner around|available|there|in'], [0.8, '^ agent|operator|representative|human|person'],
    [-0.95, 'are|is|am|was you|i|this|that|behind|real|it robot|bot|human|person|answering|machine|recording|computer|automated|real'], [-0.95, 'human behind'], [-0.9, '^ is somebody|someone real'], [-0.9, '^ am i'], [-0.6, 'need someone|somebody to'], [0.8, 'i talk|speak to|with'], [-0.9, '^ who'],
  ],
  complaint: [
    [0.7, 'not cool'], [0.8, 'rolled|rolling eyes'], [0.8, 'hung up on|me'], [0.8, 'walked|drove off|away me'],
    [0.8, 'joke|ridiculous|outrageous|disgusting|pathetic'], [0.8, 'left|made mess'], [0.8, 'waiting all|hours|forever'], [0.8, 'no one|nobody came|come|showed'],
    [0.9, 'complain|complaint|complaining'], [0.85, 'not happy|satisfied|acceptable|pleased'],
    [0.85, 'unhappy|disappointed|upset|angry|furious|unacceptable|rude|unprofessional'], [0.85, 'terrible|awful|horrible|worst|lousy|poor|bad service|experience|job|work|company|place|people|treatment|support|visit'], [0.85, 'service|experience|job|work|you|that|this was|is|were|are terrible|awful|horrible|worst|lousy|bad'], [0.85, 'nobody|noone|never|not showed|show|came|called|turned|arrived'],
    [0.85, 'money back'], [0.8, 'suck|sucks|frustrated|frustrating|annoyed|mad|lousy|ripped|scam|dissatisfied'], [0.8, 'bad|poor experience|service|job|work'], [0.85, 'refund'], [0.85, 'never|not showed|show|shown|came|arrived'], [0.8, 'no show'],
  ],
  booking: [
    [-0.8, '^ what|how|where do|should|else i|we'], [0.75, 'anyone|anybody|someone|somebody free|available <day>'], [0.7, 'is <day> free|open for'],
    [0.8, 'set|sign|put me|us up|down'], [0.75, 'earliest|soonest can|could|available|appointment|slot|opening'], [0.85, 'squeeze in'], [-0.7, '<service> is that|this'], [-0.7, '<service> can|do|could you'],
    [0.85, 'book|reserve'], [0.75, 'appointment|appointments'], [0.8, 'schedule'], [0.8, 'can|could|will you|someone|somebody|anyone come'], [0.8, 'can|could|will someone|somebody|anyone look|check|fix'],
    [0.75, 'have|any|got|next openings for'], [0.7, 'when can|could i|you|we get|have|start|do'], [0.7, 'any|have openings'], [0.7, 'available|availability|slot|slots'], [0.5, 'visit'],
    [0.6, 'set up <service>'], [0.75, 'fit in'], [0.75, 'put down'], [0.75, 'come in for'], [0.7, '<service> <day>'], [0.75, 'like|want|need|love|hoping to see|get|come|bring|have|do|make'], [0.75, 'can|could|may i|we bring|come|drop'], [0.75, 'like|want|need|love|get|have seen|fixed|done|looked|checked|repaired'],
    [0.7, '<day> <service>'], [0.6, 'let do|get|set'], [0.65, '^ need|want <service>'], [0.65, 'i|we need|want|like <service>'], [0.7, 'on|in the calendar|schedule|books'], [0.7, 'looking to|for <day>'], [0.6, 'get in <day>|<service>'], [-0.7, '<place>'], [0.7, 'have|got anything <day>'],
    [0.4, '<service> soon'], [-0.7, 'you|company|who do|offer|provide'], [-0.7, 'price|cost|much|long|rate|quote'], [0.75, 'send someone|somebody'], [0.75, 'need|want someone|somebody to'], [0.5, 'come out|over|by'],
    [-0.85, 'your schedule'], [-0.5, 'do you come|go'], [-0.6, 'need an appointment or'],
  ],
  change_booking: [
    [0.85, 'need|have|got|want|like to cancel'], [0.8, 'not make it'],
    [0.93, 'reschedule'], [0.93, 'cancel|move|change|postpone|push|delay my|the|our|it appointment|booking|visit'],
    [0.85, 'cancel my|the|our|an <service>|<day>'], [0.7, '^ cancel'],
  ],
  greet: [
    [0.6, '^ hi|hello|hey|howdy|greetings|yo|hiya|sup'], [0.6, 'good morning|afternoon|evening'], [0.6, '^ is|are anybody|anyone|someone|somebody|you there'], [0.6, '^ anybody|anyone there'], [0.6, '^ how are you'], [0.6, '^ how is it'],
  ],
  thanks: [
    [0.8, 'thanks|thank|appreciate|appreciated'], [-0.9, 'not|never appreciate|appreciated'], [0.8, 'much obliged'], [0.7, 'am|so|very|really grateful'], [0.75, 'you are|rock the best|star|lifesaver|gem|angel'],
    [0.75, 'you are a|an lifesaver|star|gem|angel|legend|doll'], [0.7, 'you rock|rule'], [0.7, 'i owe you one'], [0.7, '^ bless|props|kudos'],
  ],
  bye: [
    [-0.9, 'what|which|when|where can|could|do|will|should'], [0.75, '^ peace out'], [0.75, 'i am out peace|bye|then|thanks'],
    [0.8, 'bye|goodbye|cya'], [0.8, 'talk|speak|catch|see to|you you|later|soon'], [0.8, 'see|talk|catch you|later|soon'], [0.75, 'have a nice|good|great day|night|evening|<day>'], [0.75, 'enjoy your|the day|evening|<day>'],
    [0.75, 'good night'], [0.75, 'take care'], [0.75, 'have a good|great|nice|lovely one'], [0.75, 'see|catch ya|you'], [0.7, '^ later|laters|cheers'], [0.8, '^ ttyl|toodles|toodle|adios|ciao|cheerio|farewell|ttfn|tata|goodnight'],
    [0.75, 'take it easy'], [0.75, 'until|till next time'], [0.75, 'signing|heading|logging off|out'], [0.7, '^ so long'], [0.75, '^ be|stay well|safe'], [0.75, 'over and out'], [0.75, 'god bless'], [0.7, 'have to|got to go|run|jet|bounce|dash|scoot'], [-0.9, 'later that|in|this|on|than'], [-0.9, 'anything|something later'], [0.7, 'got to go|run'],
  ],
  yes: [
    [0.75, '^ for sure'], [0.75, 'go for it'],
    [0.8, '^ yes|yeah|yep|sure|ok|absolutely|definitely|certainly|alright|perfect|please'], [0.7, 'please do'],
    [0.7, 'sounds good|great|fine'], [0.7, 'that would be'], [0.7, 'go ahead'], [0.7, 'of course'], [0.7, '^ why not'], [0.6, '^ great|cool|awesome|nice|fine|good'], [0.6, 'do that'],
  ],
  no: [[0.8, '^ no|nope|nah'], [0.8, 'no thanks|thank'], [0.7, 'never mind'], [0.7, 'nevermind'], [0.6, 'not necessary|needed']],
  wrong_number: [[0.97, 'wrong number|person|place|shop|office'], [0.8, 'not who you'], [0.95, 'it is|am your mom|mum|mother|dad|father|brother|sister|aunt|uncle|grandma|grandpa|husband|wife|cousin'], [0.9, 'this|that is place|shop|office|store sorry'], [0.8, 'is this|that not <name>']],
  message: [
    [0.85, '^ tell'],
    [0.9, 'leave|take|pass|get|give|have message|word|note'], [0.85, 'tell|inform|notify|remind|let|ask them|him|her|the|your'], [0.85, 'pass along|on'], [0.8, 'message|note for the|your'], [0.85, 'let them|him|her|team know'],
    [-0.9, 'ask the question|price|cost'], [-0.8, '^ can|could|do you tell'], [-0.9, 'tell me|us'], [-0.8, 'let me|us know'], [-0.9, 'get message from'], [-0.9, 'what|how|when|where do|does|is|are your|the'],
  ],
  stop: [
    [0.97, 'stop texting|sending|calling|messaging|contacting|writing|bothering|emailing|messages|texts|calls|spamming'], [0.97, 'unsubscribe|unsubscribed'], [0.97, 'opt out'],
    [0.97, 'do not text|call|message|contact|write|bother me|us|this|again|anymore'], [0.97, 'no more texts|messages|calls|text'], [0.97, 'take|remove|delete my|our number|name'], [0.97, 'take|remove|delete me|us list|lists|texts|messages|calls'],
    [0.9, 'leave me alone'], [-0.9, 'appointment|booking|visit'],
  ],
  wait: [
    [0.85, 'hold|hang on'], [0.85, 'one|just|give|a sec|second|moment|minute|min'], [0.85, 'brb'], [0.8, 'let|have|need me|to|i check|think|see|look|ask'], [0.8, 'i check|ask first|later|tonight|with'], [0.8, 'be right back'], [0.75, 'have a think'],
    [0.8, 'think about|it over'], [0.8, 'get back to you'], [0.6, '^ wait'], [-0.9, 'how|what|when|where|can|could|do|does|did|is|are you|it|the|i|there'], [-0.9, 'you check|look|see'], [-0.6, 'book|appointment'],
  ],
  repeat: [
    [0.9, 'repeat|again that|it|yourself'], [0.9, 'say|tell|run that|it|me again'], [0.85, 'what did|was you say|that'], [0.9, 'come again'], [0.9, '^ pardon|huh|sorry what'], [0.8, 'not catch|hear|get that|you|it'],
    [-0.9, 'book|appointment|open|called|wrong'], [-0.95, 'what is|are|do|does|time|day|kind|sort|about|if|would|will|can|could|services|service|price|hours'],
  ],
} // biome-ignore format: one readable block
