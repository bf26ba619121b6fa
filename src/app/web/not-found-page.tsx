import { Search } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { NotFound } from '#ui/not-found.tsx'
import { frameWords } from './frame-words.ts'
import { useOpenPalette } from './open-palette.ts'

/** An address that leads nowhere: search, or go home. */
export function NotFoundPage() {
  const openPalette = useOpenPalette()
  return (
    <div className="grow overflow-y-auto">
      <NotFound>
        {openPalette && (
          <Button icon={Search} keys="mod+k" onClick={openPalette}>
            {frameWords.search}
          </Button>
        )}
        <LinkButton to="/">{frameWords.goHome}</LinkButton>
      </NotFound>
    </div>
  )
}
