import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useNow } from '#client/platform/clock.ts'
import { failureText } from '#client/platform/failure-text.ts'
import { useFreshness } from '#client/platform/freshness.ts'
import { useTitle } from '#client/platform/title.ts'
import { useViewer } from '#client/platform/viewer.ts'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { Notice } from '#client/ui/notice.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { ownVacanciesQueryOptions } from './queries.ts'
import { filterVacancies, type VacanciesSearch } from './states.ts'
import styles from './vacancies-page.module.css'
import { VacancyCard } from './vacancy-card.tsx'
import { VacancyFilters } from './vacancy-filters.tsx'

type Props = { search: VacanciesSearch; onSearchChange: (search: VacanciesSearch) => void }

/** An employer's vacancies: where each stands and what can be done with it. */
export function VacanciesPage({ search, onSearchChange }: Props) {
  const { t } = useLingui()
  useTitle(t`My vacancies`)
  const query = useQuery(ownVacanciesQueryOptions(useViewer()))
  const age = useFreshness(query)
  const { data, error } = query
  return (
    <>
      <PageHeader
        title={t`My vacancies`}
        actions={
          <Link from="/$lang" to="/$lang/cabinet/worker/user/add-vacancy" className={buttonClass()}>
            <Icon name="plus" size={20} />
            <Trans>Create vacancy</Trans>
          </Link>
        }
      />
      {age && (
        <p className={styles.age} role="status">
          {age}
        </p>
      )}
      {data ? (
        <Own vacancies={data} search={search} onSearchChange={onSearchChange} />
      ) : error ? (
        <Notice
          tone="error"
          role="alert"
          title={t`Your vacancies could not be loaded`}
          actions={<Button size="small" onPress={() => query.refetch()}>{t`Try again`}</Button>}
        >
          {failureText(error)}
        </Notice>
      ) : (
        <Waiting />
      )}
    </>
  )
}

function Own({ vacancies, search, onSearchChange }: Props & { vacancies: Vacancy[] }) {
  const { t } = useLingui()
  const now = useNow()
  if (vacancies.length === 0) {
    return (
      <EmptyState
        icon={<Icon name="briefcase" size={40} />}
        title={t`Unfortunately this section is empty or has no entries`}
        action={
          <Link from="/$lang" to="/$lang/cabinet/worker/user/add-vacancy" className={buttonClass()}>
            <Trans>Write your first vacancy</Trans>
          </Link>
        }
      >
        <Trans>Your vacancies stand here, with the bids on each.</Trans>
      </EmptyState>
    )
  }
  const shown = filterVacancies(vacancies, search, now)
  return (
    <>
      <VacancyFilters vacancies={vacancies} search={search} onSearchChange={onSearchChange} />
      {shown.length > 0 ? (
        <ul className={styles.list} aria-label={t`My vacancies`}>
          {shown.map((vacancy) => (
            <li key={vacancy.id}>
              <VacancyCard vacancy={vacancy} />
            </li>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={<Icon name="filter" size={40} />}
          title={t`Unfortunately this section is empty or has no entries`}
          action={<Button onPress={() => onSearchChange({})}>{t`Clear filters`}</Button>}
        >
          <Trans>None of your vacancies fits these filters.</Trans>
        </EmptyState>
      )}
    </>
  )
}

function Waiting() {
  return (
    <div aria-busy="true">
      <Skeleton height="3.5rem" className={styles.waiting} />
      <div className={styles.list}>
        <Skeleton height="13rem" />
        <Skeleton height="13rem" />
        <Skeleton height="13rem" />
      </div>
    </div>
  )
}
