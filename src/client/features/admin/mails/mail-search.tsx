import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { useAppliedValues } from '#client/platform/forms/use-applied-values.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { SHORTEST_SEARCH } from '#shared/contract/mail-states.ts'
import styles from './mails.module.css'

type Props = { q: string; onSearch: (q: string) => void }

/** Searches the mail log by a part of the recipient's address. It applies only when sent, because each look is recorded. */
export function MailSearch({ q, onSearch }: Props) {
  const { t } = useLingui()
  const [values, setValues] = useAppliedValues({ q })
  const [isShort, setShort] = useState(false)
  const min = SHORTEST_SEARCH
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const part = values.q.trim()
    const isTooShort = part !== '' && part.length < min
    setShort(isTooShort)
    if (!isTooShort) onSearch(part)
  }
  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        <TextField
          label={t`Recipient’s address or a part of it`}
          description={t`At least ${min} characters.`}
          type="search"
          autoCapitalize="none"
          value={values.q}
          isInvalid={isShort}
          onChange={(next) => setValues({ q: next })}
        />
        <Button type="submit" variant="secondary">{t`Search`}</Button>
      </form>
    </search>
  )
}
