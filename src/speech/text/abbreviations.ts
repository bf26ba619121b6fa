/** Units that stand after a number. */
export const unitWords: ReadonlyMap<string, { one: string; many: string }> = new Map(
  Object.entries({
    min: 'minute', mins: 'minute', hr: 'hour', hrs: 'hour', h: 'hour', sec: 'second', secs: 'second', mo: 'month',
    mos: 'month', yr: 'year', yrs: 'year', wk: 'week', wks: 'week', lb: 'pound', lbs: 'pound', oz: 'ounce',
    mi: 'mile', km: 'kilometer', mph: 'mile an hour', gal: 'gallon', kg: 'kilogram', sqft: 'square foot',
    ft: 'foot', in: 'inch', day: 'day', hour: 'hour', month: 'month', week: 'week', year: 'year',
  }).map(([short, one]) => [short, { one, many: many(one) }]),
) // biome-ignore format: one readable block

/** Short forms that are read in full wherever they stand. */
export const shortForms: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mr: 'mister', mrs: 'missus', ms: 'miz', jr: 'junior', sr: 'senior', etc: 'et cetera', 'e.g': 'for example',
    'i.e': 'that is', vs: 'versus', approx: 'approximately', appt: 'appointment', apt: 'apartment', ave: 'avenue',
    blvd: 'boulevard', rd: 'road', hwy: 'highway', pkwy: 'parkway', ste: 'suite', dept: 'department', inc: 'incorporated',
    'wi-fi': 'why fie', wifi: 'why fie', ok: 'okay', 'a/c': 'ay c', 'w/': 'with', 'w/o': 'without', 'and/or': 'and or',
    'n/a': 'not applicable', 'o.k': 'okay', '24/7': 'twenty four seven', asap: 'as soon as possible', llc: 'l l c',
    hmm: 'hum', mm: 'hum', 'mm-hm': 'um hum', 'mm-hmm': 'um hum', eta: 'e t ay', id: 'i d', faq: 'f ay q',
    hvac: 'h vac', ac: 'ay c', usa: 'u s ay', pm: 'p m', 'p.m': 'p m', 'a.m': 'ay em', api: 'ay p i', feb: 'february', apr: 'april', jun: 'june', jul: 'july',
    aug: 'august', sep: 'september', sept: 'september', oct: 'october', nov: 'november', dec: 'december',
  }),
) // biome-ignore format: one readable block

/** Signs that are a word of their own. */
export const signs: ReadonlyMap<string, string> = new Map([
  ['&', 'and'], ['+', 'plus'], ['=', 'equals'], ['@', 'at'], ['%', 'percent'], ['#', 'number'], ['$', 'dollars'],
]) // biome-ignore format: one readable block

function many(one: string): string {
  const irregular: Record<string, string> = {
    foot: 'feet', inch: 'inches', 'square foot': 'square feet', 'mile an hour': 'miles an hour',
  } // biome-ignore format: one readable block
  return irregular[one] ?? `${one}s`
}
