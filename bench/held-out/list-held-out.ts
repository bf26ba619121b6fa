import { readdirSync } from 'node:fs'

export type HeldOutSet = { key: string; title: string; url: URL }

/** Every held-out set of one bench, the oldest first: `name.json` is the first, then `name-2.json` and so on. */
export function listHeldOut(name: string): HeldOutSet[] {
  const folder = new URL('.', import.meta.url)
  const pattern = new RegExp(`^${name}(?:-(\\d+))?\\.json$`)
  return readdirSync(folder)
    .flatMap((file) => {
      const match = pattern.exec(file)
      return match ? [{ file, number: Number(match[1] ?? 1) }] : []
    })
    .sort((a, b) => a.number - b.number)
    .map(({ file, number }) => ({
      key: number === 1 ? 'heldOut' : `heldOut${number}`,
      title: `held out ${number}`,
      url: new URL(file, folder),
    }))
}
