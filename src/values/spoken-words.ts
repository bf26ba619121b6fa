/** Sounds and marks that carry nothing. */
export const fillers: ReadonlySet<string> = new Set(
  'um umm uh uhh uhm er erm hmm hm mm ah eh huh lol haha hahaha'.split(' '),
)

/** Contractions and casual spellings that no rule of endings covers. */
export const writtenOut: ReadonlyMap<string, string> = new Map([
  ["can't", 'can not'], ["won't", 'will not'], ["shan't", 'shall not'], ['cannot', 'can not'], ["it's", 'it is'],
  ["that's", 'that is'], ["there's", 'there is'], ["what's", 'what is'], ["where's", 'where is'],
  ["when's", 'when is'], ["who's", 'who is'], ["how's", 'how is'], ["here's", 'here is'], ["he's", 'he is'],
  ["she's", 'she is'], ["let's", 'let us'], ["name's", 'name is'], ["one's", 'one is'], ['dont', 'do not'],
  ['doesnt', 'does not'], ['didnt', 'did not'], ['cant', 'can not'], ['wont', 'will not'], ['isnt', 'is not'],
  ['arent', 'are not'], ['wasnt', 'was not'], ['im', 'i am'], ['ive', 'i have'], ['thats', 'that is'],
  ['whats', 'what is'], ['theres', 'there is'], ['youre', 'you are'], ['wanna', 'want to'],
  ['gonna', 'going to'], ['gotta', 'got to'], ['lemme', 'let me'], ['gimme', 'give me'], ['kinda', 'kind of'],
  ['u', 'you'], ['ur', 'your'], ['pls', 'please'], ['plz', 'please'], ['thx', 'thanks'], ['tmrw', 'tomorrow'],
  ['tmr', 'tomorrow'], ['tmw', 'tomorrow'], ['tommorow', 'tomorrow'], ['tomorow', 'tomorrow'],
  ['yall', 'you all'], ["y'all", 'you all'], ['appt', 'appointment'], ['til', 'until'], ['till', 'until'],
]) // biome-ignore format: one readable block
