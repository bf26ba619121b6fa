import { run as runBench } from './bench.mjs'

/** Both benches of the built-in engine, one after the other: single questions, then whole dialogues. */
export async function run(args) {
  const questions = await runBench(['dialogue', ...args])
  const dialogues = await runBench(['dialogues', ...args])
  return Math.max(questions, dialogues)
}
