import type { Found, When } from '#values/types.ts'

/**
 * Of the times in a text those that are wished for. What is only told beside them is left out: "she babied it every
 * Sunday", "I'm getting married Saturday, can somebody see to it Thursday", "my brother passed in August".
 */
export function wishedTimes(text: string, whens: Found<When>[]): Found<When>[] {
  if (whens.filter(({ value }) => value.days !== null).length < 2) return whens
  const single = whens.filter((when) => !isHabit(text, when))
  const near = single.filter(({ value }) => !isMonth(value))
  const kept = near.some(({ value }) => value.days !== null) ? near : whens
  return fromWish(text, kept)
}

/** "Every Sunday", "on Sundays": that happens, and is no day to come on. */
function isHabit(text: string, { span }: Found<When>): boolean {
  return /\b(?:every|each)(?: other| single)? $/i.test(text.slice(0, span.start))
}

function isMonth({ days }: When): boolean {
  return days !== null && Date.parse(days.to) - Date.parse(days.from) >= 20 * 86_400_000
}

/** Where somebody asks for a moment, the days told before that are not meant. */
function fromWish(text: string, whens: Found<When>[]): Found<When>[] {
  for (const { index } of text.matchAll(wish)) {
    const after = whens.filter(({ span }) => span.start >= index)
    const before = whens.filter(({ span }) => span.end <= index)
    const isNear = before.some(({ span }) => text.slice(span.end, index).trim().split(/\s+/).length <= 3)
    const isEither = /\bor\b\W*$/i.test(text.slice(0, index))
    if (!isEither && after.some(({ value }) => value.days !== null && value.times !== null)) return after
    if (!isNear && after.some(({ value }) => value.days !== null) && !before.some(({ value }) => value.times))
      return after
  }
  return whens
}

const wish =
  /\b(?:(?:can|could|may|might|would|will) (?:you|u|ya|y'all|i|we|somebody|someone|anybody|anyone|one of you|a guy|it)\b|(?:i|we)(?:'d| would)? (?:like|love|need|want|prefer)\b|(?:i|we)'d (?:take|like|love|want)\b|(?:send|book|fit|squeeze|put) (?:me|us|somebody|someone|anybody|a guy|one of)\b|how about\b|let'?s\b|(?:would|does|is) (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|the \d))/gi
