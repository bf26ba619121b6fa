import { unitWords } from './abbreviations.ts'
import { forOneWord, type Rule, toWords } from './rule.ts'
import { largestSaid, sayDigits, sayNumber, sayOrdinal, sayYear } from './say-number.ts'

const currencies: Record<string, readonly [string, string, string]> = {
  $: ['dollar', 'dollars', 'cents'],
  '€': ['euro', 'euros', 'cents'],
  '£': ['pound', 'pounds', 'pence'],
}
const sizes: Record<string, string> = { k: 'thousand', m: 'million', b: 'billion' }

/** "$45", "$49.50", "$1,200", "$1.5M", "$99/mo" and "$45-$60". */
export const sayMoney = forOneWord((core) => {
  const range = /^([$€£])(\d[\d,]*)-[$€£]?(\d[\d,]*)$/.exec(core)
  if (range) {
    const [, sign = '$', from = '', to = ''] = range
    return `${sayWhole(from)} to ${sayWhole(to)} ${currencies[sign]?.[1]}`
  }
  const match = /^([$€£])(\d[\d,]*)(?:\.(\d+))?([kmb])?(?:\/([a-z]+))?$/i.exec(core)
  if (!match) return null
  const [, sign = '$', whole = '', part, size, per] = match
  const price = size ? sayLarge(whole, part, sizes[size.toLowerCase()] ?? '') : null
  const unit = per ? ` per ${unitWords.get(per.toLowerCase())?.one ?? per}` : ''
  return `${price ? `${price} ${currencies[sign]?.[1]}` : sayPrice(sign, whole, part)}${unit}`
})

/** "$2 million". */
export const sayLargeMoney: Rule = (words, at) => {
  const [first, second] = words.slice(at, at + 2)
  const match = /^([$€£])(\d[\d,]*)(?:\.(\d+))?$/.exec(first?.core ?? '')
  if (!match || first?.ending !== '' || !/^(thousand|million|billion)$/i.test(second?.core ?? '')) return null
  const [, sign = '$', whole = '', part] = match
  const unit = currencies[sign]?.[1] ?? ''
  return [toWords(sayLarge(whole, part, '')), [second?.core.toLowerCase() ?? '', unit]]
}

/** "45", "1,200", "3.5", "-4", "1st", "20%", "#4", "1/2", "2026", "97205", "9-5". */
export const sayPlainNumber = forOneWord((core) => {
  const range = /^(\d{1,4})-(\d{1,4})(%?)$/.exec(core)
  if (range) return `${sayWhole(range[1] ?? '')} to ${sayWhole(range[2] ?? '')}${range[3] ? ' percent' : ''}`
  const fraction = fractions.get(core)
  if (fraction) return fraction
  const ordinal = /^(\d{1,3}(?:,?\d{3})*)(st|nd|rd|th)$/i.exec(core)
  if (ordinal) return sayOrdinal(toNumber(ordinal[1] ?? ''))
  const match = /^(#|-|\+)?(\d[\d,]*)(?:\.(\d+))?(%|°|°?[FC]|\+|x)?$/.exec(core)
  if (!match) return null
  const [, lead = '', whole = '', part, tail = ''] = match
  const number = part === undefined ? sayWhole(whole) : `${sayWhole(whole)} point ${sayDigits(part)}`
  return `${leads[lead] ?? ''} ${number} ${tails[tail] ?? ''}`.trim()
})

/** "20min", "3hrs", "12ft". */
export const sayMeasure = forOneWord((core) => {
  const match = /^(\d[\d,]*)(?:\.(\d+))?-?([a-z]+)$/i.exec(core)
  const unit = unitWords.get(match?.[3]?.toLowerCase() ?? '')
  if (!match || !unit) return null
  const number = match[2]
    ? `${sayWhole(match[1] ?? '')} point ${sayDigits(match[2])}`
    : sayWhole(match[1] ?? '')
  return `${number} ${number === 'one' ? unit.one : unit.many}`
})

const fractions: ReadonlyMap<string, string> = new Map([
  ['1/2', 'one half'], ['1/3', 'one third'], ['2/3', 'two thirds'], ['1/4', 'one quarter'], ['3/4', 'three quarters'],
]) // biome-ignore format: one readable block
const leads: Record<string, string> = { '#': 'number', '-': 'minus', '+': 'plus' }
const tails: Record<string, string> = {
  '%': 'percent', '°': 'degrees', '°F': 'degrees', '°C': 'degrees', F: 'degrees', C: 'degrees', '+': 'plus', x: 'times',
} // biome-ignore format: one readable block

function sayPrice(sign: string, whole: string, part: string | undefined): string {
  const [one, many, small] = currencies[sign] ?? ['', '', '']
  const cents = Number((part ?? '0').padEnd(2, '0').slice(0, 2))
  const unit = toNumber(whole) === 1 ? one : many
  if (cents === 0) return `${sayWhole(whole)} ${unit}`
  if (toNumber(whole) === 0) return `${sayNumber(cents)} ${small}`
  return `${sayWhole(whole)} ${unit} and ${sayNumber(cents)} ${small}`
}

function sayLarge(whole: string, part: string | undefined, size: string): string {
  return `${sayWhole(whole)} ${part ? `point ${sayDigits(part)}` : ''} ${size}`.replace(/ +/g, ' ').trim()
}

/** A number that no comma parts is a year from 1100 on, and from five digits on a row of digits, as codes are. */
function sayWhole(digits: string): string {
  const isParted = digits.includes(',')
  const bare = digits.replace(/,/g, '')
  if (bare.length > 1 && bare.startsWith('0')) return sayDigits(bare)
  if (!isParted && bare.length > 4) return sayDigits(bare)
  if (!isParted && /^(1[1-9]|20)\d\d$/.test(bare)) return sayYear(Number(bare))
  return toNumber(digits) > largestSaid ? sayDigits(bare) : sayNumber(toNumber(digits))
}

function toNumber(digits: string): number {
  return Number(digits.replace(/,/g, ''))
}
