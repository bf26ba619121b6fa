import { strongestChanceOfStop } from './chance-of-stop.ts'
import { everydayWords } from './tell-meant.ts'
import { tellTopic } from './tell-topic.ts'

/**
 * What the nets make of a word is worked out when it is first met, which is most of the cost of a text. Meets the
 * commonest words beforehand, a few at a time; `rest` lets others have their turn in between, and ends it with false.
 */
export async function meetCommonWords(rest: () => Promise<boolean>): Promise<void> {
  const words = hasMet ? [] : everydayWords(count)
  for (let at = 0; at < words.length; at += atOnce) {
    const few = words.slice(at, at + atOnce)
    tellTopic(few)
    strongestChanceOfStop([few])
    if (!(await rest())) return
  }
  hasMet = true
}

// Once in a process: they are known from then on.
let hasMet = false

const count = 5000
/** About three milliseconds of work. */
const atOnce = 15
