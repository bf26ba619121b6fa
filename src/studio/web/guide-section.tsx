import { AtSign, Redo2, Undo2 } from 'lucide-react'
import { useRef } from 'react'
import { type Blocker, switchOn } from '#bots/web/guide.ts'
import { Button } from '#ui/button.tsx'
import { ChipEditor, type ChipEditorHandle } from '#ui/chip-editor.tsx'
import { Field } from '#ui/field.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePlace } from '#ui/place.ts'
import { TextArea } from '#ui/text-area.tsx'
import { blockerWords } from './blocker-words.ts'
import { longest } from './check-draft.ts'
import { chipLook, chipOptions, chipPattern } from './chip-looks.ts'
import { takeOutChip } from './fix-blocker.ts'
import { publishWords } from './publish-words.ts'
import { studioWords } from './studio-words.ts'
import type { Draft } from './use-draft.ts'
import { useLiveProfile } from './use-live-profile.ts'

const { guide, counter } = studioWords
const { fixes } = publishWords

interface GuideSectionProps {
  draft: Draft
  blockers: readonly Blocker[]
  offReason: string | undefined
}

/** How the bot says hello, and how it goes about its work in the team's own words. */
export function GuideSection({ draft, blockers, offReason }: GuideSectionProps) {
  const profile = useLiveProfile().data?.profile
  const { locale } = usePlace()
  const editor = useRef<ChipEditorHandle>(null)
  const { config } = draft
  const words = config.guide.trim() === '' ? 0 : config.guide.trim().split(/\s+/).length
  return (
    <>
      <Field
        label={guide.greeting}
        aside={counter(config.greeting.length, longest.greeting)}
        help={guide.greetingHelp}
        error={config.greeting.trim() === '' && guide.greetingMissing}
      >
        <TextArea
          value={config.greeting}
          rows={2}
          maxLength={longest.greeting}
          readOnly={Boolean(offReason)}
          className="min-h-15"
          onChange={(event) => draft.change((now) => ({ ...now, greeting: event.target.value }))}
        />
      </Field>
      <section aria-labelledby="guide-title" className="min-w-0">
        <header className="sticky -top-5 z-10 mb-1 flex min-h-10 flex-wrap items-center gap-1 border-b border-line bg-surface py-1 phone:-top-3">
          <h2 id="guide-title" className="text-14 font-semibold">
            {guide.title}
          </h2>
          <span className="ms-2 text-13 text-muted tabular-nums">{guide.words(words)}</span>
          <span className="ms-auto flex items-center gap-1">
            <Button
              size="small"
              icon={AtSign}
              disabledReason={offReason}
              onClick={() => editor.current?.openMenu()}
            >
              {guide.insert}
            </Button>
            <IconButton
              size="small"
              icon={Undo2}
              label={guide.undo}
              disabledReason={offReason ?? (draft.canUndo ? undefined : guide.nothingToUndo)}
              onClick={draft.undo}
            />
            <IconButton
              size="small"
              icon={Redo2}
              label={guide.redo}
              disabledReason={offReason ?? (draft.canRedo ? undefined : guide.nothingToRedo)}
              onClick={draft.redo}
            />
          </span>
        </header>
        <ChipEditor
          label={guide.title}
          handle={editor}
          value={config.guide}
          onChange={(text) => draft.change((now) => ({ ...now, guide: text }))}
          pattern={chipPattern}
          look={(chip) => chipLook(chip, config, profile)}
          options={chipOptions({ config, profile, locale })}
          onUndo={draft.undo}
          onRedo={draft.redo}
          maxLength={longest.guide}
          isReadOnly={Boolean(offReason)}
          placeholder={guide.example}
        />
        <GuideTrouble draft={draft} blockers={blockers} offReason={offReason} />
      </section>
    </>
  )
}

/** What is wrong in the guide, each with its fix. */
function GuideTrouble({ draft, blockers, offReason }: GuideSectionProps) {
  const inGuide = blockers.filter(({ path, about }) => path === 'guide' && about?.chip)
  if (inGuide.length === 0) return null
  return (
    <ul aria-label={guide.trouble} className="mt-3 grid gap-2">
      {inGuide.map((blocker) => {
        const chip = blocker.about?.chip
        if (!chip) return null
        const { title, detail } = blockerWords(blocker, draft.config)
        const tool = blocker.code === 'chip_off' ? chip.name : undefined
        return (
          <li key={`${chip.kind} ${chip.name}`}>
            <Notice
              tone="danger"
              title={title}
              action={
                <>
                  {tool && (
                    <Button
                      size="small"
                      disabledReason={offReason}
                      onClick={() =>
                        draft.change((now) => ({ ...now, tools: switchOn(now.tools, tool as never) }))
                      }
                    >
                      {fixes.switchOn}
                    </Button>
                  )}
                  <Button
                    size="small"
                    disabledReason={offReason}
                    onClick={() => draft.change((now) => takeOutChip(now, chip))}
                  >
                    {fixes.takeOut}
                  </Button>
                </>
              }
            >
              {detail}
            </Notice>
          </li>
        )
      })}
    </ul>
  )
}
