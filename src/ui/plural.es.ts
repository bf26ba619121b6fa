import type { PluralForms } from './plural.ts'
import { spanishLocale } from './spanish-locale.es.ts'

const rules = new Intl.PluralRules('es')
const numbers = new Intl.NumberFormat(spanishLocale)

/** As `plural`, for translations: they may load nothing that the screens share, for it could read words too early. */
export function plural(count: number, forms: PluralForms): string {
  const form = rules.select(count) === 'one' ? forms.one : forms.other
  return form.replace('#', numbers.format(count))
}
