import type { UseQueryResult } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { ListPages } from '#client/domain/list-pages.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { PageMeta } from '#shared/contract/conventions.ts'
import styles from './card-queue-page.module.css'
import { OPEN_ENTRY } from './keyboard/shortcut-help.tsx'
import { WithShortcuts } from './keyboard/with-shortcuts.tsx'
import { StaffFailure } from './staff-failure.tsx'

type Page<T> = { data: T[]; meta: PageMeta }
type Props<T> = Pick<ComponentProps<typeof ListPages>, 'renderLink'> & {
  query: UseQueryResult<Page<T>>
  failureTitle: string
  /** Replaces an empty list. */
  nothing: ReactNode
  children: (page: Page<T>) => ReactNode
}

/** A page of a list with its keyboard shortcuts and links to the other pages; otherwise the loading, failed or empty state. */
export function ListResult<T>(props: Props<T>) {
  return (
    <WithShortcuts
      shortcuts={SHORTCUTS}
      hasEntries={props.query.data?.data.length !== 0}
      className={styles.content}
    >
      <Content {...props} />
    </WithShortcuts>
  )
}

const SHORTCUTS = [OPEN_ENTRY]

function Content<T>({ query, failureTitle, nothing, children, renderLink }: Props<T>) {
  const { data, error, refetch } = query
  if (data?.data.length === 0) return nothing
  if (data)
    return (
      <>
        {children(data)}
        <ListPages meta={data.meta} renderLink={renderLink} />
      </>
    )
  if (error) return <StaffFailure title={failureTitle} error={error} onRetry={refetch} />
  return <Skeleton height="24rem" />
}
