import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { formatNumber } from '#client/platform/words/format.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { Card, cardLinkClass } from '#client/ui/card.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { SHORTEST_STAFF_SEARCH } from '#shared/contract/choices.ts'
import type { Found } from '#shared/contract/staff-search.ts'
import { ListResult } from '../list-result.tsx'
import { NothingFound } from '../nothing-found.tsx'
import styles from '../people/people.module.css'
import { StateTabs } from '../state-tabs.tsx'
import { TextSearch } from '../text-search.tsx'
import { findLink } from './find-link.ts'
import { foundPageQueryOptions } from './queries.ts'
import { type FoundSearch, parseFoundSearch } from './search.ts'

type Props = { search: FoundSearch; onSearchChange: (search: FoundSearch) => void }

/** All matches of one kind of the search of the administration. */
export function FoundPage({ search, onSearchChange }: Props) {
  const { t } = useLingui()
  useTitle(t`Search administration`)
  return (
    <>
      <PageHeader
        title={t`Search administration`}
        subtitle={t`What you find is recorded in the audit log.`}
      />
      <TextSearch
        label={t`Names, titles, words or a number`}
        min={SHORTEST_STAFF_SEARCH}
        q={search.q ?? ''}
        onSearch={(q) => onSearchChange(parseFoundSearch({ q, type: search.type }))}
      />
      {search.q !== undefined && <Matches search={search} />}
    </>
  )
}

function Matches({ search }: Pick<Props, 'search'>) {
  const { t } = useLingui()
  const query = useQuery(foundPageQueryOptions(useViewer(), search))
  return (
    <>
      <StateTabs
        label={t`Kind of match`}
        states={[
          [null, t`People`],
          ['vacancy', t`Vacancies`],
          ['offer', t`Offers`],
          ['report', t`Reports`],
          ['message', t`Messages`],
        ]}
        current={search.type}
        total={query.data?.meta.total}
        renderLink={({ state }, props) => (
          <Link
            from="/$lang"
            to="/$lang/admin/search"
            search={parseFoundSearch({ q: search.q, type: state })}
            {...props}
          />
        )}
      />
      <ListResult
        query={query}
        failureTitle={t`The matches could not be loaded`}
        nothing={<NothingFound />}
        renderLink={(page, children, isCurrent) => (
          <Link
            from="/$lang"
            to="/$lang/admin/search"
            search={{ ...search, page }}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {children}
          </Link>
        )}
      >
        {({ data, meta: { total, total_is_lower_bound } }) => (
          <>
            <p className={styles.count} role="status">
              {total_is_lower_bound
                ? t`More than ${formatNumber(total)} found. Add a word to narrow the search.`
                : t`Found: ${formatNumber(total)}`}
            </p>
            <ul className={styles.list} aria-label={t`Matches`}>
              {data.map((found) => (
                <FoundRow key={found.id} found={found} />
              ))}
            </ul>
          </>
        )}
      </ListResult>
    </>
  )
}

function FoundRow({ found }: { found: Found }) {
  const { t } = useLingui()
  const { id, title, detail } = found
  return (
    <Card as="li" interactive className={styles.row}>
      <p className={styles.name}>
        <Link {...findLink(found)} className={cardLinkClass} data-shortcut="entry">
          {title}
        </Link>
      </p>
      <p className={styles.soft}>{[detail, t`No.\u00a0${id}`].filter(Boolean).join(' · ')}</p>
    </Card>
  )
}
