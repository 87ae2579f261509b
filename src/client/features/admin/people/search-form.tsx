import { useLingui } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { ROLE_WORDS } from '#client/domain/role-words.ts'
import { useTooLong } from '#client/domain/use-too-long.ts'
import { useAppliedValues } from '#client/platform/forms/use-applied-values.ts'
import { Button } from '#client/ui/button.tsx'
import { NativeSelect } from '#client/ui/native-select.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { ROLES } from '#shared/contract/choices.ts'
import { LIMITS } from '#shared/contract/limits.ts'
import styles from './people.module.css'
import { type PeopleSearch, parsePeopleSearch, STATES } from './search.ts'

type Props = { search: PeopleSearch; onSearchChange: (search: PeopleSearch) => void }

/** The search form of the list of people. It applies only when sent, because each search is recorded. */
export function SearchForm({ search, onSearchChange }: Props) {
  const { t, i18n } = useLingui()
  const [values, setValues] = useAppliedValues({
    q: search.q ?? '',
    role: search.role ?? '',
    state: search.state ?? '',
  })
  const tooLong = useTooLong(LIMITS.keyword)(values.q)
  const words = { active: t`Not blocked`, blocked: t`Blocked` }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!tooLong) onSearchChange(parsePeopleSearch(values))
  }
  return (
    <search>
      <form className={styles.form} onSubmit={submit}>
        <TextField
          label={t`Name, company, e-mail or number`}
          type="search"
          value={values.q}
          errorMessage={tooLong}
          onChange={(q) => setValues({ ...values, q })}
        />
        <NativeSelect
          label={t`Role`}
          value={values.role}
          onChange={(role) => setValues({ ...values, role })}
          options={[
            { value: '', label: t`All` },
            ...ROLES.map((value) => ({ value, label: i18n._(ROLE_WORDS[value]) })),
          ]}
        />
        <NativeSelect
          label={t`Status`}
          value={values.state}
          onChange={(state) => setValues({ ...values, state })}
          options={[{ value: '', label: t`All` }, ...STATES.map((value) => ({ value, label: words[value] }))]}
        />
        <Button type="submit">{t`Search`}</Button>
      </form>
    </search>
  )
}
