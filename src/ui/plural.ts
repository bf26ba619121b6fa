import { language } from './language.ts'
import { formatNumber } from './number-text.ts'

export interface PluralForms {
  one: string
  other: string
}

/** The form for a count, `#` replaced by the count: `plural(2, { one: '# call', other: '# calls' })` is `2 calls`. */
export function plural(count: number, forms: PluralForms): string {
  const spoken = language().startsWith('es') ? 'es' : 'en'
  const form = rulesOf(spoken).select(count) === 'one' ? forms.one : forms.other
  return form.replace('#', formatNumber(count, spoken))
}

const known = new Map<string, Intl.PluralRules>()

/** Made once for a language: a list of fifty rows counts in each of them. */
function rulesOf(spoken: string): Intl.PluralRules {
  const rules = known.get(spoken) ?? new Intl.PluralRules(spoken)
  known.set(spoken, rules)
  return rules
}
