import { Part } from './part.tsx'
import { useTokenValues } from './use-token-values.ts'

const groups = [
  {
    title: 'Layers and lines',
    tokens: ['canvas', 'surface', 'sunken', 'hover', 'current', 'selected', 'border', 'border-2', 'edge'],
  },
  { title: 'Words', tokens: ['text', 'muted', 'accent', 'on-accent'] },
  {
    title: 'Accent',
    tokens: ['accent', 'accent-hover', 'accent-soft', 'accent-line', 'spoken'],
  },
  {
    title: 'Status',
    tokens: [
      ...['ok', 'ok-soft', 'warn', 'warn-soft', 'warn-line', 'danger', 'danger-soft', 'danger-line'],
      ...['info', 'info-soft', 'info-line'],
    ],
  },
  {
    title: 'Lanes',
    tokens: [
      ...['lane-contact', 'lane-stt', 'lane-turn', 'lane-llm', 'lane-tool', 'lane-tts', 'lane-carrier'],
      ...['contact-soft', 'tool-soft', 'stt-soft'],
    ],
  },
]
const all = [...new Set(groups.flatMap(({ tokens }) => tokens))]

/** Every color token with the value it has now. */
export function ColorsSection() {
  const values = useTokenValues(all)
  return (
    <div className="columns-2 gap-3 phone:columns-1 *:mb-3 *:break-inside-avoid">
      {groups.map(({ title, tokens }) => (
        <Part key={title} title={title} className="p-0">
          <ul>
            {tokens.map((token) => (
              <li
                key={token}
                className="flex h-10 items-center gap-3 border-b border-line px-4 text-13 last:border-b-0"
              >
                <i
                  className="size-6 shrink-0 rounded-tag border border-edge"
                  style={{ background: `var(--${token})` }}
                />
                <span className="min-w-0 grow truncate">{token}</span>
                <span className="font-mono text-12 text-muted" data-token={token}>
                  {values[token]}
                </span>
              </li>
            ))}
          </ul>
        </Part>
      ))}
    </div>
  )
}
