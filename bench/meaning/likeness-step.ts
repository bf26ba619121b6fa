import type { LikenessShares } from '#meaning/likeness-table.ts'
import { dot, vectorLength } from '#meaning/word-vectors.ts'
import type { Asked, Learnt } from './fit-likeness.ts'

/** Where each learnt number should go to make the lessons of a job likelier, turned round. */
export interface Slopes {
  words: Map<string, { place: Float32Array; weight: Float32Array }>
  slope: Float32Array
  /** In the order text, wording, whole, answer, none. */
  shares: Float32Array
}

interface Word {
  word: string
  /** As learnt, and of length one. */
  place: Float32Array
  length: number
  vector: Float32Array
  weight: number
  /** What was found out about it. */
  vectorSlope: Float32Array
  weightSlope: number
}

interface Text {
  words: Word[]
  shares: Float64Array
  whole: Float32Array
  wholeLength: number
  shareSlopes: Float64Array
  wholeSlope: Float32Array
}

interface Settings {
  sharpness: number
  doubt: number
  slope: Float32Array
}

/** One job of lessons: how likely each text is read as what it means, and how that changes with every number. */
export class LikenessStep {
  readonly #words = new Map<string, Word>()
  readonly #shareSlopes = new Float32Array(5)
  readonly #look: (word: string) => { place: Learnt; weight: Learnt }
  readonly #shares: LikenessShares
  readonly #settings: Settings

  constructor(
    look: (word: string) => { place: Learnt; weight: Learnt },
    shares: LikenessShares,
    settings: Settings,
  ) {
    this.#look = look
    this.#shares = shares
    this.#settings = settings
  }

