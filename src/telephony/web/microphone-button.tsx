import { Mic } from 'lucide-react'
import { useState } from 'react'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { usePageValue } from '#ui/page-value.ts'
import { devPhoneWords } from './dev-phone-words.ts'
import type { Handset } from './handset.ts'
import { microphoneHindrance } from './microphone-hindrance.ts'

const words = devPhoneWords.speech

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
        label={isListening ? words.stopMicrophone : words.microphone}
        isPressed={isListening}
        className={isListening ? 'border-accent text-accent' : undefined}
        disabledReason={hindrance ? words.hindered : isListening ? undefined : silence}
        onClick={press}
      />
      <ConfirmDialog
        isOpen={isTelling}
        onOpenChange={setIsTelling}
        title={words.tell}
        confirmLabel={words.tellConfirm}
        cancelLabel={words.tellCancel}
        onConfirm={confirm}
      >
        {words.tellText}
      </ConfirmDialog>
    </>
  )
}
