import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export interface Metrics {
  count(name: CounterName, labels?: Record<string, string>): void
  observe(name: HistogramName, seconds: number): void
  /** Asked at each scrape; one that cannot be asked keeps its last value. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void
  render(): Promise<string>
}

const counters = {
  parley_texts_in_total: 'Texts taken in from carriers',
  parley_texts_out_total: 'Texts carriers accepted from us',
  parley_sends_refused_total: 'Sends the gate refused, by rule',
  parley_calls_total: 'Calls taken in or answered, by direction',
  parley_call_lines_total: 'Lines of calls opened, by outcome',
  parley_turns_total: 'Turns ended, by state',
  parley_webhooks_total: 'Webhooks received, by outcome',
  parley_sweeps_total: 'Texts and statuses found by sweeping the carrier',
} as const
const histograms = {
  parley_webhook_seconds: 'Time to answer a carrier webhook',
  parley_turn_seconds: 'Time from claiming a conversation to its answer being written',
  parley_send_seconds: 'Time a carrier takes to accept a text',
} as const
export type CounterName = keyof typeof counters
export type HistogramName = keyof typeof histograms

/** The figures of one process, in Prometheus' text form. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const made = new Map<string, Counter>()
  const counter = (name: CounterName, labels: string[]) => {
    const known =
      made.get(name) ?? new Counter({ name, help: counters[name], labelNames: labels, registers: [registry] })
    made.set(name, known)
    return known
  }
  const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 15]
  const timers = new Map(
    Object.entries(histograms).map(([name, help]) => [
      name,
      new Histogram({ name, help, buckets, registers: [registry] }),
    ]),
  )
  return {
    count: (name, labels = {}) => counter(name, Object.keys(labels)).inc(labels),
    observe: (name, seconds) => timers.get(name)?.observe(seconds),
    gauge: (name, help, read) => {
      new Gauge({
        name,
        help,
        registers: [registry],
        async collect() {
          const value = await Promise.resolve()
            .then(read)
            .catch(() => null)
          if (value !== null) this.set(value)
        },
      })
    },
    render: () => registry.metrics(),
  }
}
