import { TextField, type TextFieldProps } from '#client/ui/text-field.tsx'
import { useTooLong } from './use-too-long.ts'

interface Props extends Omit<TextFieldProps, 'value' | 'maxLength'> {
  value: string
  /** How many characters the server accepts. */
  max: number
}

/** A text field of one line that never cuts its text, as `LimitedTextArea`. */
export function LimitedTextField({ max, errorMessage, ...props }: Props) {
  const tooLong = useTooLong(max)(props.value)
  return (
    <TextField {...props} errorMessage={tooLong ?? errorMessage} data-wrong={tooLong !== null || undefined} />
  )
}
