import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { useTitle } from '#client/platform/words/title.ts'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { ListResult } from '../list-result.tsx'
import styles from './audit.module.css'
import { AuditEntryRow } from './audit-entry-row.tsx'
import { AuditFilterForm } from './audit-filter-form.tsx'
import { ExportButtons } from './export-buttons.tsx'
import { auditQueryOptions } from './queries.ts'
import type { AuditSearch } from './search.ts'

type Props = { search: AuditSearch; onSearchChange: (search: AuditSearch) => void }

/** The log of all actions in the administration. Entries cannot be changed. */
export function AuditPage({ search, onSearchChange }: Props) {
  const { t } = useLingui()
  useTitle(t`Audit log`)
  return (
    <>
      <PageHeader
        title={t`Audit log`}
        subtitle={t`Every staff action, newest first. Nobody can change or delete entries.`}
        actions={<ExportButtons search={search} />}
      />
      <AuditFilterForm search={search} onSearchChange={onSearchChange} />
      <Entries search={search} />
    </>
  )
}

function Entries({ search }: Pick<Props, 'search'>) {
  const { t } = useLingui()
  return (
    <ListResult
      query={useQuery(auditQueryOptions(useViewer(), search))}
      failureTitle={t`The audit log could not be loaded`}
      nothing={<EmptyState icon={<Icon name="list" size={40} />} title={t`No entries match`} />}
      renderLink={(page, children, isCurrent) => (
        <Link
          from="/$lang"
          to="/$lang/admin/audit"
          search={{ ...search, page }}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {children}
        </Link>
      )}
    >
      {({ data }) => (
        <ul className={styles.list} aria-label={t`Audit log`}>
          {data.map((entry) => (
            <AuditEntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
    </ListResult>
  )
}
