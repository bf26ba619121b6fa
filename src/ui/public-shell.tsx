import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { LanguageChoice } from '#ui/language-choice.tsx'
import { Logo } from '#ui/logo.tsx'

export interface PublicShellProps {
  /** Whose place this is, beside the mark. */
  name?: string
  /** A link or a version at the right of the head. */
  end?: ReactNode
  /** The page's one h1. */
  title: string
  /** A sentence under the title. */
  lead?: ReactNode
  /** `narrow` (360 px) for one short form, `wide` (896 px) for two columns. */
  width?: 'narrow' | 'wide'
  children: ReactNode
}

/** A calm page in the middle, for people who are not signed in. */
export function PublicShell({
  name = 'Parley',
  end,
  title,
  lead,
  width = 'narrow',
  children,
}: PublicShellProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-canvas">
      <title>{`${title} · ${name}`}</title>
      <header className="flex h-14 shrink-0 items-center gap-2.5 px-6 text-16 font-semibold phone:px-4">
        <Logo />
        {name}
        {end && <div className="ms-auto text-13 font-normal text-muted">{end}</div>}
      </header>
      <main id="main" className="flex grow flex-col items-center px-4 pt-[8vh] pb-16 phone:pt-6">
        <div className={classNames('w-full', width === 'narrow' ? 'max-w-90' : 'max-w-224')}>
          <h1 className="text-32 font-semibold phone:text-24">{title}</h1>
          {lead && <p className="mt-2 text-16 text-muted">{lead}</p>}
          <div className="mt-5 grid gap-4">{children}</div>
        </div>
      </main>
      <footer className="flex shrink-0 justify-center px-4 pb-6">
        <LanguageChoice />
      </footer>
    </div>
  )
}
