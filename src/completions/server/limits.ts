/** How long and how much a model may take. Milliseconds and tokens. */
export interface ModelLimits {
  /** From asking to the first piece of an answer. */
  firstTokenMs: number
  /** Between two pieces. */
  stallMs: number
  /** One attempt in all. */
  attemptMs: number
  /** All attempts of one question together; the built-in engine is asked however late it is. */
  totalMs: number
  /** What a model may write, its thinking included. */
  maxOutputTokens: number
}

/** For a text, where nobody hears the silence. A call asks with shorter ones. */
export const textLimits: ModelLimits = {
  firstTokenMs: 8_000,
  stallMs: 5_000,
  attemptMs: 15_000,
  totalMs: 25_000,
  maxOutputTokens: 3_000,
}

/** For a call, where every second of silence is heard. */
export const callLimits: ModelLimits = {
  firstTokenMs: 3_000,
  stallMs: 2_000,
  attemptMs: 8_000,
  totalMs: 12_000,
  maxOutputTokens: 1_500,
}

/** Less time than this is not worth an attempt. */
export const leastAttemptMs = 300
