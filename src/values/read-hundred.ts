import type { Clock } from './clock.ts'
import { readBelowHundred } from './read-number.ts'
import { type Read, type Token, wordAt } from './tokens.ts'

/** "Sixteen hundred", "nine hundred hours". */
export function readHundred(tokens: Token[], at: number): Read<Clock> | null {
  if (wordAt(tokens, at + 1) !== 'hundred' && wordAt(tokens, at + 2) !== 'hundred') return null
  const hour = readBelowHundred(tokens, at)
  if (!hour || hour.value > 24 || wordAt(tokens, hour.next) !== 'hundred') return null
  const isHours = wordAt(tokens, hour.next + 1) === 'hours'
  const isLed = hour.value > 12 && /^(?:at|by|until|till|after|before|around)$/.test(wordAt(tokens, at - 1))
  if (!isHours && !isLed) return null
  const clock = { hour: hour.value, minute: 0, half: null, isSure: isHours, isApproximate: false }
  return { value: clock, next: isHours ? hour.next + 2 : hour.next + 1 }
}
