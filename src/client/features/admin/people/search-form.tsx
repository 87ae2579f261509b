import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { NativeSelect } from '#client/ui/native-select.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import styles from './people.module.css'
import { ROLE_WORDS } from './role-words.ts'
import { type PeopleSearch, parsePeopleSearch, ROLES, STATES } from './search.ts'

type Props = { search: PeopleSearch; onSearchChange: (search: PeopleSearch) => void }

/** The search form of the list of people. It applies only when sent, because each search is recorded. */
export function SearchForm({ search, onSearchChange }: Props) {
  const { t, i18n } = useLingui()
  const [q, setWords] = useState(search.q ?? '')
  const [role, setRole] = useState<string>(search.role ?? '')
  const [state, setState] = useState<string>(search.state ?? '')
  const words = { active: t`Not blocked`, blocked: t`Blocked` }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSearchChange(parsePeopleSearch({ q, role, state }))
  }
  return (
    <search>
      <form className={styles.form} onSubmit={submit}>
        <TextField label={t`Name, company, e-mail or number`} type="search" value={q} onChange={setWords} />
        <NativeSelect
          label={t`Role`}
          value={role}
          onChange={setRole}
          options={[
            { value: '', label: t`All` },
            ...ROLES.map((value) => ({ value, label: i18n._(ROLE_WORDS[value]) })),
          ]}
        />
        <NativeSelect
          label={t`State`}
          value={state}
          onChange={setState}
          options={[{ value: '', label: t`All` }, ...STATES.map((value) => ({ value, label: words[value] }))]}
        />
        <Button type="submit">{t`Search`}</Button>
      </form>
    </search>
  )
}
