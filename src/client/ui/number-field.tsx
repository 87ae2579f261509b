import { useState } from 'react'
import { formatMoney, parseMoney } from './money-text.ts'
import styles from './number-field.module.css'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface MoneyFieldProps
  extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'suffix'> {
  value: number | null
  /** Null while the text is empty or is no amount. */
  onChange: (value: number | null) => void
  suffix?: string
  /** The language whose decimal sign is shown. */
  lang?: string
}

/** An amount of money: takes the decimal sign and grouping of any of our languages. */
export function MoneyField({ value, onChange, suffix = '€', lang, ...props }: MoneyFieldProps) {
  const [text, setText] = useState(() => formatMoney(value, lang))
  // A value from outside wins over the text, a value that the text already says does not.
  const shown = parseMoney(text) === value ? text : formatMoney(value, lang)

  const change = (next: string) => {
    const typed = next.replace(/[^\d.,\s'’]/g, '')
    setText(typed)
    onChange(parseMoney(typed))
  }

  return (
    <TextField
      maxLength={14}
      autoComplete="off"
      {...props}
      className={styles.money}
      inputMode="decimal"
      value={shown}
      onChange={change}
      suffix={<span aria-hidden="true">{suffix}</span>}
    />
  )
}
