const fullScale = 32768

/** The largest swing in decibels below the loudest there is (0); minus infinity for silence. */
export function peakDbfs(samples: Int16Array): number {
  let most = 0
  for (const sample of samples) most = Math.max(most, Math.abs(sample))
  return 20 * Math.log10(most / fullScale)
}

/** The mean level (root of the mean square) in decibels below full scale; minus infinity for silence. */
export function rmsDbfs(samples: Int16Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  const mean = samples.length === 0 ? 0 : sum / samples.length
  return 20 * Math.log10(Math.sqrt(mean) / fullScale)
}
