import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { Pagination } from '#client/ui/pagination.tsx'
import type { PageMeta } from '#shared/contract/conventions.ts'
import { type Filters, formatFilters } from '../filters/filters.ts'

type Props = { label: string; meta: PageMeta; filters: Filters }

/** Links to the other pages of the current list. */
export function Pages({ label, meta, filters }: Props) {
  const { t } = useLingui()
  return (
    <Pagination
      label={label}
      // On a page after the last one, "Previous" leads to the last page.
      page={Math.min(meta.current_page, meta.last_page + 1)}
      lastPage={meta.last_page}
      previousLabel={t`Previous`}
      nextLabel={t`Next`}
      renderLink={(page, text, isCurrent) => (
        <Link
          to="."
          search={formatFilters({ ...filters, page: page === 1 ? undefined : page }) as never}
          // Otherwise page 1 would always be marked as current, because its address is a prefix of all others.
          activeOptions={{ exact: true }}
          aria-current={isCurrent ? 'page' : undefined}
        >
          {text}
        </Link>
      )}
    />
  )
}
