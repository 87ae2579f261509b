import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { PAY_TYPES } from '#client/domain/labels.ts'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useNow } from '#client/platform/words/clock.ts'
import { formatNumber } from '#client/platform/words/format.ts'
import { Button } from '#client/ui/button.tsx'
import { NativeSelect } from '#client/ui/native-select.tsx'
import { optionsOf } from './options.ts'
import { ownVacanciesQueryOptions } from './queries.ts'
import { filterVacancies } from './states.ts'
import { parseVacanciesSearch, type VacanciesSearch } from './vacancies-address.ts'
import styles from './vacancy-filters.module.css'

type Props = {
  /** The filters of the shown list. */
  search: VacanciesSearch
  onApply: (search: VacanciesSearch) => void
}

const STATES = [
  ['', msg`All`],
  ['active', msg`Active`],
  ['hidden', msg`Not published`],
  ['pending', msg`Pending`],
  ['rejected', msg`Rejected`],
  ['expired', msg`Expired`],
  ['closed', msg`Closed`],
] as const

/** Filters own vacancies by state and pay type, in the cabinet's sidebar. Folded with one vacancy, nothing without. */
export function VacancyFilters({ search, onApply }: Props) {
  const { t, i18n } = useLingui()
  const now = useNow()
  const { data } = useQuery(ownVacanciesQueryOptions(useViewer()))
  const [chosen, setChosen] = useState<VacanciesSearch>(search)
  if (data?.length === 0) return null
  const choose = (part: Record<string, string>) => setChosen(parseVacanciesSearch({ ...chosen, ...part }))
  const hits = (state: string) =>
    data
      ? ` (${formatNumber(filterVacancies(data, parseVacanciesSearch({ ...chosen, state }), now).length)})`
      : ''
  const apply = (event: FormEvent) => {
    event.preventDefault()
    onApply(chosen)
  }
  const clear = () => {
    setChosen({})
    onApply({})
  }
  const form = (
    <form method="dialog" aria-label={t`Filters`} className={styles.filters} onSubmit={apply}>
      <NativeSelect
        label={t`Select vacancies`}
        options={STATES.map(([value, label]) => ({ value, label: `${i18n._(label)}${hits(value)}` }))}
        value={chosen.state ?? ''}
        onChange={(state) => choose({ state })}
      />
      <NativeSelect
        label={t`Payment option`}
        options={[{ value: '', label: t`Any` }, ...optionsOf(PAY_TYPES, i18n)]}
        value={chosen.pay ?? ''}
        onChange={(pay) => choose({ pay })}
      />
      <div className={styles.actions}>
        <Button type="submit" size="small">{t`Filter`}</Button>
        <Button size="small" variant="quiet" onPress={clear}>{t`Clear`}</Button>
      </div>
    </form>
  )
  const hasNothingToFilter = data?.length === 1 && !search.state && !search.pay
  return hasNothingToFilter ? (
    <details className={styles.folded}>
      <summary>{t`Filter`}</summary>
      {form}
    </details>
  ) : (
    form
  )
}
