import { useState } from 'react'
import { Field } from '#ui/field.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { longest } from './check-draft.ts'
import type { Question } from './question.ts'
import { studioWords } from './studio-words.ts'

const words = studioWords.questions

interface QuestionFieldsProps {
  question: Question
  isReadOnly: boolean
  onChange: (question: Question) => void
}

/** Question, other words for it, answer. An empty field tells its fault once it was left. */
export function QuestionFields({ question, isReadOnly, onChange }: QuestionFieldsProps) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const leave = (field: string) => setLeft(new Set([...left, field]))
  const isMissing = (field: 'question' | 'answer') => left.has(field) && question[field].trim() === ''
  return (
    <div className="grid gap-4 bg-hover px-4 pt-1 pb-4 ps-11 phone:ps-4">
      <Field label={words.question} error={isMissing('question') && words.questionMissing}>
        <TextInput
          value={question.question}
          maxLength={longest.question}
          readOnly={isReadOnly}
          placeholder={words.questionExample}
          onBlur={() => leave('question')}
          onChange={(event) => onChange({ ...question, question: event.target.value })}
        />
      </Field>
      <AlsoAsked question={question} isReadOnly={isReadOnly} onChange={onChange} />
      <Field
        label={words.answer}
        aside={studioWords.counter(question.answer.length, longest.answer)}
        error={isMissing('answer') && words.answerMissing}
      >
        <TextArea
          value={question.answer}
          maxLength={longest.answer}
          readOnly={isReadOnly}
          placeholder={words.answerExample}
          onBlur={() => leave('answer')}
          onChange={(event) => onChange({ ...question, answer: event.target.value })}
        />
      </Field>
    </div>
  )
}

/** One phrase to a line. The field keeps its own text, so that an empty line may be typed. */
function AlsoAsked({ question, isReadOnly, onChange }: QuestionFieldsProps) {
  const [text, setText] = useState(question.alsoAsked.join('\n'))
  if (!isReadOnly && linesOf(text).join('\n') !== question.alsoAsked.join('\n')) {
    setText(question.alsoAsked.join('\n'))
  }
  return (
    <Field
      label={words.alsoAsked}
      aside={studioWords.optional}
      help={words.alsoAskedHelp(longest.alsoAskedLines)}
    >
      <TextArea
        value={text}
        rows={2}
        readOnly={isReadOnly}
        className="min-h-15"
        placeholder={words.alsoAskedExample}
        onChange={(event) => {
          setText(event.target.value)
          onChange({ ...question, alsoAsked: linesOf(event.target.value) })
        }}
      />
    </Field>
  )
}

function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim().slice(0, longest.alsoAsked))
    .filter((line) => line !== '')
    .slice(0, longest.alsoAskedLines)
}
