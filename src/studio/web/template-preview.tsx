import type { ReactNode } from 'react'
import type { BotConfig } from '#bots/contract.ts'
import { parseGuide } from '#bots/web/guide.ts'
import type { BotTemplate } from '#studio/templates/bot-template.ts'
import type { BusinessProfile } from '#teams/contract.ts'
import { Card, CardBody } from '#ui/card.tsx'
import { Chip } from '#ui/chip.tsx'
import { chipLook } from './chip-looks.ts'
import { newBotWords } from './new-bot-words.ts'
import { toolWords } from './tool-words.ts'
import { tradeWords } from './trade-words.ts'

const words = newBotWords.template

interface TemplatePreviewProps {
  template: BotTemplate
  config: BotConfig
  profile: BusinessProfile
  /** The name and the button that takes it. */
  action: ReactNode
}

/** All of a template before it is chosen: greeting, guide, questions, tools. */
export function TemplatePreview({ template, config, profile, action }: TemplatePreviewProps) {
  return (
    <Card title={tradeWords(template).name} count={words.mark}>
      <div className="border-b border-line bg-canvas px-4 py-3">{action}</div>
      <CardBody className="grid gap-5">
        <Part title={words.greeting}>
          <p className="text-15">{config.greeting}</p>
        </Part>
        <Part title={words.guide}>
          <GuideText config={config} profile={profile} />
        </Part>
        <Part title={words.questions} count={config.questions.length}>
          <dl className="grid gap-2 text-13">
            {config.questions.map(({ id, question, answer }) => (
              <div key={id}>
                <dt className="font-medium">{question}</dt>
                <dd className="text-muted">
                  <Blanks text={answer} />
                </dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part title={words.tools} count={config.tools.length}>
          <p className="flex flex-wrap gap-1.5">
            {config.tools.map((name) => (
              <Chip key={name} tone="tool" label={toolWords[name].title} />
            ))}
          </p>
        </Part>
      </CardBody>
    </Card>
  )
}

function Part({ title, count, children }: { title: string; count?: number; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-1 text-13 font-semibold">
        {title}
        {count !== undefined && <span className="ms-2 font-medium text-muted tabular-nums">{count}</span>}
      </h3>
      {children}
    </section>
  )
}

/** A guide to read: headings, lines and chips. */
export function GuideText({ config, profile }: { config: BotConfig; profile: BusinessProfile }) {
  return (
    <div className="text-15 leading-7">
      {config.guide.split('\n').map((line, index) => {
        const key = `${index} ${line}`
        const isHeading = /^#{1,3} /.test(line)
        if (isHeading) {
          return (
            <h4 key={key} className="mt-2 text-14 font-semibold">
              {line.replace(/^#+ /, '')}
            </h4>
          )
        }
        return (
          <p key={key}>
            {parseGuide(line).map((part, at) => {
              const place = `${at} ${part.kind}`
              if (part.kind === 'text') return <Blanks key={place} text={part.text} />
              const { tone, label } = chipLook(part.text, config, profile)
              return <Chip key={place} tone={tone} label={label} />
            })}
          </p>
        )
      })}
    </div>
  )
}

/** A text with the places to fill in marked. */
function Blanks({ text }: { text: string }) {
  return text.split(/(\[[a-z][^\][\n]{1,60}\])/i).map((part, index) => {
    const place = `${index} blank`
    return index % 2 === 1 ? (
      <mark key={place} className="rounded-mark bg-warn-soft px-0.5 text-warn">
        {part}
      </mark>
    ) : (
      part
    )
  })
}
