import { ArrowDown, ArrowUp, ChevronDown, Trash2 } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '#ui/class-names.ts'
import { IconButton } from '#ui/icon-button.tsx'
import type { Question } from './question.ts'
import { QuestionFields } from './question-fields.tsx'
import { studioWords } from './studio-words.ts'

const words = studioWords.questions

interface QuestionRowProps {
  question: Question
  place: { index: number; count: number }
  isOpen: boolean
  offReason: string | undefined
  onToggle: () => void
  onChange: (question: Question) => void
  onMove: (step: -1 | 1) => void
  onRemove: () => void
}

/** One question and its answer: a line that opens to its fields. Alt with the arrow keys moves it. */
export function QuestionRow(props: QuestionRowProps) {
  const { question, place, isOpen, offReason, onToggle, onMove, onRemove } = props
  const row = useRef<HTMLLIElement>(null)
  const [isNew] = useState(question.question === '' && question.answer === '')
  useEffect(() => {
    if (isNew) row.current?.querySelector('input')?.focus()
  }, [isNew])
  const onKeyDown = (event: KeyboardEvent) => {
    if (!event.altKey || offReason || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onMove(event.key === 'ArrowUp' ? -1 : 1)
  }
  const name = question.question.trim() || words.new
  return (
    <li ref={row} onKeyDown={onKeyDown} className="border-b border-line last:border-b-0">
      <div className={classNames('flex items-center gap-1 pe-2', isOpen && 'bg-hover')}>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-11 min-w-0 grow items-center gap-2.5 px-4 py-2 text-start focus-visible:-outline-offset-2"
        >
          <ChevronDown
            size={16}
            className={classNames('text-muted transition-transform', !isOpen && '-rotate-90 rtl:rotate-90')}
          />
          <span className="min-w-0 grow">
            <span className="block truncate text-13 font-medium">{name}</span>
            {!isOpen && (
              <span className="block truncate text-13 text-muted">{question.answer || words.noAnswer}</span>
            )}
          </span>
        </button>
        <IconButton
          size="small"
          icon={ArrowUp}
          label={words.up(name)}
          disabledReason={offReason ?? (place.index === 0 ? words.isFirst : undefined)}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size="small"
          icon={ArrowDown}
          label={words.down(name)}
          disabledReason={offReason ?? (place.index === place.count - 1 ? words.isLast : undefined)}
          onClick={() => onMove(1)}
        />
        <IconButton
          size="small"
          icon={Trash2}
          label={words.remove(name)}
          disabledReason={offReason}
          onClick={onRemove}
        />
      </div>
      {isOpen && (
        <QuestionFields question={question} isReadOnly={Boolean(offReason)} onChange={props.onChange} />
      )}
    </li>
  )
}
