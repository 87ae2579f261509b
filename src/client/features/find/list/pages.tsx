import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Pagination } from '#client/ui/pagination.tsx'
import type { PageMeta } from '#shared/contract/conventions.ts'
import { type Filters, formatFilters } from './filters.ts'

type Props = { label: string; meta: PageMeta; filters: Filters }

/** Links to the other pages of the list one is on. */
export function Pages({ label, meta, filters }: Props) {
  const { t } = useLingui()
  return (
    <Pagination
      label={label}
      // From beyond the end one goes back to the last.
      page={Math.min(meta.current_page, meta.last_page + 1)}
      lastPage={meta.last_page}
      previousLabel={t`Previous`}
      nextLabel={t`Next`}
      renderLink={(page, text, isCurrent) => (
        <Link
          to="."
          search={formatFilters({ ...filters, page: page === 1 ? undefined : page }) as never}
          // Else page 1, whose address is part of every other's, would be said to be the present one.
          activeOptions={{ exact: true }}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {text}
        </Link>
      )}
    />
  )
}
