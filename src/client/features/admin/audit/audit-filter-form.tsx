import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { ACTION_GROUPS } from '#client/domain/action-words.ts'
import { useAppliedValues } from '#client/platform/forms/use-applied-values.ts'
import { Button } from '#client/ui/button.tsx'
import { NativeSelect } from '#client/ui/native-select.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { PersonField } from '../search/person-field.tsx'
import styles from './audit.module.css'
import { type AuditSearch, parseAuditSearch } from './search.ts'

type Props = { search: AuditSearch; onSearchChange: (search: AuditSearch) => void }

/** The filters of the audit log. Reversed dates are not sent, and stay in their fields. */
export function AuditFilterForm({ search, onSearchChange }: Props) {
  const { t, i18n } = useLingui()
  const { action = '', from = '', to = '', subject_id, actor_id, subject_type } = search
  const person = subject_type === 'user' ? subject_id : undefined
  const [values, setValues] = useAppliedValues({
    action,
    from,
    to,
    actor_id: `${actor_id ?? ''}`,
    person: `${person ?? ''}`,
  })
  const [isChecked, setChecked] = useState(true)
  const isReversed = values.from !== '' && values.to !== '' && values.from > values.to
  const change = (changed: Partial<typeof values>) => {
    setChecked(false)
    setValues({ ...values, ...changed })
  }
  const groups = Object.entries(ACTION_GROUPS).map(([value, label]) => ({ value, label: i18n._(label) }))
  const isOther = action !== '' && !groups.some(({ value }) => value === action)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setChecked(true)
    if (isReversed) return event.currentTarget.querySelector<HTMLInputElement>('[name=to]')?.focus()
    const { person: chosen, ...filters } = values
    const subject =
      chosen || subject_type === 'user'
        ? { subject_type: chosen && 'user', subject_id: chosen }
        : { subject_type, subject_id }
    onSearchChange(parseAuditSearch({ ...filters, ...subject }))
  }
  const hasOthers = subject_id !== undefined || actor_id !== undefined || subject_type !== undefined
  return (
    <search>
      <form className={styles.form} onSubmit={submit}>
        <NativeSelect
          label={t`About`}
          value={values.action}
          onChange={(value) => change({ action: value })}
          options={[
            { value: '', label: t`All` },
            ...groups,
            ...(isOther ? [{ value: action, label: action }] : []),
          ]}
        />
        <PersonField
          label={t`Done by`}
          value={values.actor_id}
          onChange={(value) => change({ actor_id: value })}
        />
        <PersonField
          label={t`Person concerned`}
          value={values.person}
          onChange={(value) => change({ person: value })}
        />
        <TextField label={t`From`} type="date" value={values.from} onChange={(from) => change({ from })} />
        <TextField
          label={t`Until`}
          name="to"
          type="date"
          value={values.to}
          {...(isChecked && isReversed && { errorMessage: t`The end must not be before the start` })}
          onChange={(to) => change({ to })}
        />
        <div className={styles.buttons}>
          <Button type="submit">{t`Filter`}</Button>
          {hasOthers && (
            <Button variant="secondary" onPress={() => onSearchChange({})}>
              {t`Show all entries`}
            </Button>
          )}
        </div>
      </form>
    </search>
  )
}
