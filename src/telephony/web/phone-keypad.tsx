import { devPhoneWords } from './dev-phone-words.ts'

const words = devPhoneWords.calls
const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '*', '0', '#'] as const
const letters: Record<string, string> = {
  2: 'ABC', 3: 'DEF', 4: 'GHI', 5: 'JKL', 6: 'MNO', 7: 'PQRS', 8: 'TUV', 9: 'WXYZ',
} // biome-ignore format: as on a phone

/** The keys of a phone; each is sent as a tone. While one has the focus, the keyboard's do the same. */
export function PhoneKeypad({ onPress }: { onPress: (digit: string) => void }) {
  return (
    <fieldset
      className="grid grid-cols-3 gap-2 border-t border-line p-3"
      aria-label={words.keypad}
      onKeyDown={(event) => {
        if (/^[0-9*#]$/.test(event.key)) onPress(event.key)
      }}
    >
      {keys.map((key) => (
        <button
          key={key}
          type="button"
          aria-label={key === '*' ? words.star : key === '#' ? words.hash : key}
          className="flex h-11 flex-col items-center justify-center rounded-control border border-line-2 bg-surface text-16 font-semibold tabular-nums hover:bg-hover"
          onClick={() => onPress(key)}
        >
          {key}
          {letters[key] && <span className="text-11 font-normal text-muted">{letters[key]}</span>}
        </button>
      ))}
    </fieldset>
  )
}
