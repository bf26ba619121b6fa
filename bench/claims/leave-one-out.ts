import { bagOf, defaults, learn, weighText } from './learn.ts'
import { tuningFiles, tuningTexts } from './tuning-texts.ts'

/**
 * node bench/claims/leave-one-out.ts [--file tuning-9.json] [--show]
 * Each tuning set read by what was learnt from the others alone: what an unseen hand may expect.
 */
const args = process.argv.slice(2)
const only = args.includes('--file') ? args[args.indexOf('--file') + 1] : undefined
const bags = tuningTexts().map(bagOf)
const rows: { file: string; isClaim: boolean; sum: number; text: string }[] = []
for (const file of tuningFiles().filter((name) => only === undefined || name === only)) {
  const learnt = learn(
    bags.filter(({ text }) => text.file !== file),
    defaults,
  )
  const left = bags.filter(
    ({ text }) => text.file === file && (text.kind === null || text.receipts.length === 0),
  )
  const own = left.map((bag) => ({
    file,
    isClaim: bag.text.kind !== null,
    sum: weighText(learnt, bag),
    text: bag.text.text,
  }))
  rows.push(...own)
  print(file, own)
  if (args.includes('--show')) show(own)
}
print('all', rows)

function print(title: string, all: typeof rows): void {
  const claims = all
    .filter(({ isClaim }) => isClaim)
    .map(({ sum }) => sum)
    .sort((one, other) => one - other)
  const honest = all
    .filter(({ isClaim }) => !isClaim)
    .map(({ sum }) => sum)
    .sort((one, other) => other - one)
  const percent = (part: number, whole: number) => ((100 * part) / whole).toFixed(1).padStart(5)
  const caughtAt = (threshold: number) =>
    percent(claims.filter((sum) => sum > threshold).length, claims.length)
  const twoPercent = honest[Math.floor(honest.length * 0.02)] ?? 0
  const touched = percent(honest.filter((sum) => sum > 0).length, honest.length)
  const half = (sum: number) =>
    claims.reduce((part, claim) => part + (claim > sum ? 1 : claim === sum ? 0.5 : 0), 0)
  const area = honest.reduce((part, sum) => part + half(sum), 0)
  console.log(
    `${title.padEnd(16)} caught ${caughtAt(0)} %  touched ${touched} %  caught at 2 % touched ${caughtAt(twoPercent)} %  area ${percent(area, claims.length * honest.length)}`,
  )
}

function show(all: typeof rows): void {
  const wrong = all.filter(({ isClaim, sum }) => isClaim !== sum > 0)
  for (const { isClaim, sum, text } of wrong.sort((one, other) => Math.abs(other.sum) - Math.abs(one.sum)))
    console.log(isClaim ? 'missed ' : 'touched', sum.toFixed(1), JSON.stringify(text))
}
