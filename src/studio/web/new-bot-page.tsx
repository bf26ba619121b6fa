import { FileText, LayoutTemplate, MessageCircleQuestion } from 'lucide-react'
import { useRoleReason } from '#teams/web/use-session.ts'
import { ErrorPanel } from '#ui/error-panel.tsx'
import { Notice } from '#ui/notice.tsx'
import { PageBody, PageHead } from '#ui/page-head.tsx'
import { SegmentedControl } from '#ui/segmented-control.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { useUrlFilters } from '#ui/use-url-filters.ts'
import { BlankStart } from './blank-start.tsx'
import { botsWords } from './bots-words.ts'
import { newBotWords as words } from './new-bot-words.ts'
import { QuestionStart } from './question-start.tsx'
import { studioWords } from './studio-words.ts'
import { TemplateStart } from './template-start.tsx'
import { useLiveProfile } from './use-live-profile.ts'

/** Three ways to a new bot: a template for the trade, five questions, or an empty page. */
export function NewBotPage() {
  const url = useUrlFilters(['way', 'template'])
  const { data, error, refetch } = useLiveProfile()
  const offReason = useRoleReason('builder')
  const way = url.values.way ?? 'template'
  const props = { businessName: data?.profile.name ?? '', offReason }
  return (
    <>
      <PageHead title={words.title} crumbs={[{ label: botsWords.title, to: '/bots' }]} />
      <PageBody>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <SegmentedControl
            label={words.beginWith}
            value={way}
            items={[
              { value: 'template', label: words.ways.template, icon: LayoutTemplate, to: '/bots/new' },
              {
                value: 'questions',
                label: words.ways.questions,
                icon: MessageCircleQuestion,
                to: '/bots/new?way=questions',
              },
              { value: 'blank', label: words.ways.blank, icon: FileText, to: '/bots/new?way=blank' },
            ]}
          />
          <p className="text-13 text-muted">{words.what}</p>
        </div>
        {offReason && (
          <Notice tone="info" title={words.offTitle}>
            {offReason}. {studioWords.whoGrants}
          </Notice>
        )}
        {Boolean(error) && !data && (
          <ErrorPanel error={error} title={words.noProfile} onRetry={() => void refetch()}>
            {words.noProfileText}
          </ErrorPanel>
        )}
        {!data && !error && <SkeletonRows />}
        {data && way === 'template' && (
          <TemplateStart
            {...props}
            profile={data.profile}
            chosenId={url.values.template}
            onChoose={(id) => url.set('template', id)}
          />
        )}
        {data && way === 'questions' && <QuestionStart {...props} />}
        {data && way === 'blank' && <BlankStart {...props} />}
      </PageBody>
    </>
  )
}
