import { beginMark, endMark, layNets, type Net, strongest, vote } from './topic-net.ts'

/** What is read by itself: each sentence, and each with the next. */
export function partsOf(sentences: readonly string[][]): string[][] {
  return neighboursIn(sentences).map((part) =>
    part.flatMap((words, at) => (at === 0 ? words : [',', ...words])),
  )
}

/** The chance of the first label for each of the parts of a text. Every sentence is looked through once. */
export function partReaderOf(net: Net): (sentences: readonly string[][]) => number[] {
  const laid = layNets(net)
  const { answerTo } = laid
  return (sentences) => {
    const read = sentences.map((words) => {
      const answers = words.map(answerTo)
      return { answers, strengths: strongest(laid, answers) }
    })
    return neighboursIn(sentences, read).map((part) => {
      const answers = [answerTo(beginMark)]
      const known = part.map(({ answers: own, strengths }, at) => {
        if (at > 0) answers.push(answerTo(','))
        answers.push(...own)
        return { from: answers.length - own.length, to: answers.length, strengths }
      })
      answers.push(answerTo(endMark))
      return vote(laid, strongest(laid, answers, known))[0] ?? 0
    })
  }
}

/** Sentences alone and in pairs; "please stop" means what stands beside it, so the shortest are read in pairs alone. */
function neighboursIn<Sentence = string[]>(
  sentences: readonly string[][],
  read: readonly Sentence[] = sentences as readonly Sentence[],
): Sentence[][] {
  const alone = read.filter((_, at) => sentences.length === 1 || (sentences[at]?.length ?? 0) > fewWords)
  const pairs = read.slice(1).map((next, before) => [...read.slice(before, before + 1), next])
  return [...alone.map((one) => [one]), ...pairs]
}

const fewWords = 2
