import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { filesBelow, hashOf } from './hashes.mjs'
import { capture, commandOf } from './processes.mjs'
import { Stop, timed } from './say.mjs'

const stampFile = 'dist/.web-built'
const configs = ['vite.config.ts', 'package.json', 'package-lock.json', 'tsconfig.json']

/** Builds what the browser loads into `dist/web` when its sources are not those of the last build. */
export async function buildWeb() {
  const wanted = hashOf(webSources())
  const isFresh =
    existsSync(stampFile) && existsSync('dist/web') && readFileSync(stampFile, 'utf8') === wanted
  if (isFresh) return
  rmSync(stampFile, { force: true })
  await timed('The screens are built', runVite)
  mkdirSync('dist', { recursive: true })
  writeFileSync(stampFile, wanted)
}

async function runVite() {
  const { code, output } = await capture(process.execPath, [
    commandOf('vite', 'vite'),
    'build',
    '--logLevel',
    'warn',
  ])
  if (code !== 0) throw new Stop(`Building the screens failed:\n${output.trim()}`)
}

function webSources() {
  const isWeb = (file) =>
    (/^src\/[^/]+\/web\//.test(file) ||
      /^src\/(ui|widget|kit)\//.test(file) ||
      file.endsWith('/contract.ts')) &&
    !/\.test\.tsx?$/.test(file)
  return [...filesBelow('src').filter(isWeb), ...configs.filter((file) => existsSync(file))]
}
