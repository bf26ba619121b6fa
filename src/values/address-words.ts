/** Street types as said, with the form they are kept in. */
export const streetTypes: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Street: 'street st str', Avenue: 'avenue ave av aven', Road: 'road rd', Drive: 'drive dr', Lane: 'lane ln',
    Court: 'court ct', Place: 'place pl', Boulevard: 'boulevard blvd boul', Circle: 'circle cir', Way: 'way wy',
    Terrace: 'terrace ter terr', Parkway: 'parkway pkwy', Highway: 'highway hwy', Trail: 'trail trl',
    Square: 'square sq', Loop: 'loop', Alley: 'alley aly', Crescent: 'crescent cres', Plaza: 'plaza plz',
    Pike: 'pike', Turnpike: 'turnpike tpke', Row: 'row', Run: 'run', Path: 'path', Close: 'close',
    Expressway: 'expressway expy', Freeway: 'freeway fwy', Cove: 'cove', Landing: 'landing', Mews: 'mews',
    Pass: 'pass', Point: 'point', Ridge: 'ridge', Walk: 'walk', Crossing: 'crossing xing', Bend: 'bend',
    Hollow: 'hollow', Gardens: 'gardens', Glen: 'glen', Grove: 'grove', Heights: 'heights', Hill: 'hill',
  }).flatMap(([kept, said]) => said.split(' ').map((word): [string, string] => [word, kept])),
) // biome-ignore format: one readable block

/** Types that are everyday words as well: without capitals or a question for an address they prove little. */
export const everydayTypes: ReadonlySet<string> = new Set(
  'drive way court place circle square run row pass point walk path close bend hill loop trail cove landing crossing ridge hollow gardens glen grove heights st dr ct ter str'.split(
    ' ',
  ),
)

export const directions: ReadonlyMap<string, string> = new Map([
  ['n', 'N'], ['s', 'S'], ['e', 'E'], ['w', 'W'], ['ne', 'NE'], ['nw', 'NW'], ['se', 'SE'], ['sw', 'SW'],
  ['north', 'North'], ['south', 'South'], ['east', 'East'], ['west', 'West'], ['northeast', 'Northeast'],
  ['northwest', 'Northwest'], ['southeast', 'Southeast'], ['southwest', 'Southwest'],
]) // biome-ignore format: one readable block

/** Words before a flat or office, with the form they are kept in. */
export const unitWords: ReadonlyMap<string, string> = new Map([
  ['apt', 'Apt'], ['apartment', 'Apt'], ['unit', 'Unit'], ['suite', 'Suite'], ['ste', 'Suite'], ['#', '#'],
  ['room', 'Room'], ['flat', 'Flat'], ['floor', 'Floor'], ['lot', 'Lot'], ['building', 'Building'],
  ['bldg', 'Building'], ['space', 'Space'], ['trailer', 'Trailer'], ['penthouse', 'Penthouse'],
]) // biome-ignore format: one readable block

/** States by their postal letters. */
const stateNames = {
  AL: 'alabama', AK: 'alaska', AZ: 'arizona', AR: 'arkansas', CA: 'california', CO: 'colorado',
  CT: 'connecticut', DE: 'delaware', DC: 'district of columbia', FL: 'florida', GA: 'georgia', HI: 'hawaii',
  ID: 'idaho', IL: 'illinois', IN: 'indiana', IA: 'iowa', KS: 'kansas', KY: 'kentucky', LA: 'louisiana',
  ME: 'maine', MD: 'maryland', MA: 'massachusetts', MI: 'michigan', MN: 'minnesota', MS: 'mississippi',
  MO: 'missouri', MT: 'montana', NE: 'nebraska', NV: 'nevada', NH: 'new hampshire', NJ: 'new jersey',
  NM: 'new mexico', NY: 'new york', NC: 'north carolina', ND: 'north dakota', OH: 'ohio', OK: 'oklahoma',
  OR: 'oregon', PA: 'pennsylvania', RI: 'rhode island', SC: 'south carolina', SD: 'south dakota',
  TN: 'tennessee', TX: 'texas', UT: 'utah', VT: 'vermont', VA: 'virginia', WA: 'washington',
  WV: 'west virginia', WI: 'wisconsin', WY: 'wyoming',
} // biome-ignore format: one readable block

export const states: ReadonlyMap<string, string> = new Map(
  Object.entries(stateNames).flatMap(([letters, name]): [string, string][] => [
    [letters.toLowerCase(), letters],
    [name, letters],
  ]),
)

/** Postal letters that are everyday words too: they count only in capitals, or in front of a ZIP code. */
export const everydayStates: ReadonlySet<string> = new Set(
  'in or me ok hi oh ma pa la id de al co mo'.split(' '),
)

/** Counted things: "30 minute drive", "2 bedroom place" are no streets. */
export const countedThings: ReadonlySet<string> = new Set(
  `minute minutes min mins hour hours hr hrs mile miles block blocks day days week weeks month months year years
  bedroom bedrooms bed beds bath baths person people man men woman kid kids car cars way ways time times more
  other different star dollar dollars buck bucks percent foot feet ft inch inches story stories am pm o'clock
  pound pounds lb lbs gallon gallons step steps guys guy folks times quick family
  level room rooms floor floors unit units piece pieces point points hundred thousand
  door doors window windows inch yard yards acre acres trips trip stop stops`.split(/\s+/),
)
