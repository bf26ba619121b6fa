import type { ReactNode } from 'react'
import { Card, CardBody } from '#ui/card.tsx'

interface PartProps {
  title: string
  /** Lays its children out; side by side and wrapping when not said. */
  className?: string
  children: ReactNode
}

/** One part of the kit in a frame of its own. */
export function Part({ title, className = 'flex flex-wrap items-center gap-3', children }: PartProps) {
  return (
    <Card title={title} level={3}>
      <CardBody className={className}>{children}</CardBody>
    </Card>
  )
}

/** Something with a word beside it that says what it is. */
export function Sample({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-8 min-w-0 items-center gap-4 text-13">
      {children}
      <span className="min-w-0">{name}</span>
    </div>
  )
}
