import { buildWeb } from './build.mjs'
import { install } from './install.mjs'

/** What every command needs before it can begin; nothing happens, and no network is used, when all is there. */
export async function prepare() {
  await install()
  await buildWeb()
}
