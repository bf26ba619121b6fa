import { useQueryClient } from '@tanstack/react-query'
import { FlaskConical, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { sessionOptions } from '#teams/web/use-session.ts'
import { Button } from '#ui/button.tsx'
import { Card, CardBody } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { toProblem } from '#ui/problem.ts'
import { useDeed } from '#ui/use-deed.ts'
import { adminWords } from './admin-words.ts'
import { adminClient, adminQuery } from './queries.ts'

const words = adminWords.sample

interface Result {
  tone: 'ok' | 'danger'
  said: string
}

/** The sample business: made or taken out whole in one click. */
export function SampleCard({ hasSample }: { hasSample: boolean }) {
  const client = useQueryClient()
  const [result, setResult] = useState<Result>()
  const refresh = [adminQuery.overview.key(), sessionOptions.queryKey]
  const tell = (said: string) => {
    setResult({ tone: 'ok', said })
    void client.invalidateQueries()
  }
  const onFailed = (error: unknown) => setResult({ tone: 'danger', said: toProblem(error).message })
  const make = useDeed(() => adminClient.makeSample(), {
    refresh,
    onDone: () => tell(words.made),
    onFailed,
  })
  const remove = useDeed(() => adminClient.removeSample(), {
    refresh,
    onDone: ({ removed }) => tell(removed ? words.removed : words.noSample),
    onFailed,
  })
  return (
    <Card title={words.title}>
      <CardBody className="grid gap-3 text-13">
        <p className="text-muted">{words.text}</p>
        {result && (
          <Notice tone={result.tone} isAlert>
            {result.said}
          </Notice>
        )}
        {hasSample ? (
          <Button
            variant="danger"
            icon={Trash2}
            className="justify-self-start"
            pending={remove.isPending}
            onClick={() => remove.run()}
          >
            {words.remove}
          </Button>
        ) : (
          <Button
            icon={FlaskConical}
            className="justify-self-start"
            pending={make.isPending}
            onClick={() => make.run()}
          >
            {words.make}
          </Button>
        )}
      </CardBody>
    </Card>
  )
}
