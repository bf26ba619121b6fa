/** E.164, with the North American rules for +1; null for text that is no phone number. A ten-digit number is American. */
export function readPhoneNumber(text: string): string | null {
  const plain = text.trim().replace(/[\s().-]/g, '')
  const number = /^[2-9]\d{9}$/.test(plain) ? `+1${plain}` : plain
  if (number.startsWith('+1')) return /^\+1[2-9]\d\d[2-9]\d{6}$/.test(number) ? number : null
  return /^\+[2-9]\d{6,14}$/.test(number) ? number : null
}

/** A number nobody has: +1 NXX 555 01xx. Only these can be bought here. */
export function isFictional(number: string): boolean {
  return /^\+1[2-9]\d\d55501\d\d$/.test(number)
}

type Place = { city: string; state: string; zip: string; latitude: number; longitude: number }

const places: Record<string, Place> = {
  202: { city: 'WASHINGTON', state: 'DC', zip: '20001', latitude: 38.9, longitude: -77.04 },
  206: { city: 'SEATTLE', state: 'WA', zip: '98101', latitude: 47.61, longitude: -122.33 },
  212: { city: 'NEW YORK', state: 'NY', zip: '10001', latitude: 40.71, longitude: -74.01 },
  213: { city: 'LOS ANGELES', state: 'CA', zip: '90012', latitude: 34.05, longitude: -118.24 },
  214: { city: 'DALLAS', state: 'TX', zip: '75201', latitude: 32.78, longitude: -96.8 },
  215: { city: 'PHILADELPHIA', state: 'PA', zip: '19103', latitude: 39.95, longitude: -75.17 },
  303: { city: 'DENVER', state: 'CO', zip: '80202', latitude: 39.74, longitude: -104.99 },
  305: { city: 'MIAMI', state: 'FL', zip: '33131', latitude: 25.76, longitude: -80.19 },
  312: { city: 'CHICAGO', state: 'IL', zip: '60601', latitude: 41.88, longitude: -87.63 },
  404: { city: 'ATLANTA', state: 'GA', zip: '30303', latitude: 33.75, longitude: -84.39 },
  415: { city: 'SAN FRANCISCO', state: 'CA', zip: '94103', latitude: 37.77, longitude: -122.42 },
  503: { city: 'PORTLAND', state: 'OR', zip: '97204', latitude: 45.52, longitude: -122.68 },
  512: { city: 'AUSTIN', state: 'TX', zip: '78701', latitude: 30.27, longitude: -97.74 },
  602: { city: 'PHOENIX', state: 'AZ', zip: '85004', latitude: 33.45, longitude: -112.07 },
  617: { city: 'BOSTON', state: 'MA', zip: '02108', latitude: 42.36, longitude: -71.06 },
  702: { city: 'LAS VEGAS', state: 'NV', zip: '89101', latitude: 36.17, longitude: -115.14 },
}

/** Area codes offered when a search names none. */
export const knownAreaCodes = Object.keys(places)

export function areaCodeOf(number: string): string {
  return number.startsWith('+1') ? number.slice(2, 5) : ''
}

export function placeOf(number: string): Place | null {
  return places[areaCodeOf(number)] ?? null
}

/** The carrier's guess where a number is at home, as webhook fields such as `FromCity`. */
export function placeParams(
  prefix: 'From' | 'To' | 'Caller' | 'Called',
  number: string,
): Record<string, string> {
  const place = placeOf(number)
  return {
    [`${prefix}City`]: place?.city ?? '',
    [`${prefix}State`]: place?.state ?? '',
    [`${prefix}Zip`]: place?.zip ?? '',
    [`${prefix}Country`]: number.startsWith('+1') ? 'US' : '',
  }
}
