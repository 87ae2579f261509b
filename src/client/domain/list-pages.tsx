import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Pagination } from '#client/ui/pagination.tsx'

type Props = Pick<ComponentProps<typeof Pagination>, 'renderLink' | 'className'> & {
  meta: { current_page: number; last_page: number }
  /** Names the list, on a page with several. */
  list?: string
}

/** Links to the pages of a list. On a page after the last one, "Previous" leads to the last page. */
export function ListPages({ meta, list, ...props }: Props) {
  const { t } = useLingui()
  return (
    <Pagination
      {...props}
      label={list ? t`Pagination: ${list}` : t`Pagination`}
      page={Math.min(meta.current_page, meta.last_page + 1)}
      lastPage={meta.last_page}
      previousLabel={t`Previous`}
      nextLabel={t`Next`}
    />
  )
}
