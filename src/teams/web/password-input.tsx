import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#ui/icon-button.tsx'
import { TextInput, type TextInputProps } from '#ui/text-input.tsx'

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
        className={`pr-12 ${className ?? ''}`}
      />
      <span className="absolute inset-y-0 right-1 flex items-center">
        <IconButton
          icon={isShown ? EyeOff : Eye}
          size="small"
          label={isShown ? 'Hide the password' : 'Show the password'}
          onClick={() => setIsShown(!isShown)}
        />
      </span>
    </span>
  )
}
