import { end, fill, messages } from './stop-grammar.ts'

/**
 * Whether a bare "please stop" or "take it off" asks for no more texts: the rest of the text must speak of our texts,
 * of the number or of being bothered, or of nothing that somebody could want stopped at a job.
 */
export function isMeantForUs(sentences: string[]): boolean {
  const parts = sentences
    .flatMap((sentence) => sentence.split(/ ?, ?| (?:so|then) (?=(?:please |just )?(?:stop|quit|remove)\b)/))
    .filter((part) => part !== '')
  const bare = parts.filter((part) => bareStop.test(part))
  const rest = parts.filter((part) => !bare.includes(part)).join(' , ')
  if (/\bthat is (?:everything|all|it)\b|\bfor now\b|\ball good\b/.test(rest)) return false
  if (bare.length > 0 && (rest === '' || aboutUs.test(rest) || !isAboutWork(rest, bare.join(' '))))
    return true
  const whole = sentences.join(' , ')
  return (
    bareRemoval.test(whole) &&
    aboutNumber.test(whole) &&
    !/\b(?:invoice|bill|sign|quote|account)\b/.test(whole)
  )
}

/** "Stop! The hose is on" means a job; whoever is asked kindly and told only of themselves is asked for silence. */
function isAboutWork(rest: string, bare: string): boolean {
  return aboutWork.test(rest) || (/\bthe\b/.test(rest) && !/\bplease\b/.test(bare))
}

const manners = `(?:${fill}|ok|thanks|thank you|i said|i already said|i told you to|i asked you to|you can|you need to|you have to|would you|can you|could you|will you|wrong (?:number|person)|them|these|those|plz|sir|lol|dude|man|bro|omg|ugh|hey|hi|yo|no|or else|do not want (?:this|these|it|them)|and|so|then|not a customer|i (?:want|need) (?:it|this|them|these) to|have to)`
const bareStop = new RegExp(
  `^(?:${manners} ){0,4}(?:stop|quit|cease|end it|end this|end them|make it stop|sending them|stop sending them|stop them|knock it off|cut it out|go away|get lost|buzz off|back off|piss off|f off|fuck off|no more|enough|delete|erase|remove|removal|removal request|request removal|off (?:the|your|this) list|no contact|no texts?)(?: ${manners}|${end.slice(3, end.indexOf('\\b'))}| stop| quit| or (?:i|we) \\w+ (?:\\w+ ){0,3}\\w+){0,4}$`,
)
const aboutUs = new RegExp(
  `\\b(?:${messages}|number|list|consent|permission|interested|harass\\w*|spam\\w*|bot|lawyer|police|sue|report|customer|client|wrong person|who is this|who (?:you )?are you|creepy|annoying|unsubscribe|opt(?:ed)? out|(?:not|no) \\w+ (?:here|phone)|sell\\w*|again|phone|lives here)\\b`,
)
const aboutWork =
  /\b(?:job|work\w*|crew|guys|truck|driver|address|wait|found|part|order|gate|house|come|coming|send|start|begin|leak\w*|water|noise|price|invoice|appointment|here|there|turn|left|right|street|door|can you|when|where|how|what|paint\w*|dig\w*|cut\w*|install\w*|hold|need|fix\w*|dog|car)\b/
const bareRemoval =
  /\b(?:(?:remove|delete|erase|drop|lose) it|take (?:it|that|this) (?:off|out|down)|end (?:it|this|them)|stop (?:them|it|this|sending (?:them|it|this)))\b/
const aboutNumber =
  /\b(?:wrong number|this number|my number|(?:this|my) phone|to be texted|texts?|messages|list|consent)\b/
