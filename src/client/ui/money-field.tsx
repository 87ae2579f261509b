import { useState } from 'react'
import { formatMoney, parseMoney } from './money-text.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface MoneyFieldProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'suffix'> {
  value: number | null
  /** The error shown while the text is no number, too high or not whole. Then the form is not sent, see `Form`. */
  wrongMessage: string
  /** Gets null while the text is empty or no amount. */
  onChange: (value: number | null) => void
  suffix?: string
  /** A higher amount counts as wrong. */
  max?: number
  /** Whether an amount with decimals counts as wrong. */
  isWhole?: boolean
  /** The language of the decimal sign. */
  lang?: string
}

/** A field for an amount of money. Accepts the decimal sign and grouping of every supported language. */
export function MoneyField({
  value,
  onChange,
  suffix = '€',
  lang,
  wrongMessage,
  max = Number.POSITIVE_INFINITY,
  isWhole = false,
  ...props
}: MoneyFieldProps) {
  const [text, setText] = useState(() => formatMoney(value, lang))
  // A new value from outside replaces the text; a value equal to the text does not.
  const shown = parseMoney(text) === value ? text : formatMoney(value, lang)

  // The text stays as typed: “-5” must not become 5.
  const change = (typed: string) => {
    setText(typed)
    onChange(parseMoney(typed))
  }
  const amount = parseMoney(shown)
  const isAmount = amount !== null && amount <= max && !(isWhole && !Number.isInteger(amount))
  const isWrong = shown.trim() !== '' && !isAmount

  return (
    <TextField
      autoComplete="off"
      {...props}
      {...(isWrong ? { errorMessage: wrongMessage } : {})}
      data-wrong={isWrong || undefined}
      inputMode="decimal"
      value={shown}
      onChange={change}
      suffix={<span aria-hidden="true">{suffix}</span>}
    />
  )
}
