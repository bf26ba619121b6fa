import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { packLikeness } from '#meaning/likeness-table.ts'
import { tellerBy } from '#meaning/tell-meant.ts'
import { createRandom } from '../dialogue/random.ts'
import { fitLikeness } from './fit-likeness.ts'
import { readCommonTexts, readMeantLessons } from './likeness-lessons.ts'
import { readTalkLessons } from './talk-lessons.ts'

/**
 * node bench/meaning/train-likeness.ts [--without meant-3]
 * Learns from the tuning wordings which of a business's own questions and services a text means, and writes the table
 * beside its reader; with `--without`, learns without one set and says how well that is read. The same wordings give
 * the same table.
 */
const { values } = parseArgs({
  options: {
    without: { type: 'string' },
    epochs: { type: 'string', default: '9' },
    rate: { type: 'string', default: '0.003' },
  },
})
const { without } = values
const lessons = [...readMeantLessons(), ...readTalkLessons()]
const common = readCommonTexts()
const learnt = lessons.filter(({ set }) => set !== without)
const count = learnt.flatMap(({ choices }) => choices.flatMap(({ texts }) => texts)).length
console.log(`${count} texts of ${learnt.length} businesses, ${common.length} of any`)
const options = { epochs: Number(values.epochs), rate: Number(values.rate), dropWords: 0.1, doubt: 0.05 }
const table = fitLikeness(learnt, common, { options, random: createRandom(20261123) })
console.log(table.shares, `${table.vectors.size} words`)
report(lessons.filter(({ set }) => (without ? set === without : true)))
if (!without) writeFileSync(new URL('../../src/meaning/likeness.bin', import.meta.url), packLikeness(table))

function report(some: typeof lessons): void {
  const read = some.flatMap(({ choices, neither }) => {
    const tell = tellerBy(table, choices)
    return [
      ...choices.flatMap(({ texts }, means) => texts.map((words) => ({ means, chances: tell(words) }))),
      ...neither.map((words) => ({ means: -1, chances: tell(words) })),
    ]
  })
  const meant = read.filter(({ means }) => means >= 0)
  const none = read.filter(({ means }) => means < 0)
  const best = (chances: number[]) => chances.indexOf(Math.max(...chances))
  const percent = (part: number, whole: number) => Math.round((1000 * part) / Math.max(1, whole)) / 10
  const right = meant.filter(({ means, chances }) => best(chances) === means)
  console.log(`${meant.length} texts, the right one first for ${percent(right.length, meant.length)} %`)
  for (const least of [0.3, 0.4, 0.5, 0.6, 0.7, 0.8]) {
    const told = meant.filter(({ chances }) => Math.max(...chances) >= least)
    const toldRight = told.filter(({ means, chances }) => best(chances) === means)
    const refused = none.filter(({ chances }) => Math.max(...chances) < least)
    console.log(
      `from ${least}: right ${percent(toldRight.length, meant.length)} %, wrong ${percent(told.length - toldRight.length, meant.length)} %, of ${none.length} others refused ${percent(refused.length, none.length)} %`,
    )
  }
}
