import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ListPages } from '#client/domain/list-pages.tsx'
import { ReadOnly } from '#client/domain/read-only.tsx'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useNow } from '#client/platform/words/clock.ts'
import { Button, buttonClass } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { PostingsPage } from '../postings-page.tsx'
import { useCreations, useWaitingTexts } from '../use-waiting-postings.ts'
import { ownVacanciesQueryOptions } from './queries.ts'
import { SelectableVacancies } from './selectable-vacancies.tsx'
import { filterVacancies, pageOfOwn } from './states.ts'
import { useWaitingVacancies } from './use-waiting-vacancies.ts'
import { parseVacanciesSearch, type VacanciesSearch } from './vacancies-address.ts'
import { VacancySearch } from './vacancy-search.tsx'

// With fewer vacancies, a search and a choice of several are no help.
const MANY = 3

type Props = { search: VacanciesSearch; onSearch: (search: VacanciesSearch) => void }

/** The employer's own vacancies with their states and actions. */
export function VacanciesPage({ search, onSearch }: Props) {
  const { t } = useLingui()
  return (
    <PostingsPage
      type="vacancy"
      title={t`My vacancies`}
      create={
        <Link from="/$lang" to="/$lang/cabinet/worker/user/add-vacancy" className={buttonClass()}>
          <Icon name="plus" size={20} />
          <Trans>Create vacancy</Trans>
        </Link>
      }
      failedTitle={t`Your vacancies could not be loaded`}
      query={useQuery(ownVacanciesQueryOptions(useViewer()))}
    >
      {(vacancies) => <OwnVacancies vacancies={vacancies} search={search} onSearch={onSearch} />}
    </PostingsPage>
  )
}

function OwnVacancies({ vacancies, search, onSearch }: Props & { vacancies: Vacancy[] }) {
  const { t } = useLingui()
  const now = useNow()
  const own = useWaitingVacancies(useWaitingTexts('vacancy', vacancies))
  const creations = useCreations('vacancy')
  if (own.length === 0) {
    if (creations.length > 0) return null
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
        <Trans>Your vacancies and the bids for them appear here.</Trans>
      </EmptyState>
    )
  }
  const shown = filterVacancies(own, search, now)
  const { vacancies: page, ...meta } = pageOfOwn(shown, search.page)
  return (
    <>
      {(own.length >= MANY || search.q) && (
        <VacancySearch
          value={search.q ?? ''}
          onSearch={(q) => onSearch(parseVacanciesSearch({ ...search, q, page: 1 }))}
        />
      )}
      {shown.length > 0 ? (
        <>
          {shown.some(({ is_read_only }) => is_read_only) && <ReadOnly />}
          <SelectableVacancies vacancies={shown} page={page} isMany={own.length >= MANY} />
          <ListPages
            meta={meta}
            renderLink={(number, text, isCurrent) => (
              <Link
                to="."
                search={parseVacanciesSearch({ ...search, page: number }) as never}
                activeOptions={{ exact: true }}
                aria-current={isCurrent ? 'page' : undefined}
              >
                {text}
              </Link>
            )}
          />
        </>
      ) : (
        <EmptyState
          icon={<Icon name="filter" size={40} />}
          title={t`Nothing found`}
          action={<Button onPress={() => onSearch({})}>{t`Clear filters`}</Button>}
        >
          <Trans>None of your vacancies match these filters.</Trans>
        </EmptyState>
      )}
    </>
  )
}
