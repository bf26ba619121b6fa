import { viteBuild, webConfigs } from './build.mjs'
import { prepare } from './prepare.mjs'
import { serve } from './start.mjs'

/** The server, begun again at each change of its files, and the screens, built again at each change of theirs. */
export async function run() {
  await prepare()
  const beside = webConfigs.map((config) => [...viteBuild(config), '--watch'])
  return serve(['--watch', '--watch-preserve-output', 'src/app/main.ts'], { beside })
}
