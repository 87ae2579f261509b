import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '#client/platform/words/format.ts'
import { TextArea, type TextAreaProps } from '#client/ui/text-area.tsx'

interface Props extends Omit<TextAreaProps, 'value' | 'maxLength' | 'counter'> {
  value: string
  /** How many characters the server accepts. */
  max: number
  /** From this length on the counter is shown. */
  countedFrom?: number
}

/**
 * A text area with a counter. A text that is too long is kept in full, and an error prevents sending the form. With
 * `maxLength` the browser would cut typed or pasted text silently.
 */
export function LimitedTextArea({ max, countedFrom = 0, errorMessage, ...props }: Props) {
  const { t } = useLingui()
  const length = props.value.trim().length
  const isTooLong = length > max
  const used = formatNumber(length)
  const most = formatNumber(max)
  return (
    <TextArea
      {...props}
      {...(length >= countedFrom && { counter: `${used} / ${most}` })}
      errorMessage={
        isTooLong ? t`The text is longer than ${most}\u00a0characters. Please shorten it.` : errorMessage
      }
      data-wrong={isTooLong || undefined}
    />
  )
}
