import { Mic } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { usePageValue } from '#ui/page-value.ts'
import type { Handset } from './handset.ts'
import { microphoneHindrance } from './microphone-hindrance.ts'

const toldKey = 'parley.microphone-told'

/** Speaking on a call by microphone. Where the sound goes is told before the first time in this browser. */
export function MicrophoneButton({ handset, silence }: { handset: Handset; silence: string | undefined }) {
  const { isListening } = usePageValue(handset.state)
  const [isTelling, setIsTelling] = useState(false)
  const hindrance = microphoneHindrance()
  const press = () => {
    if (isListening) handset.stopListening()
    else if (localStorage.getItem(toldKey) === null) setIsTelling(true)
    else handset.listen?.()
  }
  const confirm = () => {
    localStorage.setItem(toldKey, 'yes')
    setIsTelling(false)
    handset.listen?.()
  }
  return (
    <>
      <IconButton
        variant="secondary"
        icon={Mic}
        label={isListening ? 'Stop the microphone' : 'Speak by microphone'}
        isPressed={isListening}
        className={isListening ? 'border-accent text-accent' : undefined}
        disabledReason={hindrance ? 'not on this page, see below' : isListening ? undefined : silence}
        onClick={press}
      />
      <ConfirmDialog
        isOpen={isTelling}
        onOpenChange={setIsTelling}
        title="Where your voice goes"
        confirmLabel="Use the microphone"
        cancelLabel="Not now"
        onConfirm={confirm}
      >
        Your browser turns what you say into words. Chrome, Edge and Safari may send the sound to their makers
        for that. Parley gets the words alone, and the caller’s voice says them on the call. Headphones keep
        the bot’s own voice out of the microphone.
      </ConfirmDialog>
    </>
  )
}
