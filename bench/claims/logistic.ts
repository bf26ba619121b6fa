/** One example: the numbers of its features, what it is, and how much it counts. */
export interface Example<Answer> {
  features: readonly number[]
  answer: Answer
  weight: number
}
export interface Fit {
  weights: Float64Array
  bias: number
}
export interface FitOptions {
  featureCount: number
  seed: number
  epochs: number
  rate: number
  /** How strongly weights are drawn to zero. */
  decay: number
}

/** Logistic regression by steps of one example, each weight with a step size of its own. The same seed fits the same. */
export function fitLogistic(examples: readonly Example<boolean>[], options: FitOptions): Fit {
  const { featureCount, rate, decay } = options
  const weights = new Float64Array(featureCount)
  const squares = new Float64Array(featureCount).fill(1e-8)
  let bias = 0
  let biasSquares = 1e-8
  for (const at of shuffledRounds(examples.length, options)) {
    const { features, answer, weight } = examples[at] as Example<boolean>
    const slope = (chance(logit({ weights, bias }, features)) - (answer ? 1 : 0)) * weight
    biasSquares += slope * slope
    bias -= (rate * slope) / Math.sqrt(biasSquares)
    for (const feature of features) {
      const pull = slope + decay * (weights[feature] as number)
      squares[feature] = (squares[feature] as number) + pull * pull
      weights[feature] = (weights[feature] as number) - (rate * pull) / Math.sqrt(squares[feature] as number)
    }
  }
  return { weights, bias }
}

export function logit({ weights, bias }: Fit, features: readonly number[]): number {
  let sum = bias
  for (const feature of features) sum += weights[feature] as number
  return sum
}

/** One fit for each of several answers, trained so that their chances add up to one. */
export function fitChoices(
  examples: readonly Example<number>[],
  answerCount: number,
  options: FitOptions,
): Fit[] {
  const { featureCount, rate, decay } = options
  const fits = Array.from({ length: answerCount }, () => ({
    weights: new Float64Array(featureCount),
    bias: 0,
  }))
  const squares = fits.map(() => new Float64Array(featureCount).fill(1e-8))
  for (const at of shuffledRounds(examples.length, options)) {
    const { features, answer, weight } = examples[at] as Example<number>
    const chances = shares(fits.map((fit) => logit(fit, features)))
    fits.forEach((fit, choice) => {
      const slope = ((chances[choice] as number) - (choice === answer ? 1 : 0)) * weight
      fit.bias -= rate * 0.1 * slope
      const own = squares[choice] as Float64Array
      for (const feature of features) {
        const pull = slope + decay * (fit.weights[feature] as number)
        own[feature] = (own[feature] as number) + pull * pull
        fit.weights[feature] =
          (fit.weights[feature] as number) - (rate * pull) / Math.sqrt(own[feature] as number)
      }
    })
  }
  return fits
}

const chance = (sum: number) => 1 / (1 + Math.exp(-sum))

function shares(sums: readonly number[]): number[] {
  const most = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - most))
  const total = powers.reduce((one, other) => one + other, 0)
  return powers.map((power) => power / total)
}

function* shuffledRounds(count: number, { epochs, seed }: FitOptions): Generator<number> {
  const random = randomOf(seed)
  const order = Array.from({ length: count }, (_, at) => at)
  for (let epoch = 0; epoch < epochs; epoch++) {
    for (let at = count - 1; at > 0; at--) {
      const other = Math.floor(random() * (at + 1))
      const held = order[at] as number
      order[at] = order[other] as number
      order[other] = held
    }
    yield* order
  }
}

function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
