import { useLingui } from '@lingui/react/macro'
import type { ComponentProps } from 'react'
import { Pagination } from '#client/ui/pagination.tsx'

type Props = Pick<ComponentProps<typeof Pagination>, 'renderLink' | 'className'> & {
  meta: { current_page: number; last_page: number }
}

/** Links to the pages of a list. */
export function ListPages({ meta, ...props }: Props) {
  const { t } = useLingui()
  return (
    <Pagination
      {...props}
      label={t`Pagination`}
      page={meta.current_page}
      lastPage={meta.last_page}
      previousLabel={t`Previous`}
      nextLabel={t`Next`}
    />
  )
}
