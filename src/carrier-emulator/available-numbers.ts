import type { Carrier } from '#carrier-emulator/carrier.ts'
import { areaCodeOf, knownAreaCodes, placeOf } from '#carrier-emulator/phone-number.ts'
import type { RestCall, RestRoute } from '#carrier-emulator/rest-route.ts'
import { TwilioError } from '#carrier-emulator/twilio-error.ts'

const capabilities = { voice: true, SMS: true, MMS: true }

/** Numbers that can be bought: only the hundred fictional ones of each area code. */
export const availableNumberRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: 'Accounts/{AccountSid}/AvailablePhoneNumbers.json',
    operation: 'available-numbers.countries',
    run: ({ path, account }) => ({ status: 200, body: { uri: path, countries: [showCountry(account.sid)] } }),
  },
  {
    method: 'GET',
    path: 'Accounts/{AccountSid}/AvailablePhoneNumbers/{CountryCode}.json',
    operation: 'available-numbers.country',
    run: ({ account, params }) => {
      requireUnitedStates(params)
      return { status: 200, body: showCountry(account.sid) }
    },
  },
  {
    method: 'GET',
    path: 'Accounts/{AccountSid}/AvailablePhoneNumbers/{CountryCode}/Local.json',
    operation: 'available-numbers.list',
    run: searchNumbers,
  },
]

/** The free fictional numbers of an area code, lowest first. */
export function freeNumbers(carrier: Carrier, areaCode: string): string[] {
  const all = Array.from({ length: 100 }, (_, index) => `+1${areaCode}5550${100 + index}`)
  return all.filter((number) => !carrier.state.numberByPhone(number))
}

function searchNumbers({ carrier, params, query, path }: RestCall) {
  requireUnitedStates(params)
  const areaCode = query.get('AreaCode')
  if (areaCode !== null && !/^[2-9]\d\d$/.test(areaCode)) throw new TwilioError(21451)
  const pattern = readContains(query.get('Contains'))
  const wantsNone = ['SmsEnabled', 'MmsEnabled', 'VoiceEnabled'].some((name) => query.get(name) === 'false')
  const region = query.get('InRegion')?.toUpperCase()
  const locality = query.get('InLocality')?.toUpperCase()
  const pageSize = Math.min(1_000, Math.max(1, Number(query.get('PageSize')) || 30))
  const codes = wantsNone ? [] : areaCode === null ? knownAreaCodes : [areaCode]
  const found = codes
    .flatMap((code) => freeNumbers(carrier, code))
    .filter((number) => pattern.test(number))
    .filter((number) => region === undefined || placeOf(number)?.state === region)
    .filter((number) => locality === undefined || placeOf(number)?.city === locality)
  const shown = spread(found, codes).slice(0, pageSize)
  return { status: 200, body: { uri: path, available_phone_numbers: shown.map(showAvailable) } }
}

/** One number of each area code in turn, so that a short list shows the choice. */
function spread(numbers: string[], codes: string[]): string[] {
  if (codes.length < 2) return numbers
  const queues = codes.map((code) => numbers.filter((number) => areaCodeOf(number) === code))
  const longest = Math.max(0, ...queues.map((queue) => queue.length))
  return Array.from({ length: longest }, (_, turn) => queues.flatMap((queue) => queue[turn] ?? [])).flat()
}

const keypad = ['ABC2', 'DEF3', 'GHI4', 'JKL5', 'MNO6', 'PQRS7', 'TUV8', 'WXYZ9']

/** A search pattern: digits, letters of the keypad, `*` for any digit; anywhere in the number. */
function readContains(text: string | null): RegExp {
  if (text === null || text === '') return /^/
  if (!/^\+?[0-9A-Za-z*]{2,16}$/.test(text))
    throw new TwilioError(21421, "'Contains' has 2 to 16 digits, letters or *.")
  const parts = [...text.toUpperCase()].map((sign) => {
    if (sign === '*') return '\\d'
    if (sign === '+') return '\\+'
    return /\d/.test(sign) ? sign : (keypad.find((key) => key.includes(sign))?.at(-1) ?? sign)
  })
  return new RegExp(parts.join(''))
}

function requireUnitedStates({ CountryCode }: Record<string, string>): void {
  if (CountryCode !== 'US') throw new TwilioError(20404)
}

function showCountry(accountSid: string): object {
  const uri = `/2010-04-01/Accounts/${accountSid}/AvailablePhoneNumbers/US`
  const subresource_uris = { local: `${uri}/Local.json` }
  return { country_code: 'US', country: 'United States', uri: `${uri}.json`, beta: false, subresource_uris }
}

function showAvailable(number: string): object {
  const place = placeOf(number)
  return {
    friendly_name: `(${number.slice(2, 5)}) ${number.slice(5, 8)}-${number.slice(8)}`,
    phone_number: number,
    lata: null,
    locality: place?.city ?? null,
    rate_center: place?.city ?? null,
    latitude: place?.latitude ?? null,
    longitude: place?.longitude ?? null,
    region: place?.state ?? null,
    postal_code: place?.zip ?? null,
    iso_country: 'US',
    address_requirements: 'none',
    beta: false,
    capabilities,
  }
}
