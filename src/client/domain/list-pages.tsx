import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Pagination } from '#client/ui/pagination.tsx'

type Props = Pick<ComponentProps<typeof Pagination>, 'renderLink' | 'className'> & {
  meta: { current_page: number; last_page: number }
}

/** Links to the pages of a list. On a page after the last one, "Previous" leads to the last page. */
export function ListPages({ meta, ...props }: Props) {
  const { t } = useLingui()
  return (
    <Pagination
      {...props}
      label={t`Pagination`}
      page={Math.min(meta.current_page, meta.last_page + 1)}
      lastPage={meta.last_page}
      previousLabel={t`Previous`}
      nextLabel={t`Next`}
    />
  )
}
