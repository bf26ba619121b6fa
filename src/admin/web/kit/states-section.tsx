import { Badge } from '#ui/badge.tsx'
import { FactList } from '#ui/fact-list.tsx'
import { Part } from './part.tsx'
import { type StateWord, stateWords } from './state-words.ts'

/** Every object's states, as badges; in dense tables they lose their fill. */
export function StatesSection() {
  return (
    <div className="grid gap-3">
      <Part title="By what it is about" className="grid px-4 py-1">
        {stateWords.map(({ what, words }) => (
          <div
            key={what}
            className="grid grid-cols-[7rem_minmax(0,1fr)] items-baseline gap-4 border-b border-line py-2.5 last:border-b-0 phone:grid-cols-1 phone:gap-1.5"
          >
            <span className="text-13 font-medium">{what}</span>
            <ul className="flex min-w-0 flex-wrap gap-2">
              {words.map((state) => (
                <li key={state.word} className="flex min-w-0">
                  <StateBadge state={state} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Part>
      <Part title="Plain, for dense tables" className="p-4 pt-3">
        <FactList
          facts={stateWords.slice(0, 4).map(({ what, words }) => ({
            label: what,
            value: (
              <span className="flex flex-wrap gap-x-4 gap-y-1">
                {words.slice(0, 4).map((state) => (
                  <StateBadge key={state.word} state={state} isPlain />
                ))}
              </span>
            ),
          }))}
        />
      </Part>
    </div>
  )
}

function StateBadge({ state, isPlain = false }: { state: StateWord; isPlain?: boolean }) {
  const { tone, icon, word } = state
  return (
    <Badge {...(tone && { tone })} {...(icon && { icon })} isPlain={isPlain}>
      {word}
    </Badge>
  )
}
