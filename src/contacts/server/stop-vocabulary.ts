const set = (words: string) => new Set(words.trim().split(/\s+/))

/** Small words. */
const small = `i me my mine myself we us our you your yours yourself this that these those it its them they their he she him her his hers
  here there the a an of from to for on in at by with and or but so if is are am was were be been being do does did done doing have has had
  having will would can could should may might must shall not no never none nothing nobody neither nor yes yeah ok please thanks thank just now
  already again ever anymore more any all every everything everyone anything anyone anybody somebody someone something time times once twice
  two three third fourth second fifth hundred million thousand last first final one why how what when where who whoever which whatever because since as than then too very
  really still even only also either both another other others else each much many enough such about out off up down over under into
  away back through until unless immediately today forever good permanently at once right effective asap starting moving forward future further henceforth
  hi hello hey yo morning afternoon evening sir maam madam dear mr mrs ms want wants wanted need needs needed like would wish prefer rather love
  appreciate ask asking asked beg begging demand demanding request requesting requested require let make makes made making get gets
  getting got give gave given put take taking took go going come keep keeps keeping say says said saying tell telling told mean means meant meaning word part understand
  know think thought believe hope see hear heard read use uses used using try trying tried let please kindly simply sorry some way ways day days week weeks month months year years ago
  long longer ll re ve side end new old same different continue continues continued add added mark note file company business people guys folks yall dude man bro sir lady kind nice
  polite politely nicely favor sake charge anywhere able want process comply honor respect wishes effect effective consider considered considering official officially formal formally notice written writing hereby`
/** Words of contact. */
const contact = `text texts texting texted message messages messaging messaged sms contact contacts contacting contacted call calls calling called
  phone phones telephone number numbers cell line device list lists database system systems record records roster rolodex inbox subscription subscriptions subscribe subscribed
  subscriber unsubscribe unsubscribed opt opting opted marketing promo promos promotion promotions promotional offers deals ads advertisement advertisements advertising sales
  solicitation solicitations soliciting solicit solicitor telemarketing telemarketer telemarketers campaign campaigns blast blasts newsletter newsletters notification notifications alert alerts update updates
  spam spamming spammer spammers spammed junk crap trash garbage bs nonsense shit stuff thing things communication communications communicate communicating correspondence email emails emailing
  mail mailing mailings send sends sending sent receive receiving received write writing reply replying replied respond responding reach reaching reached
  hit hitting blow blowing blast blasting ping pinging bother bothering bothered annoy annoying annoyed pester pestering bug bugging harass harassing harassed harassment
  stalk stalking disturb disturbing badger badgering hound hounding bombard bombarding flood flooding nag nagging info information data details name automated robot bot robotext robotexts unwanted unsolicited random constant
  constantly daily group chat thread stop stops stopping stopp quit quitting cease desist halt discontinue end ending ends refrain remove removed removing removal delete deleted deleting erase erased drop dropped
  purge scrub wipe cancel block blocked blocking blacklist lose forget leave leaving alone enrolled enroll exclude excluded dnc registry national tcpa fcc ftc bbb law laws illegal legal legally
  consent permission authorization authorize authorized revoke revoked revoking withdraw withdrawn withdrawing rescind rescinded report reported reporting sue suing lawyer attorney police cops court complaint complaints
  complain flag flagged flagging action privacy violation violating violate wrong person customer client interested`
/** Words of annoyance. */
const annoyance = `kill runs rotation books carrier automated additional whatsoever ease chill cool dial tone hold off hurt serious small claims live lives lived gdpr ccpa act under understand minor asked info ups without months ghost follow following followed check checking sure ensure see waste wasting wasted silence mute privacy peace rid dispose welcome unwelcome uninvited appreciated appreciate save spare selling sell yourself yourselves hike gone hell bugger sod shoo jog rocks kick scram guy lady gal lifetime denied deny invade invading invasion advertise advertising advertise bother right rights ring ringing market elderly account file files number's owner owners count touch hearing sick tired fed bored done through finished rude creepy weird crazy insane ridiculous absurd stupid dumb damn dang darn god gods goodness jesus christ heck hell
  fuck fucking fuckin freaking friggin frickin effing eff f bloody piss pissed pissing screw ass bitch asshole assholes idiot idiots moron morons jerk jerks loser losers creep creeps stranger strangers scam scammer scammers scammed lol omg wtf smh ffs ugh gosh
  enough bye goodbye nope nah nonstop repeatedly over life lost buzz beat scram else peace rest break sleep work job family wife husband mom mother dad father son daughter kid kids child`
/** What people say who want to be left alone, and nothing that a job could be told with. */
export const stopVocabulary: ReadonlySet<string> = new Set([
  ...set(small),
  ...set(contact),
  ...set(annoyance),
])
