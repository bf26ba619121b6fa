/** Small cardinals as they are said, with the slips of recognisers left out: "to" and "for" are no numbers here. */
export const smallNumbers: ReadonlyMap<string, number> = new Map([
  ['zero', 0], ['one', 1], ['two', 2], ['three', 3], ['four', 4], ['five', 5], ['six', 6], ['seven', 7],
  ['eight', 8], ['nine', 9], ['ten', 10], ['eleven', 11], ['twelve', 12], ['thirteen', 13], ['fourteen', 14],
  ['fifteen', 15], ['sixteen', 16], ['seventeen', 17], ['eighteen', 18], ['nineteen', 19],
]) // biome-ignore format: one readable block

export const tens: ReadonlyMap<string, number> = new Map([
  ['twenty', 20], ['thirty', 30], ['forty', 40], ['fourty', 40], ['fifty', 50], ['sixty', 60], ['seventy', 70],
  ['eighty', 80], ['ninety', 90],
]) // biome-ignore format: one readable block

export const scales: ReadonlyMap<string, number> = new Map([
  ['hundred', 100], ['thousand', 1000], ['million', 1_000_000],
]) // biome-ignore format: one readable block

export const smallOrdinals: ReadonlyMap<string, number> = new Map([
  ['first', 1], ['second', 2], ['third', 3], ['fourth', 4], ['fifth', 5], ['sixth', 6], ['seventh', 7],
  ['eighth', 8], ['ninth', 9], ['tenth', 10], ['eleventh', 11], ['twelfth', 12], ['thirteenth', 13],
  ['fourteenth', 14], ['fifteenth', 15], ['sixteenth', 16], ['seventeenth', 17], ['eighteenth', 18],
  ['nineteenth', 19], ['twentieth', 20], ['thirtieth', 30],
]) // biome-ignore format: one readable block

/** Digits as they are said one by one. */
export const spokenDigits: ReadonlyMap<string, string> = new Map([
  ['zero', '0'], ['oh', '0'], ['o', '0'], ['nought', '0'], ['one', '1'], ['two', '2'], ['three', '3'],
  ['four', '4'], ['five', '5'], ['six', '6'], ['seven', '7'], ['eight', '8'], ['nine', '9'],
]) // biome-ignore format: one readable block

export const repeats: ReadonlyMap<string, number> = new Map([
  ['double', 2], ['triple', 3], ['treble', 3],
]) // biome-ignore format: one readable block