  run({ texts, choices }: Asked): { loss: number; slopes: Slopes } {
    const forms = choices.flatMap(({ wordings, answer }, of) => [
      ...wordings
        .filter((words) => words.length > 0)
        .map((words) => ({ of, isAnswer: false, text: this.#textOf(words) })),
      ...(answer.length > 0 ? [{ of, isAnswer: true, text: this.#textOf(answer) }] : []),
    ])
    let loss = 0
    const read = texts.map(({ words, means }) => ({ means, text: this.#textOf(words) }))
    for (const { text, means } of read)
      loss += this.#readOne(text, means, { forms, count: choices.length, of: texts.length })
    for (const text of [...read.map((one) => one.text), ...forms.map((one) => one.text)]) this.#backText(text)
    return { loss: loss / texts.length, slopes: this.#slopes() }
  }

  #readOne(
    text: Text,
    means: number,
    {
      forms,
      count,
      of,
    }: { forms: { of: number; isAnswer: boolean; text: Text }[]; count: number; of: number },
  ): number {
    const { sharpness, doubt } = this.#settings
    const met = forms.map((form) => this.#meet(text, form.text))
    const scores = met.map(
      ({ met: there, covered, near }, at) =>
        this.#shares.text * there +
        this.#shares.wording * covered +
        this.#shares.whole * near +
        (forms[at]?.isAnswer ? this.#shares.answer : 0),
    )
    const most = new Float64Array(count).fill(-1000)
    forms.forEach((form, at) => {
      most[form.of] = Math.max(most[form.of] as number, scores[at] as number)
    })
    const sums = new Float64Array(count)
    const powers = forms.map((form, at) => {
      const power = Math.exp(sharpness * ((scores[at] as number) - (most[form.of] as number)))
      sums[form.of] = (sums[form.of] as number) + power
      return power
    })
    const logits = [
      ...most.map((top, at) => top + Math.log(Math.max(sums[at] as number, 1e-9)) / sharpness),
      this.#shares.none,
    ]
    const top = Math.max(...logits)
    const odds = logits.map((logit) => Math.exp(logit - top))
    const total = odds.reduce((sum, one) => sum + one, 0)
    let loss = 0
    const slopes = odds.map((one, at) => {
      const chance = one / total
      const wanted = (at === means ? 1 - doubt : 0) + doubt / odds.length
      loss -= wanted * Math.log(Math.max(chance, 1e-12))
      return (chance - wanted) / of
    })
    this.#shareSlopes[4] = (this.#shareSlopes[4] as number) + (slopes[count] as number)
    forms.forEach((form, at) => {
      const slope = ((slopes[form.of] as number) * (powers[at] as number)) / (sums[form.of] as number)
      if (Math.abs(slope) < 1e-6) return
      if (form.isAnswer) this.#shareSlopes[3] = (this.#shareSlopes[3] as number) + slope
      const found = met[at]
      if (found) this.#backMeeting(text, form.text, { found, slope })
    })
    return loss
  }

  #meet(text: Text, form: Text): Meeting {
    const nearest = new Int32Array(text.words.length)
    const nearestBack = new Int32Array(form.words.length)
    const likes = new Float64Array(text.words.length).fill(-2)
    const likesBack = new Float64Array(form.words.length).fill(-2)
    text.words.forEach(({ vector }, at) => {
      form.words.forEach((other, to) => {
        const like = dot(vector, other.vector)
        if (like > (likes[at] as number)) [likes[at], nearest[at]] = [like, to]
        if (like > (likesBack[to] as number)) [likesBack[to], nearestBack[to]] = [like, at]
      })
    })
    const met = likes.reduce((sum, like, at) => sum + like * (text.shares[at] as number), 0)
    const covered = likesBack.reduce((sum, like, at) => sum + like * (form.shares[at] as number), 0)
    return { met, covered, near: dot(text.whole, form.whole), nearest, nearestBack, likes, likesBack }
  }

  #backMeeting(text: Text, form: Text, { found, slope }: { found: Meeting; slope: number }): void {
    const shares = this.#shareSlopes
    shares[0] = (shares[0] as number) + slope * found.met
    shares[1] = (shares[1] as number) + slope * found.covered
    shares[2] = (shares[2] as number) + slope * found.near
    const ofText = slope * this.#shares.text
    text.words.forEach((word, at) => {
      const other = form.words[found.nearest[at] as number] as Word
      text.shareSlopes[at] = (text.shareSlopes[at] as number) + ofText * (found.likes[at] as number)
      pull(word, other, ofText * (text.shares[at] as number))
    })
    const ofForm = slope * this.#shares.wording
    form.words.forEach((word, at) => {
      const other = text.words[found.nearestBack[at] as number] as Word
      form.shareSlopes[at] = (form.shareSlopes[at] as number) + ofForm * (found.likesBack[at] as number)
      pull(word, other, ofForm * (form.shares[at] as number))
    })
    const ofWhole = slope * this.#shares.whole
    add(text.wholeSlope, form.whole, ofWhole)
    add(form.wholeSlope, text.whole, ofWhole)
  }

  /** From a text's shares and its whole back to its words. */
  #backText(text: Text): void {
    const along = dot(text.wholeSlope, text.whole)
    const inner = text.wholeSlope.map(
      (part, i) => (part - along * (text.whole[i] as number)) / text.wholeLength,
    )
    text.words.forEach((word, at) => {
      text.shareSlopes[at] = (text.shareSlopes[at] as number) + dot(inner, word.vector)
      add(word.vectorSlope, inner, text.shares[at] as number)
    })
    const mean = text.shareSlopes.reduce((sum, one, at) => sum + one * (text.shares[at] as number), 0)
    text.words.forEach((word, at) => {
      word.weightSlope += (text.shares[at] as number) * ((text.shareSlopes[at] as number) - mean)
    })
  }

  #slopes(): Slopes {
    const slope = new Float32Array(vectorLength)
    const words = new Map<string, { place: Float32Array; weight: Float32Array }>()
    for (const word of this.#words.values()) {
      const along = dot(word.vectorSlope, word.vector)
      const place = word.vectorSlope.map(
        (part, i) => (part - along * (word.vector[i] as number)) / word.length,
      )
      add(place, this.#settings.slope, word.weightSlope)
      add(slope, word.place, word.weightSlope)
      words.set(word.word, { place, weight: Float32Array.of(word.weightSlope) })
    }
    return { words, slope, shares: this.#shareSlopes }
  }

  #textOf(said: readonly string[]): Text {
    const words = said.map((word) => this.#wordOf(word))
    const most = Math.max(...words.map(({ weight }) => weight))
    const shares = Float64Array.from(words, ({ weight }) => Math.exp(weight - most))
    const total = shares.reduce((sum, share) => sum + share, 0)
    const whole = new Float32Array(vectorLength)
    words.forEach(({ vector }, at) => {
      shares[at] = (shares[at] as number) / total
      add(whole, vector, shares[at] as number)
    })
    const wholeLength = Math.sqrt(dot(whole, whole)) || 1
    return {
      words,
      shares,
      whole: whole.map((part) => part / wholeLength),
      wholeLength,
      shareSlopes: new Float64Array(words.length),
      wholeSlope: new Float32Array(vectorLength),
    }
  }

  #wordOf(word: string): Word {
    const known = this.#words.get(word)
    if (known) return known
    const learnt = this.#look(word)
    const place = learnt.place.numbers
    const length = Math.sqrt(dot(place, place))
    const found = {
      word,
      place,
      length,
      vector: place.map((part) => part / length),
      weight: dot(this.#settings.slope, place) + (learnt.weight.numbers[0] as number),
      vectorSlope: new Float32Array(vectorLength),
      weightSlope: 0,
    }
    this.#words.set(word, found)
    return found
  }
}

interface Meeting {
  met: number
  covered: number
  near: number
  nearest: Int32Array
  nearestBack: Int32Array
  likes: Float64Array
  likesBack: Float64Array
}

function pull(one: Word, other: Word, slope: number): void {
  if (slope === 0) return
  add(one.vectorSlope, other.vector, slope)
  add(other.vectorSlope, one.vector, slope)
}

function add(to: Float32Array, what: Float32Array, times: number): void {
  for (let i = 0; i < vectorLength; i++) to[i] = (to[i] as number) + times * (what[i] as number)
}
