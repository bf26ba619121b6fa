/** The value that `percent` of the values do not exceed; 0 for none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return Math.round(sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0)
}

export function wait(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}
