/** Words before a day or time that rule it out, the longest first, by their first word. */
export const exclusions = byFirstWord([
  ...`not on|not|no|except for|except on|except|excluding|anything but|other than|apart from|besides|instead of|rather than|can't do|cant do|cannot do|can not do|can't make|cant make|cannot make|can not make|
  can't make it|cant make it|can't make it on|cant make it on|can't on|cant on|can't|cant|cannot|can't come|couldn't do|won't be home|won't be home on|won't be there|not available|not available on|not free|not free on|
  unavailable|unavailable on|i'm busy|i'm busy on|im busy|busy on|busy|i'm out|avoid|never on|never|don't want|dont want|doesn't work|nothing on|neither|nor|not in|out of town|out of town on|working on|i work on|
  i have work on|i have work|i'm working|i'm away|i'm away on|can't do it on|can't do it|but not|but not on|all but|bar|but|barring|any day but|any time but|anytime but|anyday but|every day but|everyday but|
  any day bar|any time bar|anytime bar|anything bar|any day except|any day besides|anything except|anytime except|any time except|whenever but`.split('|'),
  ...across(
    ["can't", 'cant', 'cannot', 'can not', "couldn't", "won't be able to", 'wont be able to', 'will not be able to', 'not able to', 'not be able to', 'unable to', "don't", 'dont', 'do not'],
    ['do', 'do it', 'make', 'make it', 'make it in', 'come', 'come in', 'come by', 'be there', 'be here', 'be home', 'get there', 'get in'],
  ).flatMap((words) => [words, `${words} on`]),
]) // biome-ignore format: one readable block

/** Words behind a day that rule it out: "Monday is impossible", "Friday doesn't work". */
export const trailingExclusions = byFirstWord([
  ...`no good|not good|no use|not possible|impossible|not so much|not an option|i'm busy|im busy|i am busy|i'm booked|i can't|i cant|i cannot|we can't|we cant|i'm not available|i'm working|im working|i work|
  i'm out of town|im out of town|i have work|i'm away|im away|won't do|wont do`.split('|'),
  ...across(
    ['is', 'are', 'r', 'will be', 'would be', 'looks', 'is really', 'is just', 'are both', 'are just', 'is also', 'is pretty', 'is completely', 'is totally'],
    `no good|not good|not great|bad|a bad day|bad days|terrible|awful|impossible|not possible|not an option|not ideal|tough|hard|tricky|difficult|out|out of the question|off the table|full|taken|a no|a no go|
    not going to work|not gonna work|no use|not available|not convenient|not so good`.split('|'),
  ),
  ...across(["isn't", 'isnt', "aren't", 'arent', "wouldn't be"], ['good', 'great', 'possible', 'ideal', 'convenient', 'an option', 'going to work', 'gonna work', 'available']),
  ...across(
    ["doesn't", 'doesnt', 'does not', "don't", 'dont', 'do not', "won't", 'wont', 'will not', "wouldn't", 'would not', "can't", 'cannot', "doesn't really", 'doesnt really', "don't really", 'dont really'],
    ['work', 'suit', 'fit'],
  ),
]) // biome-ignore format: one readable block

function across(starts: string[], ends: string[]): string[] {
  return starts.flatMap((start) => ends.map((end) => `${start} ${end.trim()}`))
}

function byFirstWord(phrases: string[]): Map<string, readonly (readonly string[])[]> {
  const split = phrases.map((phrase) => phrase.trim().split(' ')).sort((a, b) => b.length - a.length)
  return Map.groupBy(split, ([first]) => first ?? '')
}
