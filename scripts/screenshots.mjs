import { ensureBrowser } from './browser.mjs'
import { prepare } from './prepare.mjs'
import { follow } from './processes.mjs'
import { Stop } from './say.mjs'

/** Takes the pictures of the docs anew from a fresh product; `--beside FOLDER --sheet FILE` lays them beside other pictures. */
export async function run(args) {
  await prepare()
  const browser = await ensureBrowser()
  if (browser === undefined) throw new Stop('A Chrome or Chromium is needed: install one and run this again.')
  const env = { ...process.env, SCREENSHOT_BROWSER: browser }
  return follow(process.execPath, ['scripts/screenshots/run.ts', ...args], { env })
}
