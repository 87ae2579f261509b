import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { useFreshness } from '#client/platform/words/freshness.tsx'
import { useTitle } from '#client/platform/words/title.ts'
import { AgeNote } from '#client/ui/age-note.tsx'
import { PageHeader } from '#client/ui/page-header.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { NewPostings } from './new-postings.tsx'
import styles from './postings-page.module.css'
import type { PostingType } from './waiting-postings.ts'

type Props<P> = {
  /** The kind of new postings that are shown while they wait in the outbox. */
  type?: PostingType
  title: string
  /** A link to the form for a new posting. */
  create: ReactNode
  failedTitle: string
  query: UseQueryResult<P[]>
  children: (postings: P[]) => ReactNode
}

/** The user's own postings with their states and actions. */
export function PostingsPage<P>({ type, title, create, failedTitle, query, children }: Props<P>) {
  useTitle(title)
  const age = useFreshness(query)
  const { data, error } = query
  return (
    <>
      <PageHeader title={title} actions={create} />
      <AgeNote isApart>{age}</AgeNote>
      {type && <NewPostings type={type} />}
      {data ? (
        children(data)
      ) : error ? (
        <QueryFailure title={failedTitle} {...failureWords(error)} onRetry={query.refetch} />
      ) : (
        <div className={styles.list} aria-busy="true">
          <Skeleton height="13rem" />
          <Skeleton height="13rem" />
        </div>
      )}
    </>
  )
}

/** The list of postings, each rendered by `card`. */
export function PostingList<P extends { id: number }>({
  label,
  postings,
  card,
}: {
  label: string
  postings: P[]
  card: (posting: P) => ReactNode
}) {
  return (
    <ul className={styles.list} aria-label={label}>
      {postings.map((posting) => (
        <li key={posting.id}>{card(posting)}</li>
      ))}
    </ul>
  )
}
