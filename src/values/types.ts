/** Where something stands in a text, in UTF-16 units: `text.slice(start, end)`. */
export interface Span {
  start: number
  end: number
}

/** A value somebody said, with the very words it was read from. `confidence` from 0 to 1. */
export interface Found<Value> {
  value: Value
  span: Span
  text: string
  confidence: number
}

/**
 * A time somebody means, on the wall clock of the zone it was asked in. `days` are ISO dates, both ends included;
 * `times` are `HH:MM` up to `24:00`, an exact time has `from === to`. One of the two may be missing.
 */
export interface When {
  days: { from: string; to: string } | null
  times: { from: string; to: string } | null
  /** "not Monday": everything but this. */
  isExcluded: boolean
  /** "around two", "first thing". */
  isApproximate: boolean
}

/** A street address as far as it was said. */
export interface SaidAddress {
  street: string
  unit: string | null
  city: string | null
  region: string | null
  postalCode: string | null
}

/** The moment and the zone in which words such as "tomorrow" are understood. */
export interface Here {
  now: Date
  timeZone: string
}
