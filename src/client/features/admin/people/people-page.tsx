import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { formatNumber } from '#client/platform/words/format.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { ListResult } from '../list-result.tsx'
import styles from './people.module.css'
import { PersonRow } from './person-row.tsx'
import { peopleQueryOptions } from './queries.ts'
import type { PeopleSearch } from './search.ts'
import { SearchForm } from './search-form.tsx'

type Props = { search: PeopleSearch; onSearchChange: (search: PeopleSearch) => void }

/** The accounts of the site, searchable by name, company, address or id. */
export function PeoplePage({ search, onSearchChange }: Props) {
  const { t } = useLingui()
  useTitle(t`People`)
  return (
    <>
      <PageHeader
        title={t`People`}
        subtitle={t`Each time you open a person’s page, it is recorded in the audit log.`}
      />
      <SearchForm search={search} onSearchChange={onSearchChange} />
      <Found search={search} />
    </>
  )
}

function Found({ search }: Pick<Props, 'search'>) {
  const { t } = useLingui()
  return (
    <ListResult
      query={useQuery(peopleQueryOptions(useViewer(), search))}
      failureTitle={t`The people could not be loaded`}
      nothing={<EmptyState icon={<Icon name="people" size={40} />} title={t`Nobody was found`} />}
      renderLink={(page, children, isCurrent) => (
        <Link
          from="/$lang"
          to="/$lang/admin/users"
          search={{ ...search, page }}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {children}
        </Link>
      )}
    >
      {({ data, meta: { total } }) => (
        <>
          <p className={styles.count} role="status">{t`Found: ${formatNumber(total)}`}</p>
          <ul className={styles.list} aria-label={t`People`}>
            {data.map((person) => (
              <PersonRow key={person.id} person={person} />
            ))}
          </ul>
        </>
      )}
    </ListResult>
  )
}
