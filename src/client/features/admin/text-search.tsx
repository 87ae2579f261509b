import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { useTooLong } from '#client/domain/use-too-long.ts'
import { useAppliedValues } from '#client/platform/forms/use-applied-values.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { LIMITS } from '#shared/contract/limits.ts'
import styles from './text-search.module.css'

type Props = {
  label: string
  q: string
  onSearch: (q: string) => void
  /** The least number of characters that are searched for. */
  min?: number
}

/** Searches a list by a text. It applies only when sent: each look at some lists is recorded. */
export function TextSearch({ label, q, onSearch, min = 1 }: Props) {
  const { t } = useLingui()
  const [values, setValues] = useAppliedValues({ q })
  const [isShort, setShort] = useState(false)
  const tooLong = useTooLong(LIMITS.keyword)(values.q)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const text = values.q.trim()
    const isTooShort = text !== '' && text.length < min
    setShort(isTooShort)
    if (!isTooShort && !tooLong) onSearch(text)
  }
  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        <TextField
          label={label}
          {...(min > 1 && { description: t`At least ${min}\u00a0characters.` })}
          type="search"
          autoCapitalize="none"
          value={values.q}
          isInvalid={isShort || tooLong !== null}
          errorMessage={tooLong}
          onChange={(next) => setValues({ q: next })}
        />
        <Button type="submit" variant="secondary">{t`Search`}</Button>
      </form>
    </search>
  )
}
