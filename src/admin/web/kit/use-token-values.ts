import { useEffect, useState } from 'react'
import { useTheme } from '#ui/theme.ts'
import { useMediaQuery } from '#ui/use-media-query.ts'

/** What color each token is in the theme now shown, such as `#0b6e5f`, as the browser works it out. */
export function useTokenValues(tokens: readonly string[]): Readonly<Record<string, string>> {
  const [values, setValues] = useState<Record<string, string>>({})
  const [theme] = useTheme()
  const isDarkSystem = useMediaQuery('(prefers-color-scheme: dark)')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the theme is what the values come from
  useEffect(() => {
    const probes = tokens.map((token) => {
      const probe = document.createElement('i')
      probe.style.color = `var(--${token})`
      return probe
    })
    const box = document.createElement('div')
    box.hidden = true
    box.append(...probes)
    document.body.append(box)
    setValues(
      Object.fromEntries(
        tokens.map((token, place) => {
          const probe = probes[place]
          return [token, probe ? hexOf(getComputedStyle(probe).color) : '']
        }),
      ),
    )
    box.remove()
  }, [tokens, theme, isDarkSystem])
  return values
}

/** `rgb(11, 110, 95)` as `#0b6e5f`; anything else as it is. */
function hexOf(color: string): string {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(color)?.slice(1)
  return parts ? `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}` : color
}
