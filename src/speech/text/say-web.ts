import { forOneWord } from './rule.ts'
import { sayLetters } from './say-letters.ts'

const domain = /^(?:https?:\/\/)?(?:www\.)?((?:[a-z0-9-]+\.)+[a-z]{2,})(?::\d+)?([/?#]\S*)?$/i
const email = /^(?:mailto:)?([\w.+-]+)@((?:[a-z0-9-]+\.)+[a-z]{2,})$/i
const endings = /\.(com|org|net|edu|gov|io|co|us|uk|ca|de|info|biz|app|dev|example|test|me|ai|shop|store)$/i

/** "ada@example.com" is "ada at example dot com". */
export const sayEmail = forOneWord((core) => {
  const match = email.exec(core)
  return match ? `${sayParts(match[1] ?? '')} at ${sayParts(match[2] ?? '')}` : null
})

/** An address of the web: its name and, when it is short, its path. What follows a question mark is for machines. */
export const sayWebAddress = forOneWord((core) => {
  const match = domain.exec(core)
  const host = match?.[1] ?? ''
  if (!match || (!/^(https?:|www\.)/i.test(core) && !endings.test(host))) return null
  const path = (match[2] ?? '').replace(/[?#].*$/, '').replace(/\/+$/, '')
  return /^(\/[\w-]{1,20}){1,2}$/.test(path) ? `${sayParts(host)} ${sayParts(path)}` : sayParts(host)
})

const names: ReadonlyMap<string, string> = new Map([
  ['.', 'dot'],
  ['/', 'slash'],
  ['-', 'dash'],
  ['_', 'underscore'],
  ['+', 'plus'],
])

function sayParts(text: string): string {
  return text
    .split(/([./_+-])/)
    .map((part) => names.get(part) ?? sayLetters(part))
    .filter((part) => part !== '')
    .join(' ')
}
