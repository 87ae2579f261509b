import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { failureWords } from '#client/platform/words/failure-text.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Icon } from '#client/ui/icon.tsx'
import { QueryFailure } from '#client/ui/query-failure.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { PageMeta } from '#shared/contract/conventions.ts'
import styles from './find-page.module.css'
import { layOutSkippedCards } from './lay-out-skipped-cards.ts'
import type { ListTexts } from './list-texts.ts'

const PLACEHOLDERS = 8

type Props<T> = {
  query: UseQueryResult<{ data: T[]; meta: PageMeta }>
  texts: ListTexts
  renderItem: (item: T) => ReactNode
  /** Clears the filters; null when none is set. */
  onClear: (() => void) | null
  /** Chooses between the button that clears the filters and the list's other action. */
  chooseAction: (clear: ReactNode) => ReactNode
  onFirstPage: () => void
  /** Wraps the content that is shown when nothing matches. */
  aroundEmpty: (empty: ReactNode) => ReactNode
}

/** The results of a list: loading, failed, empty or cards. */
export function Results<T extends { id: number }>({
  query,
  texts,
  renderItem,
  onClear,
  chooseAction,
  onFirstPage,
  aroundEmpty,
}: Props<T>) {
  const { t } = useLingui()
  const { data, error } = query
  if (data && data.data.length > 0) {
    return <Cards items={data.data} renderItem={renderItem} isStale={query.isPlaceholderData} />
  }
  if (data && data.meta.total > 0) {
    return (
      <EmptyState
        icon={<Icon name="search" size={40} />}
        title={t`This page does not exist`}
        action={<Button onPress={onFirstPage}>{t`Go to the first page`}</Button>}
      />
    )
  }
  if (data) {
    return aroundEmpty(
      <EmptyState
        icon={<Icon name="search" size={40} />}
        title={t({ message: 'Unfortunately this section is empty or has no entries', context: 'search' })}
        action={
          onClear ? chooseAction(<Button onPress={onClear}>{t`Clear filters`}</Button>) : texts.emptyAction
        }
      >
        {texts.empty}
      </EmptyState>,
    )
  }
  if (error) {
    return <QueryFailure title={texts.failed} {...failureWords(error)} onRetry={query.refetch} />
  }
  return <LoadingCards />
}

/** The place of cards that are being loaded. */
export function LoadingCards() {
  return (
    <ul className={styles.list} aria-hidden="true">
      {Array.from({ length: PLACEHOLDERS }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
        <li key={index}>
          <Skeleton height="8.25rem" />
        </li>
      ))}
    </ul>
  )
}

type CardsProps<T> = { items: readonly T[]; renderItem: (item: T) => ReactNode; isStale?: boolean }

/** Cards, one below the other. */
export function Cards<T extends { id: number }>({ items, renderItem, isStale }: CardsProps<T>) {
  const list = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: new items render new cards
  useLayoutEffect(() => layOutSkippedCards(list.current), [items])
  return (
    <ul ref={list} className={styles.list} data-stale={isStale || undefined}>
      {items.map((item) => (
        <li key={item.id}>{renderItem(item)}</li>
      ))}
    </ul>
  )
}
