import type { Catalogue, PhraseKey } from './phrases.ts'

/** What the last words of the bot asked the contact for. */
export type Ask =
  | 'offer' | 'name' | 'message' | 'message_and_name' | 'phone' | 'retry' | 'service' | 'when' | 'window' | 'address'
  | 'name_and_address' | 'name_and_phone' | 'confirm' | 'change' | 'appointment' | 'kind' | 'more' // biome-ignore format: one readable block

/** What each asking phrase of the catalogue asks for. */
const asks: Partial<Record<PhraseKey, Ask>> = {
  offer_pass_on: 'offer', offer_statement: 'offer', ask_name: 'name', ask_message: 'message', ask_message_and_name: 'message_and_name',
  ask_phone: 'phone', try_again: 'retry', ask_service: 'service', ask_service_of: 'service', ask_when: 'when',
  ask_when_for: 'when', ask_when_unclear: 'when', none_free: 'when', shown_one_move: 'when', offer_one: 'window',
  offer_some: 'window', offer_near: 'window', offer_near_plain: 'window', offer_again: 'window', offer_taken: 'window',
  not_heard_window: 'window', ask_visit_name: 'name', ask_address: 'address', ask_name_and_address: 'name_and_address',
  ask_name_and_phone: 'name_and_phone', ask_visit_phone: 'phone', read_back_book: 'confirm', read_back_move: 'confirm',
  read_back_cancel: 'confirm', ask_change: 'change', shown_some: 'appointment', ask_kind: 'kind', ask_kind_of: 'kind', anything_else: 'more',
} // biome-ignore format: one readable block

/**
 * The ask that stands last in a text: by the catalogue's own wordings, else by the question itself, so that a turn
 * said by a model or a person is understood as well.
 */
export function recogniseAsk(text: string, catalogue: Catalogue): Ask | null {
  let found: { ask: Ask; at: number } | null = null
  for (const { ask, literal } of literalsOf(catalogue)) {
    const at = text.lastIndexOf(literal)
    if (at >= 0 && at + literal.length > (found?.at ?? -1)) found = { ask, at: at + literal.length }
  }
  return found?.ask ?? recogniseQuestion(text)
}

type Literal = { ask: Ask; literal: string }
const known = new WeakMap<Catalogue, Literal[]>()

/** The longest piece without a brace of every asking wording: it names the phrase whatever the facts are. */
function literalsOf(catalogue: Catalogue): Literal[] {
  const cached = known.get(catalogue)
  if (cached) return cached
  const literals = (Object.keys(asks) as PhraseKey[]).flatMap((key) => {
    const ask = asks[key]
    const wordings = [...catalogue.text[key], ...(catalogue.voice[key] ?? [])]
    return ask === undefined ? [] : wordings.map((wording) => ({ ask, literal: longestPiece(wording) }))
  })
  known.set(catalogue, literals)
  return literals
}

function longestPiece(wording: string): string {
  const pieces = wording.split(/\{\w+\}/)
  return pieces.reduce((longest, piece) => (piece.length > longest.length ? piece : longest), '')
}

function recogniseQuestion(text: string): Ask | null {
  const questions = text.match(/[^.!?\n]+(?:\?|\bis enough\b)/g) ?? []
  const last = questions.at(-1)?.toLowerCase()
  if (last === undefined) return text.toLowerCase().includes('your name') ? 'name' : null
  if (/\btry again\b/.test(last)) return 'retry'
  const asksName = /\bname\b/.test(last)
  if (/\baddress\b|\bwhere should we come\b/.test(last)) return asksName ? 'name_and_address' : 'address'
  if (
    /\b(is that|that'?s|sound|look)s? (right|correct|good)\b|\b(book|confirm|go ahead|cancel) (it|that|this)\b/.test(
      last,
    )
  )
    return 'confirm'
  if (/^\W*(should i|shall i|want me to|would you like me|can i pass)\b/.test(last)) return 'offer'
  if (/\bwhich\b.*\b(service|of our)\b/.test(last)) return 'service'
  if (/\b(which|what|when)\b.*\b(day|time|work|suit|works|suits|prefer)\b/.test(last))
    return /\d ?(am|pm)\b/i.test(text) ? 'window' : 'when'
  const asksMatter = /\b(about|need|tell them|pass on|help with|going on|happened)\b/.test(last)
  if (asksName) return asksMatter ? 'message_and_name' : 'name'
  if (/\bnumber\b/.test(last)) return 'phone'
  return asksMatter ? 'message' : null
}
