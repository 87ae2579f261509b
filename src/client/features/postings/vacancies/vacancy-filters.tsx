import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { PAY_TYPES } from '#client/domain/labels.ts'
import { useNow } from '#client/platform/words/clock.ts'
import { formatNumber } from '#client/platform/words/format.ts'
import { Button } from '#client/ui/button.tsx'
import { NativeSelect } from '#client/ui/native-select.tsx'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import type { PayType, VacancyStateFilter } from '#shared/contract/work-terms.ts'
import { optionsOf } from './options.ts'
import { filterVacancies, type VacanciesSearch } from './states.ts'
import styles from './vacancy-filters.module.css'

type Props = {
  vacancies: Vacancy[]
  search: VacanciesSearch
  onSearchChange: (search: VacanciesSearch) => void
}

const STATES = [
  [undefined, msg`All`],
  ['active', msg`Active`],
  ['pending', msg`Pending`],
  ['rejected', msg`Rejected`],
  ['expired', msg`Expired`],
  ['closed', msg`Closed`],
] as const

/** Filters by state, with hit counts, and by pay type. */
export function VacancyFilters({ vacancies, search, onSearchChange }: Props) {
  const { t, i18n } = useLingui()
  const now = useNow()
  const { pay } = search
  const inState = (state: VacancyStateFilter | undefined): VacanciesSearch => ({
    ...(state ? { state } : {}),
    ...(pay ? { pay } : {}),
  })
  const choosePay = (value: string) =>
    onSearchChange({
      ...(search.state ? { state: search.state } : {}),
      ...(value ? { pay: value as PayType } : {}),
    })
  return (
    <div className={styles.filters}>
      <nav aria-label={t`Select vacancies`} className={styles.states}>
        {STATES.map(([state, label]) => (
          <Link
            key={state ?? 'all'}
            from="/$lang"
            to="/$lang/cabinet/worker/user/active-vacancy"
            search={inState(state)}
            activeOptions={{ exact: true }}
            resetScroll={false}
            className={styles.state}
            aria-current={search.state === state ? 'page' : undefined}
          >
            {i18n._(label)}{' '}
            <span>{formatNumber(filterVacancies(vacancies, inState(state), now).length)}</span>
          </Link>
        ))}
      </nav>
      <NativeSelect
        label={t`Payment`}
        options={[{ value: '', label: t`Any` }, ...optionsOf(PAY_TYPES, i18n)]}
        value={pay ?? ''}
        onChange={choosePay}
        className={styles.pay}
      />
      {(search.state || pay) && (
        <Button variant="quiet" onPress={() => onSearchChange({})} className={styles.clear}>
          {t`Clear filters`}
        </Button>
      )}
    </div>
  )
}
