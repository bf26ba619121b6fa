import { classNames } from '#ui/class-names.ts'
import { language, parseLanguage, setLanguage } from '#ui/language.ts'
import { languageNames } from '#ui/language-names.ts'
import { shellWords } from '#ui/shell-words.ts'

/** The languages in a plain row, each in its own words, for pages without settings. */
export function LanguageChoice() {
  const chosen = language()
  return (
    <fieldset aria-label={shellWords.language} className="flex gap-1 text-13">
      {languageNames.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          lang={value}
          aria-pressed={value === chosen}
          onClick={() => setLanguage(parseLanguage(value))}
          className={classNames(
            'h-8 rounded-control px-2.5 phone:h-11 phone:px-3.5',
            value === chosen
              ? 'font-medium text-ink'
              : 'text-muted hover:text-ink hover:underline underline-offset-3',
          )}
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}
