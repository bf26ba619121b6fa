import { readdirSync, readFileSync } from 'node:fs'
import type { DialogueFile } from './dialogue.ts'

/** All that the engine may be tuned on, trade by trade. */
export function tuningFiles(): DialogueFile[] {
  return readdirSync(new URL('.', import.meta.url))
    .filter((name) => name.endsWith('.json'))
    .sort()
    .flatMap((name) => readFiles(new URL(name, import.meta.url)))
}

/** One business to a file, or several under one key. */
export function readFiles(url: URL): DialogueFile[] {
  const read: unknown = JSON.parse(readFileSync(url, 'utf8'))
  if (isFile(read)) return [read]
  const lists = typeof read === 'object' && read !== null ? [read, ...Object.values(read)] : []
  const list = lists.find((item): item is DialogueFile[] => Array.isArray(item) && item.every(isFile))
  if (!list) throw new Error('A file of dialogues holds none.')
  return list
}

function isFile(value: unknown): value is DialogueFile {
  return typeof value === 'object' && value !== null && 'dialogues' in value && 'profile' in value
}
