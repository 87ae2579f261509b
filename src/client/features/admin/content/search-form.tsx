import { useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { useAppliedValues } from '#client/platform/forms/use-applied-values.ts'
import { Button } from '#client/ui/button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import styles from './content.module.css'

type Props = { q: string; onSearch: (q: string) => void }

/** Searches a list of content by words of the titles. */
export function SearchForm({ q, onSearch }: Props) {
  const { t } = useLingui()
  const [values, setValues] = useAppliedValues({ q })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearch(values.q.trim())
  }
  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        <TextField
          label={t`Words in the title`}
          type="search"
          value={values.q}
          onChange={(next) => setValues({ q: next })}
        />
        <Button type="submit" variant="secondary">{t`Search`}</Button>
      </form>
    </search>
  )
}
