import type { BotConfig } from '#bots/contract.ts'
import { FactList } from '#ui/fact-list.tsx'
import { formatNumber } from '#ui/number-text.ts'
import { usePlace } from '#ui/place.ts'
import { botWords } from './bot-words.ts'
import { studioWords } from './studio-words.ts'
import { toolWords } from './tool-words.ts'

const words = botWords.first

/** All of it is new: what the bot is made of, rather than every word of it. */
export function FirstVersion({ config }: { config: BotConfig }) {
  const { locale } = usePlace()
  const length = config.guide.trim() === '' ? 0 : config.guide.trim().split(/\s+/).length
  return (
    <FactList
      facts={[
        { label: words.greeting, value: config.greeting },
        { label: words.guide, value: length === 0 ? words.none : words.words(length) },
        { label: words.questions, value: formatNumber(config.questions.length, locale) },
        {
          label: words.tools,
          value: config.tools.map((name) => toolWords[name].title).join(', ') || words.none,
        },
        { label: words.model, value: studioWords.pace.models[config.model] },
      ]}
    />
  )
}
