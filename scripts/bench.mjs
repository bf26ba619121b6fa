import { existsSync, readdirSync } from 'node:fs'
import { prepare } from './prepare.mjs'
import { follow } from './processes.mjs'
import { Stop, say } from './say.mjs'

/** One benchmark by name with its own arguments, or, without a name, each in turn. */
export async function run([name, ...rest]) {
  const names = benchmarks()
  if (name === undefined || name.startsWith('-'))
    return runAll(names, name === undefined ? rest : [name, ...rest])
  if (!names.includes(name))
    throw new Stop(`There is no benchmark "${name}". There are: ${names.join(', ') || 'none yet'}.`)
  await prepare()
  return follow(process.execPath, [`bench/${name}/run.ts`, ...rest])
}

async function runAll(names, args) {
  await prepare()
  let worst = 0
  for (const name of names) {
    say(`bench ${name}`)
    worst = Math.max(worst, await follow(process.execPath, [`bench/${name}/run.ts`, ...args]))
  }
  return worst
}

function benchmarks() {
  if (!existsSync('bench')) return []
  return readdirSync('bench')
    .filter((name) => existsSync(`bench/${name}/run.ts`))
    .sort()
}
