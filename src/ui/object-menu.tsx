import { Braces, Ellipsis, Fingerprint, Link2 } from 'lucide-react'
import { useState } from 'react'
import { controlWords } from '#ui/control-words.ts'
import { CopyButton } from '#ui/copy-button.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { Menu, type MenuEntry } from '#ui/menu.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { toast } from '#ui/toast.ts'

export interface ObjectMenuProps {
  /** What it is, in small letters, such as `conversation`. */
  what: string
  id: string
  /** The object's own page, such as `/bots/bot_1`. */
  path: string
  /** The object as the API gives it. */
  data: unknown
  /** Deeds of this object, above the common ones. */
  entries?: readonly MenuEntry[]
}

/** The `…` of an object: its own deeds, then link, id and JSON. */
export function ObjectMenu({ what, id, path, data, entries = [] }: ObjectMenuProps) {
  const [isJsonOpen, setIsJsonOpen] = useState(false)
  const copy = async (text: string, said: string) => {
    try {
      await navigator.clipboard.writeText(text)
      toast({ message: said })
    } catch {
      toast({ message: controlWords.copyNotAllowed, tone: 'danger' })
    }
  }
  const json = isJsonOpen ? JSON.stringify(data, null, 2) : ''
  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={controlWords.more} />}
        entries={[
          ...entries,
          ...(entries.length > 0 ? (['separator'] as const) : []),
          {
            label: controlWords.copyLink,
            icon: Link2,
            onSelect: () => copy(new URL(path, window.location.origin).href, controlWords.linkCopied),
          },
          { label: controlWords.copyId, icon: Fingerprint, onSelect: () => copy(id, controlWords.idCopied) },
          { label: controlWords.showJson, icon: Braces, onSelect: () => setIsJsonOpen(true) },
        ]}
      />
      <Sheet
        isOpen={isJsonOpen}
        onOpenChange={setIsJsonOpen}
        title={controlWords.asJson(what)}
        subtitle={<span className="font-mono">{id}</span>}
        actions={<CopyButton text={json} label={controlWords.copyJson} />}
        size="large"
      >
        <pre
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long text must be scrollable by keyboard
          tabIndex={0}
          className="font-mono text-12 leading-5 break-words whitespace-pre-wrap"
        >
          {json}
        </pre>
      </Sheet>
    </>
  )
}
