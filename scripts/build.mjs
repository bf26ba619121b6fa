import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { compressAssets } from './compress.mjs'
import { filesBelow, hashOf } from './hashes.mjs'
import { capture, commandOf } from './processes.mjs'
import { Stop, timed } from './say.mjs'

const stampFile = 'dist/.web-built'
const configs = [
  'vite.config.ts',
  'vite.door.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'scripts/build.mjs',
  'scripts/compress.mjs',
  'scripts/web-build.ts',
  'scripts/web-chunks.ts',
]

/** The app, and the pages at its door. */
export const webConfigs = ['vite.config.ts', 'vite.door.config.ts']

/** The arguments that make one of the two. */
export function viteBuild(config) {
  return [commandOf('vite', 'vite'), 'build', '--config', config, '--logLevel', 'warn']
}

/** Builds what the browser loads into `dist/web` when its sources are not those of the last build. */
export async function buildWeb() {
  const wanted = hashOf(webSources())
  const isFresh =
    existsSync(stampFile) && existsSync('dist/web') && readFileSync(stampFile, 'utf8') === wanted
  if (isFresh) return
  rmSync(stampFile, { force: true })
  await timed('The screens are built', async () => {
    rmSync('dist/web', { recursive: true, force: true })
    for (const config of webConfigs) await runVite(config)
    await compressAssets('dist/web/assets')
  })
  mkdirSync('dist', { recursive: true })
  writeFileSync(stampFile, wanted)
}

async function runVite(config) {
  const { code, output } = await capture(process.execPath, viteBuild(config))
  if (code !== 0) throw new Stop(`Building the screens failed:\n${output.trim()}`)
}

function webSources() {
  const isWeb = (file) =>
    (/^src\/[^/]+\/web\//.test(file) ||
      /^src\/(ui|widget|kit)\//.test(file) ||
      ['src/app/door-paths.ts', 'src/app/first-reads.ts'].includes(file) ||
      file.endsWith('/contract.ts')) &&
    !/\.test\.tsx?$/.test(file)
  return [...filesBelow('src').filter(isWeb), ...configs.filter((file) => existsSync(file))]
}
