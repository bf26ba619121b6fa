import { prepare } from './prepare.mjs'
import { commandOf } from './processes.mjs'
import { serve } from './start.mjs'

/** The server, begun again at each change of its files, and the screens, built again at each change of theirs. */
export async function run() {
  await prepare()
  const web = [commandOf('vite', 'vite'), 'build', '--watch', '--logLevel', 'warn']
  return serve(['--watch', '--watch-preserve-output', 'src/app/main.ts'], { beside: [web] })
}
