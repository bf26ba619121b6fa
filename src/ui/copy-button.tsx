import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { controlWords } from '#ui/control-words.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { toast } from '#ui/toast.ts'

export interface CopyButtonProps {
  text: string
  /** What is copied, such as `Copy request id`; the label of the icon. */
  label: string
  /** Shows these words on a full button instead of the icon alone. */
  children?: string
}

/** Copies a text and says so in place. */
export function CopyButton({ text, label, children }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setIsCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setIsCopied(true)
    } catch {
      toast({ message: controlWords.copyRefused, tone: 'danger' })
    }
  }
  const icon = isCopied ? Check : Copy
  if (children) {
    return (
      <Button
        variant="quiet"
        icon={icon}
        onClick={copy}
        aria-label={isCopied ? controlWords.copied : `${label}: ${children}`}
      >
        {children}
      </Button>
    )
  }
  return <IconButton size="small" icon={icon} label={isCopied ? controlWords.copied : label} onClick={copy} />
}
