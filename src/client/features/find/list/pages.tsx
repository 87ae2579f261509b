import { Link } from '@tanstack/react-router'
import { ListPages } from '#client/domain/list-pages.tsx'
import type { PageMeta } from '#shared/contract/conventions.ts'
import { type Filters, formatFilters } from '../filters/filters.ts'

type Props = {
  meta: PageMeta
  filters: Filters
  /** Called when another page is opened in this tab. */
  onOpen: () => void
}

/** Links to the other pages of the current list. */
export function Pages({ meta, filters, onOpen }: Props) {
  return (
    <ListPages
      meta={meta}
      renderLink={(page, text, isCurrent) => (
        <Link
          to="."
          search={formatFilters({ ...filters, page: page === 1 ? undefined : page }) as never}
          // Otherwise page 1 would always be marked as current, because its address is a prefix of all others.
          activeOptions={{ exact: true }}
          aria-current={isCurrent ? 'page' : undefined}
          resetScroll={false}
          onClick={(event) => !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) && onOpen()}
        >
          {text}
        </Link>
      )}
    />
  )
}
