import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { packNet } from '#meaning/pack-net.ts'
import { topicLabels } from '#meaning/topic-labels.ts'
import { type Net, readerOf } from '#meaning/topic-net.ts'
import { createRandom } from '../dialogue/random.ts'
import { fitNet, type Lesson } from './fit-net.ts'
import { lessonsOf, lessonsOfBusinesses, lessonsOfDialogues } from './topic-lessons.ts'
import { readHands, strangeWords } from './tuning-wordings.ts'

/**
 * node bench/meaning/train-topics.ts --net 1 [--without texters]
 * Learns from the tuning wordings what a text is about and writes one of the three nets beside their reader; with
 * `--without`, learns without one writer's wordings and says how well those are read. The same wordings give the same
 * nets; three that began differently err on different texts.
 */
const { values } = parseArgs({
  options: { net: { type: 'string', default: '1' }, without: { type: 'string' } },
})
const { without } = values
const random = createRandom(20261121 + Number(values.net))
const hands = [
  ...readHands().map((hand) => ({
    hand: hand.name,
    lessons: lessonsOf(hand, hand.name === 'engine' ? 2 : 3, random),
  })),
  { hand: 'dialogues', lessons: lessonsOfDialogues() },
  { hand: 'businesses', lessons: lessonsOfBusinesses(random) },
]
const lessons = hands.flatMap((one) => (one.hand === without ? [] : one.lessons))
console.log(`${lessons.length} lessons of ${topicLabels.length} labels`)
const net = fitNet(
  lessons,
  {
    labels: topicLabels,
    marks: ['<time>', '<day>', '<service>', '<place>', '<name>', ...strangeWords(lessons)],
    filters: [64, 96, 64],
    epochs: 14,
    rate: 0.002,
    dropFilters: 0.5,
    dropWords: 0.08,
    decay: 0.02,
  },
  random,
)
report('learnt', lessons, net)
const apart = hands.find(({ hand }) => hand === without)
if (apart) report(apart.hand, apart.lessons, net)
else writeFileSync(new URL(`../../src/meaning/topic-net-${values.net}.bin`, import.meta.url), packNet(net))

function report(name: string, some: readonly Lesson[], net: Net): void {
  const rows = new Map<number, { right: number; all: number; wrong: Map<number, number> }>()
  const chancesOf = readerOf(net)
  let right = 0
  const sure = { said: 0, right: 0 }
  for (const { words, label } of some) {
    const chances = chancesOf(words)
    const best = chances.indexOf(Math.max(...chances))
    const row = rows.get(label) ?? { right: 0, all: 0, wrong: new Map() }
    rows.set(label, row)
    row.all++
    if ((chances[best] as number) >= 0.7) {
      sure.said++
      if (best === label) sure.right++
    }
    if (best === label) {
      right++
      row.right++
    } else row.wrong.set(best, (row.wrong.get(best) ?? 0) + 1)
  }
  const percent = (part: number, whole: number) => Math.round((1000 * part) / Math.max(1, whole)) / 10
  console.log(
    `${name}: ${percent(right, some.length)} % of ${some.length}; sure of ${percent(sure.said, some.length)} %, right in ${percent(sure.right, sure.said)} % of them`,
  )
  if (name === 'learnt') return
  for (const [label, { right, all, wrong }] of [...rows].sort(
    (a, b) => a[1].right / a[1].all - b[1].right / b[1].all,
  )) {
    const most = [...wrong].sort((a, b) => b[1] - a[1]).slice(0, 3)
    console.log(
      `  ${topicLabels[label]}: ${percent(right, all)} % of ${all}; ${most.map(([of, count]) => `${topicLabels[of]} ${count}`).join(', ')}`,
    )
  }
}
