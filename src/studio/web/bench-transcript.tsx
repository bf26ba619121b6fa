import type { BotDetail } from '#bots/contract.ts'
import { countSegments } from '#kit/text-segments.ts'
import type { BenchLine } from '#studio/contract.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { usePlace } from '#ui/place.ts'
import { formatLength } from '#ui/time-text.ts'
import { Transcript, TranscriptEvent, TranscriptTurn } from '#ui/transcript.tsx'
import { BenchAnswer } from './bench-answer.tsx'
import { BenchToolLine } from './bench-tool-line.tsx'
import { benchWords as words } from './bench-words.ts'
import type { Bench } from './use-bench.ts'
import type { Draft } from './use-draft.ts'

interface BenchTranscriptProps {
  bot: BotDetail
  bench: Bench
  draft: Draft
}

/** What was said at the bench, with all that led to each answer. */
export function BenchTranscript({ bot, bench, draft }: BenchTranscriptProps) {
  const { timeZone, locale } = usePlace()
  const { talk, unsent, isAnswering } = bench
  const lines = talk?.lines ?? []
  const isText = bench.scene.channel === 'text'
  if (lines.length === 0 && unsent === undefined) return <BenchStart bench={bench} draft={draft} />
  return (
    <Transcript times="none" aria-label={words.talk}>
      {talk?.pretendNow && (
        <TranscriptEvent>
          {words.believes(pretendedWords(talk.pretendNow, { timeZone, locale }))}
        </TranscriptEvent>
      )}
      {lines.map((line) =>
        line.role === 'contact' ? (
          <TranscriptTurn
            key={line.id}
            who="contact"
            name={words.you}
            end={isText ? segmentWords(line.text) : undefined}
          >
            <Words text={line.text} />
          </TranscriptTurn>
        ) : (
          <BotTurn key={line.id} bot={bot} line={line} isText={isText} />
        ),
      )}
      {unsent !== undefined && (
        <TranscriptTurn who="contact" name={words.you}>
          <Words text={unsent} />
        </TranscriptTurn>
      )}
      {isAnswering && (
        <TranscriptTurn who="bot" name={bot.name}>
          <span className="text-muted">{words.answering}</span>
        </TranscriptTurn>
      )}
      {unsent !== undefined && !isAnswering && (
        <li className="px-4 py-2">
          <Notice tone="danger" isAlert title={words.noAnswer}>
            {bench.fault} {words.isKept}
            <span className="mt-2 flex gap-2">
              <Button size="small" onClick={() => bench.say(unsent)}>
                {words.sayAgain}
              </Button>
              <Button size="small" variant="quiet" onClick={bench.drop}>
                {words.drop}
              </Button>
            </span>
          </Notice>
        </li>
      )}
    </Transcript>
  )
}

interface BotTurnProps {
  bot: BotDetail
  line: Extract<BenchLine, { role: 'bot' }>
  isText: boolean
}

function BotTurn({ bot, line, isText }: BotTurnProps) {
  return (
    <>
      {line.tools.map((tool) => (
        <BenchToolLine key={tool.id} tool={tool} />
      ))}
      <TranscriptTurn
        who="bot"
        name={bot.name}
        end={isText ? segmentWords(line.text) : formatLength(line.tookMs)}
      >
        <Words text={line.text} />
        <BenchAnswer line={line} botId={bot.id} />
      </TranscriptTurn>
    </>
  )
}

function Words({ text }: { text: string }) {
  return <p className="break-words whitespace-pre-wrap">{text}</p>
}

function segmentWords(text: string): string {
  const { segments, characters } = countSegments(text)
  return words.segments(characters, segments)
}

function pretendedWords(at: string, { timeZone, locale }: { timeZone: string; locale: string }): string {
  const style = {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  } as const
  return new Intl.DateTimeFormat(locale, { ...style, timeZone }).format(new Date(at))
}

/** Said to the bot, so in the language it speaks. */
const beginnings = ['Are you open on Saturday?', 'I need an appointment this week', 'Can I talk to a person?']

function BenchStart({ bench, draft }: Pick<BenchTranscriptProps, 'bench' | 'draft'>) {
  const [first] = draft.config.questions
  return (
    <EmptyState title={words.start.title}>
      {words.start.text}
      <span className="mt-3 grid grid-cols-[minmax(0,1fr)] justify-items-center gap-2">
        {[...beginnings, ...(first?.question.trim() ? [first.question.trim()] : [])].map((said) => (
          <Button
            key={said}
            size="small"
            className="max-w-full"
            pending={bench.isAnswering}
            onClick={() => bench.say(said)}
          >
            <span className="truncate">{said}</span>
          </Button>
        ))}
      </span>
    </EmptyState>
  )
}
