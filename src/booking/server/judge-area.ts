import type { BusinessProfile } from '#teams/business-profile.ts'

/**
 * Whether a service is done at this address, by its postal code, else by its place; null when that cannot be told from
 * the words, or when the business names neither. Pure.
 */
export function judgeArea(area: BusinessProfile['area'], address: string): boolean | null {
  const { places, postalCodes } = area
  if (places.length === 0 && postalCodes.length === 0) return null
  const code = postalCodeIn(address)
  if (code && postalCodes.some((own) => code.startsWith(plainCode(own)))) return true
  const parts = address
    .split(/[,\n;]/)
    .map(plain)
    .filter(Boolean)
  const isPlaceNamed = places.some((place) => parts.some((part) => names(part, plain(place))))
  if (isPlaceNamed) return true
  if (code && postalCodes.length > 0) return false
  return places.length > 0 && parts.slice(1).some(isPlace) ? false : null
}

const streetWords =
  /^(street|st|avenue|ave|road|rd|boulevard|blvd|drive|dr|lane|ln|way|court|ct|place|pl|terrace|circle|highway|hwy|parkway|pkwy)$/
const noPlaces =
  /\d|^(apt|apartment|unit|suite|ste|floor|usa|us|united states|canada)\b|^[a-z]{2}$|^(the )?(back|front|side)/
const states =
  /^(alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|georgia|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maine|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|north dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|south carolina|south dakota|tennessee|texas|utah|vermont|virginia|washington|west virginia|wisconsin|wyoming)$/

/** Whether a part of an address, such as `fernbrook or 97299`, names a place and not a street called after it. */
function names(part: string, place: string): boolean {
  const [words, sought] = [part.split(' '), place.split(' ')]
  return words.some(
    (_, at) =>
      sought.every((word, index) => words[at + index] === word) &&
      !streetWords.test(words[at + sought.length] ?? '') &&
      !(at > 0 && at + sought.length < words.length && streetWords.test(words.at(-1) ?? '')),
  )
}

/** Whether a part after the street is the name of some town. */
function isPlace(part: string): boolean {
  return part.split(' ').length <= 3 && !noPlaces.test(part) && !states.test(part)
}

/** The last postal code of the US or Canada; a house number at the beginning is none. */
function postalCodeIn(address: string): string | null {
  const codes = address.matchAll(/(?<!^\s*)\b(\d{5})(?:-\d{4})?\b|\b([a-z]\d[a-z])\s?(\d[a-z]\d)\b/gi)
  const last = [...codes].at(-1)
  return last ? plainCode(last[1] ?? `${last[2]}${last[3]}`) : null
}

function plainCode(code: string): string {
  return code
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 6)
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}
