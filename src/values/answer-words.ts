export type Answer = 'yes' | 'no' | 'maybe'

/** `isOnlyFirst`: the words answer only at the start of a text; later they mean something else. */
export type AnswerPhrase = { answer: Answer; isOnlyFirst: boolean }

const yesAnywhere = `yes|yessir|yes sir|yes ma'am|yes maam|yeah|yep|yup|yea|ya yes|yes please|definitely|absolutely|of course|for sure|sounds good|sounds great|
sounds perfect|sounds right|sounds fine|that works|it works|works for me|yep works|yes works|that'll work|that will work|that would work|
that's fine|thats fine|that is fine|that's right|thats right|that is right|that's correct|thats correct|that is correct|
that's good|thats good|that's great|that's perfect|thats perfect|that is perfect|go ahead|go for it|book it|lets do it|let's do it|do it|please do|
looks good|looks right|is correct|are correct|both correct|are right|put me down|mm hm|all good|i'm good with that|fine by me|fine with me|good with me|i agree|i confirm|confirmed|
by all means|why not|you bet|sure thing|no problem|not a problem|no worries|can't complain|don't mind|i don't mind|i do|i would|yes i would|
we can do that|i can do that|i'll take it|ill take it|i'll take that|we'll take it|affirmative|totally|most certainly|certainly`
const yesFirst = `sure|ok|okay|okey|k|kk|alright|all right|right|correct|perfect|great|good|fine|works|exactly|please|y|si|
cool|awesome|excellent|wonderful|lovely|deal|agreed|done|mhm|mm hmm|uh huh|uhhuh|aye|roger|ye|yess|ys|confirm|indeed|super|ya|that one|this works`
const noAnywhere = `nope|nah|no thanks|no thank you|no way|not really|don't|dont|do not|never mind|nevermind|nvm|
that doesn't work|that does not work|that doesnt work|doesn't work|doesnt work|does not work|won't work|wont work|will not work|not good|no good|i can't|i cant|we can't|i cannot|can't do|cant do|
can't make it|cant make it|not that one|neither|none of those|none of them|that's wrong|thats wrong|that is wrong|wrong|incorrect|
not right|not correct|that's not right|thats not right|that's not correct|hold off|forget it|please don't|please dont|absolutely not|definitely not|of course not|certainly not|
i'd rather not|rather not|i don't think so|i dont think so|don't think so|negative|not interested|i'm not|not at all|no chance|
not yet|not now|don't book|do not book|don't want|i don't want|i do not want`
const noFirst = 'no|n|naw|na|not|stop|cancel that|hardly'
const maybeAnywhere = `maybe|i guess|i guess so|perhaps|i suppose|i suppose so|possibly|not sure|i'm not sure|im not sure|i am not sure|unsure|
i don't know|i dont know|dunno|idk|i'm unsure|it depends|depends|might|could be|let me think|let me check|i'll have to check|i need to check|
probably|i think so|we'll see|not certain|hard to say|kind of|sort of|sorta|kinda|not really sure|either one|either|hmm maybe|i'll think about it`

/** Phrases in lower case with what they answer. */
export const answerPhrases: ReadonlyMap<string, AnswerPhrase> = new Map([
  ...entries(yesAnywhere, { answer: 'yes', isOnlyFirst: false }),
  ...entries(yesFirst, { answer: 'yes', isOnlyFirst: true }),
  ...entries(noAnywhere, { answer: 'no', isOnlyFirst: false }),
  ...entries(noFirst, { answer: 'no', isOnlyFirst: true }),
  ...entries(maybeAnywhere, { answer: 'maybe', isOnlyFirst: false }),
])

/** Phrases with an answering word in them that answer nothing. */
export const softeners: ReadonlySet<string> = new Set(
  `good morning|good afternoon|good evening|good day|good question|thank you|what's wrong|whats wrong|something wrong|something's wrong|went wrong|
  wrong number|don't worry|dont worry|right now|right away|right after|right there|right here|not only|no matter|might be|might have|
  do not worry|no idea|no one|no longer|i don't have|i dont have|we don't have|don't have|don't you|do you|i do have|i do need|i do not have|don't need|i don't need|
  stop by|ok so|okay so|please help|please call|fine print|great job|all right so|either way|don't forget|good to know|no later|no earlier|it doesn't work|it does not work|it doesnt work`
    .split('|')
    .map((phrase) => phrase.trim()),
)

function entries(block: string, phrase: AnswerPhrase): [string, AnswerPhrase][] {
  return block.split('|').map((words) => [words.trim(), phrase])
}
