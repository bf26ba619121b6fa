/** Classes of words the claim patterns are made of, over the words of `plainWords`. */
const any = (words: string) => `(?:${words.trim().replace(/\|\s*\n\s*/g, '|')})`

/** Words that only colour what is said. */
export const colour = any(
  `just|already|now|all|also|officially|definitely|really|totally|fully|right|firmly|duly|successfully|still|both|even|so|well|
  safely|finally|personally|indeed|surely|certainly|100|hereby|gladly|happily|immediately|been|being|went ahead and|go ahead and|gone ahead and|quickly|actually`,
)
export const time = any(
  `sunday|monday|tuesday|wednesday|thursday|friday|saturday|tomorrow|today|tonight|noon|midnight|lunes|martes|miercoles|jueves|viernes|sabado|domingo|manana|
  (?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|may) \\d{1,2}|
  \\d{1,2}(?:[:.]\\d\\d)? ?(?:am|pm)|\\d{1,2}:\\d\\d|at (?:\\d{1,2}(?!\\d)|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?! (?:\\w+ ){1,2}(?:street|avenue|road|lane|drive|court|boulevard)\\b)|
  (?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:o clock|oclock|sharp)|
  this (?:morning|afternoon|evening|week|weekend)|next week|the \\d{1,2}(?:st|nd|rd|th)|in the (?:morning|afternoon|evening)`,
)
export const soon = any(
  `shortly|soon|momentarily|any (?:minute|moment|second)|(?:in|within) (?:\\w+ ){1,3}?(?:minutes?|hours?|seconds?|moments?)|right away`,
)
export const visit = any(
  `appointment|visit|booking|reservation|slot|spot|window|job|service|session|cleaning|inspection|repair|installation|estimate|consultation|time|place|date|
  seat|check up|checkup|tune up|haircut|lesson|class|cut`,
)
export const planner = any(
  'calendar|schedule|books?|diary|agenda|system|planner|roster|list|docket|rota|board',
)
/** Those a message is passed on to. */
export const people = any(
  `them|him|her|management|reception|support|headquarters|dispatch|everyone|everybody|someone|somebody|a (?:person|human|colleague|manager|teammate|specialist|technician|team member|member of (?:our|the) \\w+)|
  (?:the|our|my) (?:\\w+ )?(?:team|office|owner|boss|manager|crew|technicians?|staff|dispatch|dispatcher|guys?|people|person|colleagues?|desk|plumber|supervisor|shop|
  lead|specialist|folks|gang|squad|lads|peeps|department|receptionist|group)`,
)
export const they = any(
  `i|we|he|she|they|it|someone|somebody|everyone|${people.slice(3, -1)}|(?!you |that |this |there |what |which |who |and |if |when |once )[a-z]+`,
)
export const message = any(
  `texts?|text message|sms|e ?mail|message|confirmation|reminder|link|details|invoice|quote|receipt|address|directions|info|information|document|photo|form|estimate|copy|note|directions|code|summary|it`,
)
/** The words that say a deed has come to its end. */
export const complete = any(
  `made|placed|recorded|entered|processed|completed|complete|finished|executed|done|final|finalized|finalised|successful|went through|gone through|come through|
  is through|in place|live|logged|registered|submitted|filed|accepted|approved|honou?red|in effect|effective|granted|created|carried out|actioned|applied|set up|saved|settled|sealed|guaranteed|assured`,
)
