import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { TextInput, type TextInputProps } from '#ui/text-input.tsx'
import { entryWords } from './entry-words.ts'

/** A password that can be looked at. Put it in a `Field`. */
export function PasswordInput({ className, ...rest }: Omit<TextInputProps, 'type' | 'icon'>) {
  const [isShown, setIsShown] = useState(false)
  return (
    <span className="relative block min-w-0">
      <TextInput
        {...rest}
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className={`pe-12 ${className ?? ''}`}
      />
      <span className="absolute inset-y-0 end-1 flex items-center">
        <IconButton
          icon={isShown ? EyeOff : Eye}
          size="small"
          label={isShown ? entryWords.hidePassword : entryWords.showPassword}
          onClick={() => setIsShown(!isShown)}
        />
      </span>
    </span>
  )
}
