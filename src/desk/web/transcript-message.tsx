import { Info, Paperclip } from 'lucide-react'
import type { ConversationDetail, MessageItem, TurnItem } from '#conversations/contract.ts'
import { answerWords } from '#conversations/web/answer-words.ts'
import { DeliveryReason, DeliveryState } from '#conversations/web/delivery-state.tsx'
import { PersonName } from '#conversations/web/person-name.tsx'
import { usePlace } from '#ui/place.ts'
import { formatClock, formatMoment } from '#ui/time-text.ts'
import { CutSpeech, TranscriptEvent, TranscriptTurn } from '#ui/transcript.tsx'
import { weave } from '#ui/weave.tsx'
import { talkWords } from './talk-words.ts'
import { WhyAnswer } from './why-answer.tsx'

interface TranscriptMessageProps {
  message: MessageItem
  turn: TurnItem | undefined
  conversation: Pick<ConversationDetail, 'contact' | 'bot'>
}

/** One text: who, when, the words, pictures, and what became of it. */
export function TranscriptMessage({ message, turn, conversation }: TranscriptMessageProps) {
  const { role, text, media, delivery, answer } = message
  const end = delivery && <DeliveryState delivery={delivery} />
  if (role === 'system' || message.kind === 'event') {
    return (
      <TranscriptEvent icon={<Info size={12} />} at={<At at={message.createdAt} />}>
        <bdi className={delivery === 'canceled' ? 'line-through' : undefined}>{text}</bdi>
        {end && <span className="ms-auto shrink-0">{end}</span>}
      </TranscriptEvent>
    )
  }
  const silence = role === 'contact' ? answerWords(answer) : undefined
  return (
    <TranscriptTurn
      id={message.id}
      who={role}
      name={<Speaker role={role} {...conversation} />}
      at={<At at={message.createdAt} />}
      end={end}
    >
      {text !== '' && (
        <p className="whitespace-pre-wrap">
          <bdi>{delivery === 'canceled' ? <CutSpeech>{text}</CutSpeech> : text}</bdi>
        </p>
      )}
      {media.length > 0 && <Pictures media={media} />}
      <DeliveryReason message={message} />
      {silence && <p className="text-13 text-muted">{silence}</p>}
      {turn && <HeldBack turn={turn} />}
      {turn && <WhyAnswer turn={turn} botId={conversation.bot.id} />}
    </TranscriptTurn>
  )
}

/** Sentences that claimed a deed and were taken out before they left. */
export function HeldBack({ turn }: { turn: TurnItem }) {
  return turn.claims.replaced.map((claim) => (
    <p key={claim.sentence} className="text-13 text-muted">
      {weave(talkWords.line.heldBack, { sentence: <CutSpeech>{claim.sentence}</CutSpeech> })}
    </p>
  ))
}

/** Who speaks, by the name they have here. */
export function Speaker({
  role,
  contact,
  bot,
}: Pick<ConversationDetail, 'contact' | 'bot'> & { role: string }) {
  if (role === 'bot') return <>{bot.name}</>
  return role === 'person' ? talkWords.line.team : <PersonName person={contact} />
}

function At({ at }: { at: string }) {
  const place = usePlace()
  const moment = new Date(at)
  return (
    <time dir="ltr" dateTime={at} title={formatMoment(moment, place)}>
      {formatClock(moment, place)}
    </time>
  )
}

function Pictures({ media }: { media: MessageItem['media'] }) {
  return (
    <ul className="mt-1 flex flex-wrap gap-2">
      {media.map((item) => (
        <li key={item.id}>
          <a
            href={mediaAddress(item.id)}
            target="_blank"
            rel="noreferrer"
            className="block overflow-hidden rounded-control border border-line"
          >
            {item.type.startsWith('image/') ? (
              <img
                src={mediaAddress(item.id)}
                alt={talkWords.line.picture}
                loading="lazy"
                className="block max-h-60 min-h-16 min-w-24 max-w-full bg-sunken object-contain p-0.5 text-12 text-muted"
              />
            ) : (
              <span className="flex items-center gap-1.5 px-3 py-2 text-13">
                <Paperclip size={14} /> {item.type}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  )
}

function mediaAddress(id: string): string {
  return `/api/media/${encodeURIComponent(id)}`
}
