import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Icon } from '#client/ui/icon.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import styles from './vacancy-filters.module.css'

type Props = { value: string; onSearch: (words: string) => void }

/** Searches the titles of own vacancies while typing. */
export function VacancySearch({ value, onSearch }: Props) {
  const { t } = useLingui()
  const [typed, setTyped] = useState(value)
  // The address has changed from elsewhere: filters were cleared, or the browser went back.
  const [known, setKnown] = useState(value)
  if (value !== known) {
    setKnown(value)
    if (value !== typed.trim() && value !== typed) setTyped(value)
  }
  const search = (words: string) => {
    setTyped(words)
    onSearch(words)
  }
  return (
    <TextField
      className={styles.search}
      type="search"
      label={t`Search your vacancies by title`}
      value={typed}
      onChange={search}
      prefix={<Icon name="search" size={20} />}
      autoComplete="off"
    />
  )
}
