import { useState } from 'react'
import { Icon } from './icon.tsx'
import { IconButton } from './icon-button.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'suffix' | 'prefix'> {
  /** The label of the eye button while the password is hidden. */
  showLabel: string
  /** The label of the eye button while the password is visible. */
  hideLabel: string
}

/** A password field with a button that shows the text. */
export function PasswordField({ showLabel, hideLabel, ...props }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck="false"
      {...props}
      type={isShown ? 'text' : 'password'}
      suffix={
        <IconButton
          keepsFocus
          aria-label={isShown ? hideLabel : showLabel}
          icon={<Icon name={isShown ? 'eye-off' : 'eye'} size={22} />}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  )
}
