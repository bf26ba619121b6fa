import type { Answer, Context } from './answer.ts'
import { contentStems } from './normalise.ts'
import type { Clause } from './read-clause.ts'
import type { PlaceValue } from './recognise-place.ts'
import { joinWords } from './spoken-form.ts'
import { wordsAfter } from './words-left.ts'

/** Answers whether a place or postal code is served, or which are. */
export function answerArea(clause: Clause, context: Context): Answer {
  const named = clause.places.map((place) => answerPlace(place, clause, context))
  if (named.length > 0)
    return {
      text: named.map((part) => part.text).join(' '),
      facts: named.flatMap((part) => part.facts),
      unknown: named.find((part) => part.unknown)?.unknown ?? null,
    }
  const asksForAll = clause.told.label === 'area-list' && clause.told.chance >= 0.6
  const asked = asksForAll ? '' : placeAsked(clause)
  const elsewhere = namesUs(asked, context.business.name) ? '' : asked
  if (elsewhere === '') return answerList(clause, context)
  const listed = context.business.area.places.findIndex(
    (name) => name.toLowerCase() === elsewhere.toLowerCase(),
  )
  const path = listed < 0 ? null : `business.area.places[${listed}]`
  const place: PlaceValue = { kind: 'place', name: elsewhere, path }
  return answerPlace(place, clause, context)
}

/** "Does Juniper cover my area?": the business, and no place. */
function namesUs(words: string, name: string): boolean {
  const own = new Set(contentStems(name))
  return contentStems(words).every((word) => own.has(word))
}

/** The words left over where a place would stand, "in …", "serve …" or at the beginning; none in "which towns …". */
function placeAsked(clause: Clause): string {
  const named = clause.told.label === 'area-yes' && clause.told.chance >= 0.6 ? properName(clause.text) : ''
  if (named !== '') return named
  if (/^(?:what|which|where|how|list)$/.test(clause.tokens[0]?.word ?? '')) return ''
  return wordsAfter(clause, beforePlace) || placeBefore(clause)
}

/** A name written as one, behind the first word. */
function properName(text: string): string {
  return / ((?:(?:St|Mt|Ft)\. )?\p{Lu}\p{Ll}[\p{L}'’-]*(?: \p{Lu}\p{Ll}[\p{L}'’-]*)*)/u.exec(text)?.[1] ?? ''
}

/** "She lives in Millrace. Would you go there?" */
function placeBefore({ text, message, tokens }: Clause): string {
  if (!tokens.some(({ word }) => word === 'there')) return ''
  const before = message.slice(0, Math.max(0, message.indexOf(text)))
  return (
    /\b(?:in|near|at|to|from|over in|out in) ((?:\p{Lu}[\p{L}'’-]+ ?){1,3})/u.exec(before)?.[1]?.trim() ?? ''
  )
}

const beforePlace = new Set(
  'is are serve cover service include in to as near around over reach of from at the'.split(' '),
)

function answerPlace(place: PlaceValue, clause: Clause, { business, say }: Context): Answer {
  const { name } = place
  if (place.path)
    return {
      text: say('area_yes', { place: name }),
      facts: [{ path: place.path, text: name }],
      unknown: null,
    }
  const listed = place.kind === 'place' ? business.area.places : business.area.postalCodes
  const note = business.area.note
  const facts = note === '' ? [] : [{ path: 'business.area.note', text: note }]
  const text = say(listed.length > 0 ? 'area_no' : 'area_unknown', { place: name })
  return { text: [text, note].filter((part) => part !== '').join(' '), facts, unknown: clause.text }
}

function answerList(clause: Clause, { business, say }: Context): Answer {
  const { places, postalCodes, note } = business.area
  const names = places.length > 0 ? places : postalCodes
  if (names.length === 0 && note === '')
    return { text: say('area_none_listed'), facts: [], unknown: clause.text }
  const kind = places.length > 0 ? 'places' : 'postalCodes'
  const shown = names.slice(0, 15)
  const text = names.length > 0 ? say('area_list', { places: joinWords(shown) }) : ''
  const facts = shown.map((name, i) => ({ path: `business.area.${kind}[${i}]`, text: name }))
  if (note !== '') facts.push({ path: 'business.area.note', text: note })
  return { text: [text, note].filter((part) => part !== '').join(' '), facts, unknown: null }
}
