// What of a utility's name does not tell its kind: words without a value, and names that several kinds share.
const shared: readonly (readonly [RegExp, string])[] = [
  [/^(block|inline|inline-block|flex|inline-flex|grid|inline-grid|contents|table|hidden)$/, 'display'],
  [/^(static|fixed|absolute|relative|sticky)$/, 'position'],
  [/^(underline|line-through|no-underline)$/, 'line'],
  [/^(not-)?sr-only$/, 'sr-only'],
  [/^text-(start|center|end)$/, 'text-align'],
  [/^text-(balance|nowrap|pretty|wrap)$/, 'text-wrap'],
  [/^text-(\d+|\[.*)$/, 'text-size'],
  [/^text-/, 'text-colour'],
  [/^font-(sans|mono)$/, 'font-family'],
  [/^border-(collapse|separate)$/, 'border-model'],
  [/^border-(spacing)-/, 'border-spacing'],
  [/^border-(solid|dashed|dotted|double|none)$/, 'border-style'],
  [/^border(-[xysetb])?(-\d+|-\[\d.*)?$/, 'border-width'],
  [/^border(-[xysetb])?-/, 'border-colour'],
  [/^outline-(none|hidden)$/, 'outline-style'],
  [/^outline-offset-/, 'outline-offset'],
  [/^outline(-\d+|-\[\d.*)?$/, 'outline-width'],
  [/^bg-\[\w+(-\w+)*-gradient/, 'bg-image'],
  [/^decoration-(solid|dashed|dotted|double|wavy)$/, 'decoration-style'],
  [/^stroke-(\d|\[)/, 'stroke-width'],
  [/^flex-(wrap|nowrap)$/, 'flex-wrap'],
  [/^flex-(row|col)/, 'flex-direction'],
  [/^snap-(start|center|end)$/, 'snap-align'],
  [/^snap-(mandatory|proximity)$/, 'snap-strictness'],
  [/^touch-/, 'touch'],
  [/^cursor-/, 'cursor'],
  [/^whitespace-/, 'whitespace'],
  [/^(bg|outline|decoration|stroke|fill|accent|caret)-/, 'colour'],
]

const sides = ['-x', '-y', '-t', '-b', '-s', '-e', '-l', '-r']
const boxOf = (name: string): Record<string, string[]> => ({
  [name]: ['x', 'y', 't', 'b', 's', 'e', 'l', 'r'].map((side) => name + side),
  [`${name}x`]: ['s', 'e', 'l', 'r'].map((side) => name + side),
  [`${name}y`]: ['t', 'b'].map((side) => name + side),
})
const borderOf = (name: string): Record<string, string[]> => ({
  [name]: sides.map((side) => name + side),
  [`${name}-x`]: ['-s', '-e'].map((side) => name + side),
  [`${name}-y`]: ['-t', '-b'].map((side) => name + side),
})

const covered: Readonly<Record<string, readonly string[]>> = {
  ...boxOf('m'),
  ...boxOf('p'),
  ...borderOf('border-width'),
  ...borderOf('border-colour'),
  inset: ['inset-x', 'inset-y', 'top', 'bottom', 'start', 'end', 'left', 'right'],
  'inset-x': ['start', 'end', 'left', 'right'],
  'inset-y': ['top', 'bottom'],
  rounded: [...sides, '-ss', '-se', '-es', '-ee'].map((side) => `rounded${side}`),
  size: ['w', 'h'],
  gap: ['gap-x', 'gap-y'],
  overflow: ['overflow-x', 'overflow-y'],
  'text-size': ['leading'],
  'line-clamp': ['display', 'overflow'],
}

/** What a utility of ours sets: of two that set the same, one is meant. Mostly its name without the value. */
export function kindOf(utility: string): string {
  const name = utility.startsWith('-') ? utility.slice(1) : utility
  for (const [pattern, kind] of shared) {
    const found = pattern.exec(name)
    if (!found) continue
    if (kind === 'colour') return `${found[1]}-colour`
    return kind === 'border-width' || kind === 'border-colour' ? kind + (found[1] ?? '') : kind
  }
  return name.startsWith('[') ? name.replace(/:.*/, '') : name.replace(/-(\[.*|\(.*|[^-]*)$/, '')
}

/** The kinds that a kind sets along with its own, such as `ps` by `px`. */
export function coveredBy(kind: string): readonly string[] {
  return covered[kind] ?? []
}
