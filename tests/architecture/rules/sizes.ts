import type { House, Rule } from '../house.ts'

const mostLines = 400
const mostLinesOfFunction = 80
const mostLinesOfComponent = 120
const mostParameters = 3

/** No file is too long to read in one sitting; generated ones are not read. */
export const fileLength: Rule = ({ sources }) =>
  sources
    .filter(({ path, lines }) => lines > mostLines && !path.includes('.gen.'))
    .map(
      ({ path, lines }) =>
        `${path} has ${lines} lines, and ${mostLines} is the most: split it by what its parts do`,
    )

/** Functions fit on a screen, and take few things by position. */
export const functionSize: Rule = ({ sources }) =>
  sources
    .filter(({ path, isTest }) => !isTest && !path.includes('.gen.'))
    .flatMap(({ path, functions }) =>
      functions.flatMap(({ name, line, lines, parameters, isNamed }) => {
        const isComponent = path.endsWith('.tsx') && /^[A-Z]/.test(name)
        const most = isComponent ? mostLinesOfComponent : mostLinesOfFunction
        const isLong =
          lines > most
            ? [`${path}:${line} ${name} has ${lines} lines, and ${most} is the most: split it`]
            : []
        const isWide = isNamed && parameters > mostParameters
        return isWide
          ? [...isLong, `${path}:${line} ${name} takes ${parameters} arguments: put them into one object`]
          : isLong
      }),
    )

/** One line about how long the files are, for whoever watches them grow. */
export function sizesOf({ sources }: House): string {
  const lengths = sources.filter(({ path }) => !path.includes('.gen.')).map(({ lines }) => lines)
  const sorted = lengths.sort((a, b) => a - b)
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return `${sorted.length} files: median ${at(0.5)} lines, p90 ${at(0.9)}, longest ${at(1)}`
}
