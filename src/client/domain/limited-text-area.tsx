import { formatNumber } from '#client/platform/words/format.ts'
import { TextArea, type TextAreaProps } from '#client/ui/text-area.tsx'
import { useTooLong } from './use-too-long.ts'

interface Props extends Omit<TextAreaProps, 'value' | 'maxLength' | 'counter'> {
  value: string
  /** How many characters the server accepts. */
  max: number
  /** From this length on the counter is shown. */
  countedFrom?: number
}

/** A text area with a counter. A text that is too long is kept in full, and an error prevents sending the form. */
export function LimitedTextArea({ max, countedFrom = 0, errorMessage, ...props }: Props) {
  const { length } = props.value.trim()
  const tooLong = useTooLong(max)(props.value)
  return (
    <TextArea
      {...props}
      {...(length >= countedFrom && { counter: `${formatNumber(length)} / ${formatNumber(max)}` })}
      errorMessage={tooLong ?? errorMessage}
      data-wrong={tooLong !== null || undefined}
    />
  )
}
