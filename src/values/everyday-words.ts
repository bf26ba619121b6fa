/** Words of grammar and manners: no name of a person, street or city is made of them. */
export const grammarWords: ReadonlySet<string> = new Set(
  `a about above after again ago all almost already also although always am an and any anybody anyone anything
  anytime anyway are aren't around as ask asap at away back be because been before behind being below but by bye
  call called calling came can can't cannot come comes coming could couldn't did didn't do does doesn't doing
  don't dont done down each either else even ever every everything except few fine for from get gets getting
  give go goes going gonna good got great had has have haven't having he he's hello help her here here's hers hey
  hi him his how however i i'd i'll i'm i've if ill im in instead into is isn't it it'd it'll it's its just keep
  kind know last later least leave less let let's like little lot made make many maybe me mean might mine more most
  much must my myself n need needs never next no nobody none nope not nothing now of off oh ok okay on once one only
  or other our ours out over own perhaps please pls plus probably put rather really right same say says see she
  she's should since so some somebody someone something soon sorry still such sure take tell than thank thanks
  that that's thats the their them then there there's these they they're thing things think this those though
  through til till to today tomorrow tonight too tried try trying two u um uh under until up us use very wait want
  wanted wants was wasn't way we we're we've well went were what what's when where where's which while who who's
  why will with without won't work works worked would yeah yep yes yesterday yet you you're your yours yup
  morning afternoon evening night noon weekend week day month year hour minute am pm
  monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat sun
  both ive hes shes theyre weve youve theyve theyll youll itll thatll doesnt isnt arent wasnt couldnt wouldnt shouldnt didnt
  havent hasnt hadnt hows wheres whos heres theres lets gotta wanna gimme lemme id
  yall y'all btw fyi thx plz omg dot underscore hyphen dash sir ma'am mam madam miss folks guys everybody everyone`.split(
    /\s+/,
  ),
)

/** Everyday words that follow "it's", "this is" or "I'm" and are no names. */
export const stateWords: ReadonlySet<string> = new Set(
  `broke bullshit nonsense unreal spelled spelt required anonymous wild stoked gross game dope sick clogged coach officer
  urgent broken leaking leaky fixed closed open busy free available interested ready happy unhappy glad sad mad upset
  angry frustrated confused lost late early home alone sick hurt cold hot warm wet dry dead dying alive stuck
  running driving looking wondering hoping trying calling texting writing returning following checking asking
  confirming cancelling canceling scheduling booking moving leaving coming working waiting having getting doing
  making using flexible desperate afraid concerned worried serious important fine awesome perfect wonderful
  terrible horrible awful ridiculous unacceptable correct wrong true false possible impossible easy hard difficult
  expensive cheap okay alright cool nice lovely bad worse worst better best beautiful big small huge tiny old new young
  retired pregnant allergic tired hungry done finished locked flooded flooding clogged blocked backed jammed
  burning smoking beeping making noisy loud quiet dripping freezing frozen overflowing cracked smelly weird strange
  odd funny crazy insane bs spam regarding concerning about unknown private personal confidential quick simple basic
  regular normal usual standard annual monthly weekly daily raining snowing christmas thanksgiving
  not no yes just still really very so too pretty kinda super totally completely absolutely definitely actually
  currently probably maybe almost already only another same somebody someone anybody anyone everyone something
  nothing everything emergency accident mistake problem issue question message appointment test bot robot human
  person real fake customer client patient tenant owner landlord homeowner manager neighbor neighbour friend wife
  husband mother father mom dad son daughter brother sister uncle aunt boss secretary assistant guy man woman
  lady girl boy kid child student teacher doctor nurse lawyer veteran senior citizen plumber painter mechanic
  american english spanish french german chinese mexican canadian local vegetarian vegan gluten male female
  back here there out in on off up down over under near next between outside inside upstairs downstairs
  supposed able unable willing likely unlikely sure unsure certain positive good great excited curious grateful
  thankful hard-of-hearing deaf blind disabled overdue due paid unpaid owed old-fashioned insured uninsured
  covered eligible qualified licensed number phone cell mobile address street house apartment unit office
  email mail voicemail text line name first last double single married divorced engaged
  monday tuesday wednesday thursday friday saturday sunday today tomorrow tonight noon midnight morning afternoon
  evening night january february july september october november december
  where what when who why how which whose whether because also my your his her its our their the a an
  disgusting amazing fantastic excellent incredible hilarious awkward embarrassing annoying scary dangerous safe
  clean dirty rusty loose tight heavy light dark bright soft rough smooth sharp flat empty full half whole
  gone missing stolen damaged destroyed ruined finally again always never sometimes often usually rarely
  mine yours ours theirs located situated based near nearby opposite behind beside beyond within without
  worth fun short long tall high low deep thick thin wide narrow far close fast slow soon earlier later
  ok kk lol yeah yep nope sorry please thanks thank hello hi hey bye good-bye goodbye cheers welcome congrats
  one two three four five six seven eight nine ten eleven twelve twenty thirty forty fifty`.split(/\s+/),
)
