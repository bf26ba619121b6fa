import { runTests } from './test.mjs'

/** Everything `npm test` does, with the whole accessibility, authorisation and browser matrices. */
export async function run(args) {
  return runTests({ args, matrix: 'full' })
}
