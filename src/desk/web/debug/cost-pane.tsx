import type { CallDebug } from '#telephony/contract.ts'
import { MoneyText } from '#ui/money-text.tsx'
import { formatNumber } from '#ui/number-text.ts'
import { formatOffset } from '#ui/offset-text.ts'
import { usePlace } from '#ui/place.ts'
import { partName } from './call-facts.tsx'
import { debugWords } from './debug-words.ts'

const words = debugWords.cost
const columns = words.columns
const heads = [columns.at, columns.model, columns.tokensIn, columns.tokensOut, columns.cost]

/** What the call cost by part, and what each question to a model took. */
export function CostPane({ debug }: { debug: CallDebug }) {
  const { locale } = usePlace()
  const { costs } = debug
  // The built-in engine counts no tokens and costs nothing.
  const completions = debug.completions.filter(({ engine }) => engine !== 'builtin')
  return (
    <div className="grid min-h-0 grow content-start gap-6 overflow-y-auto px-4 py-4 text-13">
      <table className="w-full max-w-110 tabular-nums">
        <caption className="pb-1 text-start font-semibold">{words.title}</caption>
        <tbody>
          {costs.map(({ part, micros, currency }) => (
            <tr key={part} className="border-t border-line">
              <th scope="row" className="py-2 text-start font-normal">
                {partName(part)}
              </th>
              <td className="py-2 text-end font-medium">
                {micros === null ? (
                  <span className="font-normal text-muted">{words.notTold}</span>
                ) : (
                  <MoneyText micros={micros} currency={currency} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {completions.length > 0 && (
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region must be reachable by keyboard
          tabIndex={0}
          aria-label={words.questions}
          className="overflow-x-auto"
        >
          <table className="w-full min-w-110 tabular-nums">
            <caption className="pb-1 text-start font-semibold">{words.questions}</caption>
            <thead>
              <tr className="text-12 text-muted">
                {heads.map((head, place) => (
                  <th
                    key={head}
                    scope="col"
                    className={`py-1.5 font-normal ${place < 2 ? 'text-start' : 'text-end'}`}
                  >
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {completions.map((one) => (
                <tr key={one.id} className="border-t border-line">
                  <td className="py-1.5 text-muted">{formatOffset(one.startMs)}</td>
                  <td className="py-1.5">{one.model}</td>
                  <td className="py-1.5 text-end">{formatNumber(one.inputTokens, locale)}</td>
                  <td className="py-1.5 text-end">{formatNumber(one.outputTokens, locale)}</td>
                  <td className="py-1.5 text-end">
                    <MoneyText micros={one.costMicros} currency="USD" />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </div>
  )
}
