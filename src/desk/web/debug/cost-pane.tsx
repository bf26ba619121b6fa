import type { CallDebug } from '#telephony/contract.ts'
import { MoneyText } from '#ui/money-text.tsx'
import { formatOffset } from '#ui/time-text.ts'

/** What the call cost by part, and what each question to a model took. */
export function CostPane({ debug }: { debug: CallDebug }) {
  const { costs } = debug
  // The built-in engine counts no tokens and costs nothing.
  const completions = debug.completions.filter(({ engine }) => engine !== 'builtin')
  return (
    <div className="grid min-h-0 grow content-start gap-6 overflow-y-auto px-4 py-4 text-13">
      <table className="w-full max-w-110 tabular-nums">
        <caption className="pb-1 text-left font-semibold">What it cost</caption>
        <tbody>
          {costs.map(({ part, micros, currency }) => (
            <tr key={part} className="border-t border-line">
              <th scope="row" className="py-2 text-left font-normal">
                {part}
              </th>
              <td className="py-2 text-right font-medium">
                {micros === null ? (
                  <span className="font-normal text-muted">not told yet</span>
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
          aria-label="Questions to models"
          className="overflow-x-auto"
        >
          <table className="w-full min-w-110 tabular-nums">
            <caption className="pb-1 text-left font-semibold">Questions to models</caption>
            <thead>
              <tr className="text-12 text-muted">
                {['At', 'Model', 'Tokens in', 'Tokens out', 'Cost'].map((head, place) => (
                  <th
                    key={head}
                    scope="col"
                    className={`py-1.5 font-normal ${place < 2 ? 'text-left' : 'text-right'}`}
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
                  <td className="py-1.5 text-right">{one.inputTokens}</td>
                  <td className="py-1.5 text-right">{one.outputTokens}</td>
                  <td className="py-1.5 text-right">
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
