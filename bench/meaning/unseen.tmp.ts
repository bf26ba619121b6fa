import { readFileSync } from 'node:fs'
import { unpackLikeness } from '#meaning/likeness-table.ts'
import { tellerBy } from '#meaning/tell-meant.ts'
import { readMeantLessons } from './likeness-lessons.ts'
const table = unpackLikeness(readFileSync(process.argv[2]!))
for (const set of ['meant-14', 'meant-15']) {
  const some = readMeantLessons().filter((l) => l.set === set)
  let n = 0,
    first = 0,
    told = 0,
    wrong = 0,
    non = 0,
    ref = 0
  for (const { choices, neither } of some) {
    const tell = tellerBy(table, choices)
    choices.forEach(({ texts }, means) => {
      for (const w of texts) {
        const c = tell(w)
        const b = c.indexOf(Math.max(...c))
        n++
        if (b === means) first++
        if (Math.max(...c) >= 0.5) b === means ? told++ : wrong++
      }
    })
    for (const w of neither) {
      non++
      if (Math.max(...tell(w)) < 0.5) ref++
    }
  }
  console.log(
    set,
    n,
    'first',
    ((100 * first) / n).toFixed(1),
    'from .5 right',
    ((100 * told) / n).toFixed(1),
    'wrong',
    ((100 * wrong) / n).toFixed(1),
    'refused',
    ((100 * ref) / non).toFixed(1),
  )
}
