import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import { type BotTemplate, configOf } from '#studio/templates/bot-template.ts'
import { botTemplates } from '#studio/templates/bot-templates.ts'
import type { BusinessProfile } from '#teams/contract.ts'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { Field } from '#ui/field.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import type { StartProps } from './blank-start.tsx'
import { newBotWords as words } from './new-bot-words.ts'
import { TemplatePreview } from './template-preview.tsx'
import { tradeWords } from './trade-words.ts'
import { useCreateBot } from './use-create-bot.ts'

interface TemplateStartProps extends StartProps {
  profile: BusinessProfile
  chosenId: string | undefined
  onChoose: (id: string) => void
}

/** Templates by trade at the left; the chosen one, whole, at the right. */
export function TemplateStart(props: TemplateStartProps) {
  const { chosenId, onChoose } = props
  const isNarrow = useMediaQuery('(width <= 1024px)')
  const chosen = botTemplates.find(({ id }) => id === chosenId)
  if (isNarrow && chosen) {
    return (
      <div className="grid gap-3">
        <div>
          <LinkButton size="small" icon={ArrowLeft} className="rtl:[&>svg]:-scale-x-100" to="/bots/new">
            {words.template.all}
          </LinkButton>
        </div>
        <Chosen {...props} template={chosen} />
      </div>
    )
  }
  return (
    <div className="grid grid-cols-[18rem_minmax(0,1fr)] items-start gap-4 narrow:grid-cols-1">
      <ul className="grid gap-2 narrow:grid-cols-2 phone:grid-cols-1" aria-label={words.template.list}>
        {botTemplates.map((template) => (
          <li key={template.id}>
            <button
              type="button"
              aria-pressed={template.id === chosenId}
              onClick={() => onChoose(template.id)}
              className={classNames(
                'block h-full w-full rounded-card border px-4 py-3 text-start',
                template.id === chosenId
                  ? 'border-accent bg-selected'
                  : 'border-line bg-surface hover:bg-hover',
              )}
            >
              <span className="block text-14 font-semibold">{tradeWords(template).name}</span>
              <span className="mt-0.5 block text-13 text-muted">{tradeWords(template).summary}</span>
            </button>
          </li>
        ))}
      </ul>
      {chosen ? (
        <Chosen {...props} template={chosen} />
      ) : (
        <div className="rounded-card border border-line bg-surface narrow:hidden">
          <EmptyState title={words.template.choose}>{words.template.chooseText}</EmptyState>
        </div>
      )}
    </div>
  )
}

function Chosen({
  template,
  businessName,
  profile,
  offReason,
}: TemplateStartProps & { template: BotTemplate }) {
  return (
    <TemplatePreview
      key={template.id}
      template={template}
      config={configOf(template, businessName)}
      profile={profile}
      action={<UseTemplate {...{ businessName, offReason, template }} />}
    />
  )
}

function UseTemplate({ businessName, offReason, template }: StartProps & { template: BotTemplate }) {
  const create = useCreateBot()
  const [name, setName] = useState(template.name)
  const reason = offReason ?? (name.trim() === '' ? words.nameMissing : undefined)
  return (
    <form
      className="flex flex-wrap items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (reason) return
        create.run({
          name: name.trim(),
          config: configOf(template, businessName),
          origin: `template:${template.id}`,
        })
      }}
    >
      <Field label={words.name} className="min-w-40 grow">
        <TextInput value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Button
        type="submit"
        variant="primary"
        className="h-9 phone:h-11"
        pending={create.isPending}
        disabledReason={reason}
      >
        {words.template.take}
      </Button>
    </form>
  )
}
