/** What the last words of the bot asked the contact for. */
export type Ask = 'offer' | 'name' | 'message' | 'message_and_name' | 'phone' | 'retry'

/** Reads it from the question itself, so that a turn said by a model or a person is understood as well. */
export function recogniseAsk(text: string): Ask | null {
  const questions = text.match(/[^.!?\n]+(?:\?|\bis enough\b)/g) ?? []
  const last = questions.at(-1)?.toLowerCase()
  if (last === undefined) return text.toLowerCase().includes('your name') ? 'name' : null
  const asked = /your name is enough/i.test(text) ? `${last} name` : last
  if (/\btry again\b/.test(asked)) return 'retry'
  if (/^\W*(should i|shall i|want me to|would you like me|can i pass)\b/.test(asked)) return 'offer'
  const asksMatter = /\b(about|need|tell them|pass on|help with|going on|happened)\b/.test(asked)
  if (/\bname\b/.test(asked)) return asksMatter ? 'message_and_name' : 'name'
  if (/\bnumber\b/.test(asked)) return 'phone'
  return asksMatter ? 'message' : null
}
