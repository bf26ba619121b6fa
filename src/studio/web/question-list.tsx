import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { toast } from '#ui/toast.ts'
import { useShortcut } from '#ui/use-shortcut.ts'
import type { Question } from './question.ts'
import { QuestionRow } from './question-row.tsx'
import { studioWords } from './studio-words.ts'
import type { Draft } from './use-draft.ts'

const words = studioWords.questions
const mostQuestions = 200

interface QuestionListProps {
  draft: Draft
  offReason: string | undefined
  /** The id of a question that is open when the list comes up. */
  openAtFirst?: string | undefined
}

/** The bot's questions and answers: added, edited, ordered and removed in place. */
export function QuestionList({ draft, offReason, openAtFirst }: QuestionListProps) {
  const { questions } = draft.config
  const [openId, setOpenId] = useState(openAtFirst)
  const change = (edit: (questions: Question[]) => Question[]) =>
    draft.change((config) => ({ ...config, questions: edit(config.questions) }))
  const fullReason = questions.length >= mostQuestions ? words.full(mostQuestions) : undefined
  const add = () => {
    const id = newQuestionId()
    change((now) => [...now, { id, question: '', alsoAsked: [], answer: '' }])
    setOpenId(id)
  }
  const remove = (question: Question, index: number) => {
    change((now) => now.filter(({ id }) => id !== question.id))
    if (question.question.trim() === '' && question.answer.trim() === '') return
    toast({
      message: words.removed(question.question.trim()),
      undo: () => change((now) => now.toSpliced(Math.min(index, now.length), 0, question)),
    })
  }
  useShortcut('c', words.addCommand, {
    run: add,
    group: studioWords.group,
    isOff: Boolean(offReason ?? fullReason),
  })
  return (
    <Card
      title={words.title}
      count={questions.length}
      action={
        <Button size="small" icon={Plus} disabledReason={offReason ?? fullReason} onClick={add}>
          {words.add}
        </Button>
      }
    >
      {questions.length === 0 ? (
        <p className="px-4 py-6 text-center text-13 text-muted">{words.none}</p>
      ) : (
        <ul>
          {questions.map((question, index) => (
            <QuestionRow
              key={question.id}
              question={question}
              place={{ index, count: questions.length }}
              isOpen={openId === question.id}
              offReason={offReason}
              onToggle={() => setOpenId(openId === question.id ? undefined : question.id)}
              onChange={(next) => change((now) => now.map((old) => (old.id === next.id ? next : old)))}
              onMove={(step) => change((now) => moved(now, index, step))}
              onRemove={() => remove(question, index)}
            />
          ))}
        </ul>
      )}
    </Card>
  )
}

function moved(questions: Question[], from: number, step: -1 | 1): Question[] {
  const to = from + step
  const question = questions[from]
  if (!question || to < 0 || to >= questions.length) return questions
  return questions.toSpliced(from, 1).toSpliced(to, 0, question)
}

function newQuestionId(): string {
  const random = crypto.getRandomValues(new Uint32Array(2))
  return `q_${Date.now().toString(36)}${[...random].map((value) => value.toString(36)).join('')}`
}
