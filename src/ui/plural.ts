import { language } from './language.ts'

export interface PluralForms {
  one: string
  other: string
}

/** The form for a count, `#` replaced by the count: `plural(2, { one: '# call', other: '# calls' })` is `2 calls`. */
export function plural(count: number, forms: PluralForms): string {
  const spoken = language().startsWith('es') ? 'es' : 'en'
  const form = new Intl.PluralRules(spoken).select(count) === 'one' ? forms.one : forms.other
  return form.replace('#', new Intl.NumberFormat(spoken).format(count))
}
