import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Card, CardBody } from '#ui/card.tsx'
import { PageBody, PageHead } from '#ui/page-head.tsx'
import { Frame } from './frame.tsx'
import { renderStream } from './render-stream.ts'

/** Plays pieces into a clock that is worked out, not heard, and tells what came of it. */
export function StreamView() {
  const [result, setResult] = useState('')
  return (
    <Frame>
      <PageHead title="A stream in pieces" />
      <PageBody>
        <Card title="What would be heard">
          <CardBody className="flex items-center gap-4 text-13">
            <Button onClick={() => void renderStream().then((report) => setResult(JSON.stringify(report)))}>
              Work out a stream
            </Button>
            <output aria-label="Stream" className="font-mono text-12">
              {result}
            </output>
          </CardBody>
        </Card>
      </PageBody>
    </Frame>
  )
}
