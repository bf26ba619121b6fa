import { Part, Sample } from './part.tsx'

const kinds = [
  { name: 'Contact speaks: solid', look: 'kind-solid [--kind:var(--lane-contact)]' },
  { name: 'Words recognized: hatched', look: 'kind-hatch [--kind:var(--lane-stt)]' },
  { name: 'Thinking: solid', look: 'kind-solid [--kind:var(--lane-llm)]' },
  { name: 'Tool: crossed', look: 'kind-cross [--kind:var(--lane-tool)]' },
  { name: 'Voice made: upright bars', look: 'kind-bars [--kind:var(--lane-tts)]' },
  { name: 'Bot heard: solid', look: 'kind-solid [--kind:var(--accent)]' },
  { name: 'Line: outlined', look: 'kind-outline [--kind:var(--lane-carrier)]' },
]

const parts = [
  { width: '22%', look: 'kind-hatch [--kind:var(--lane-stt)]' },
  { width: '30%', look: 'kind-solid [--kind:var(--lane-llm)]' },
  { width: '18%', look: 'kind-cross [--kind:var(--lane-tool)]' },
  { width: '12%', look: 'kind-bars [--kind:var(--lane-tts)]' },
]

/** The fills of lanes and of what a wait went into. */
export function KindsSection() {
  return (
    <div className="grid grid-cols-2 items-start gap-3 phone:grid-cols-1">
      <Part title="Fills, 14 high" className="grid gap-1">
        {kinds.map(({ name, look }) => (
          <Sample key={name} name={name}>
            <i aria-hidden className={`h-3.5 w-24 shrink-0 rounded-mark ${look}`} />
          </Sample>
        ))}
      </Part>
      <Part title="What a wait of 0.82 s went into" className="grid gap-2">
        <div dir="ltr" aria-hidden className="flex h-3.5 gap-px">
          {parts.map(({ width, look }) => (
            <i key={look} className={`rounded-mark ${look}`} style={{ width }} />
          ))}
        </div>
        <p className="text-13 text-muted">Recognizing 0.22 s, thinking 0.30 s, tool 0.18 s, voice 0.12 s</p>
      </Part>
    </div>
  )
}
