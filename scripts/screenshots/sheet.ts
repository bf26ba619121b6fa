import { readdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Scene, View } from './scenes.ts'

/** One page with each picture of ours beside the picture of the same screen elsewhere. */
export async function laySheet(of: {
  out: string
  beside: string
  sheet: string
  scenes: readonly Scene[]
  views: readonly View[]
}): Promise<void> {
  const others = await readdir(of.beside)
  const rows = of.scenes.flatMap((scene) =>
    of.views.flatMap(({ theme, width }) => {
      const end = `-${theme}-${width}.png`
      const other = scene.beside && others.find((file) => file === `${scene.beside}${end}`)
      const ours = picture(resolve(of.out, `${scene.name}${end}`))
      const theirs = other ? picture(resolve(of.beside, other)) : '<p>No picture of this screen.</p>'
      return `<h2>${scene.name}, ${theme}, ${width} px</h2><div>${ours}${theirs}</div>`
    }),
  )
  const style =
    'body{font:14px system-ui;margin:16px}div{display:flex;gap:16px}img{border:1px solid #999;max-width:49%}'
  await writeFile(of.sheet, `<!doctype html><title>Beside</title><style>${style}</style>${rows.join('\n')}`)
}

function picture(file: string): string {
  return `<img loading="lazy" src="file://${file}" alt="">`
}
