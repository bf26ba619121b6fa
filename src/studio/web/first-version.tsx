import type { BotConfig } from '#bots/contract.ts'
import { toolWords } from '#studio/tool-words.ts'
import { FactList } from '#ui/fact-list.tsx'
import { modelWords } from './list-changes.ts'

/** All of it is new: what the bot is made of, rather than every word of it. */
export function FirstVersion({ config }: { config: BotConfig }) {
  const words = config.guide.trim() === '' ? 0 : config.guide.trim().split(/\s+/).length
  return (
    <FactList
      facts={[
        { label: 'Greeting', value: config.greeting },
        { label: 'Guide', value: words === 0 ? 'None' : `${words} words` },
        { label: 'Questions', value: config.questions.length },
        {
          label: 'Tools',
          value: config.tools.map((name) => toolWords[name].title).join(', ') || 'None',
        },
        { label: 'Answers with', value: modelWords[config.model] },
      ]}
    />
  )
}
