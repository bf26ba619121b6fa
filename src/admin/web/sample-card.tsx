import { useQueryClient } from '@tanstack/react-query'
import { FlaskConical, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { sessionOptions } from '#teams/web/use-session.ts'
import { Button } from '#ui/button.tsx'
import { Card, CardBody } from '#ui/card.tsx'
import { Notice } from '#ui/notice.tsx'
import { toProblem } from '#ui/problem.ts'
import { useDeed } from '#ui/use-deed.ts'
import { adminClient, adminQuery } from './queries.ts'

interface Result {
  tone: 'ok' | 'danger'
  words: string
}

/** The sample business: made or taken out whole in one click. */
export function SampleCard({ hasSample }: { hasSample: boolean }) {
  const client = useQueryClient()
  const [result, setResult] = useState<Result>()
  const refresh = [adminQuery.overview.key(), sessionOptions.queryKey]
  const tell = (words: string) => {
    setResult({ tone: 'ok', words })
    void client.invalidateQueries()
  }
  const onFailed = (error: unknown) => setResult({ tone: 'danger', words: toProblem(error).message })
  const make = useDeed(() => adminClient.makeSample(), {
    refresh,
    onDone: () => tell('The sample team is there. Switch to it at the top of the side bar.'),
    onFailed,
  })
  const remove = useDeed(() => adminClient.removeSample(), {
    refresh,
    onDone: ({ removed }) =>
      tell(
        removed ? 'The sample team is gone, with everything in it.' : 'There was no sample team to remove.',
      ),
    onFailed,
  })
  return (
    <Card title="Sample team">
      <CardBody className="grid gap-3 text-13">
        <p className="text-muted">
          A made-up plumbing and heating business with a bot, a number and two weeks of conversations, to look
          around in.
        </p>
        {result && (
          <Notice tone={result.tone} isAlert>
            {result.words}
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
            Remove the sample
          </Button>
        ) : (
          <Button
            icon={FlaskConical}
            className="justify-self-start"
            pending={make.isPending}
            onClick={() => make.run()}
          >
            Make the sample
          </Button>
        )}
      </CardBody>
    </Card>
  )
}
