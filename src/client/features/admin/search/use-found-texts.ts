import { useQueries } from '@tanstack/react-query'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { currentLanguage } from '#client/platform/words/i18n.ts'
import { SHORTEST_STAFF_SEARCH } from '#shared/contract/choices.ts'
import { itemTitle } from '../content/item-title.ts'
import { editedListQueryOptions } from '../content/queries.ts'

const KINDS = ['pages', 'blog', 'news', 'faq'] as const
const MAX_SHOWN = 5

/** The first pages, articles, news and questions whose titles have every word of `q`. `isEnabled`: the right to edit them. */
export function useFoundTexts(q: string, isEnabled: boolean) {
  const viewer = useViewer()
  const isAsked = isEnabled && q.length >= SHORTEST_STAFF_SEARCH
  const lists = useQueries({
    queries: KINDS.map((kind) => ({ ...editedListQueryOptions(viewer, kind, { q }), enabled: isAsked })),
  })
  const found = KINDS.map((kind, index) => ({
    kind,
    all: (isAsked && lists[index]?.data?.data) || [],
  }))
  return {
    texts: found.flatMap(({ kind, all }) =>
      all
        .slice(0, MAX_SHOWN)
        .map(({ id, form }) => ({ kind, id, title: itemTitle(form, currentLanguage()) })),
    ),
    hasMore: found.some(({ all }) => all.length > MAX_SHOWN),
    isSearching: lists.some(({ isFetching, data }) => isFetching && !data),
    error: isAsked ? (lists.find(({ error }) => error)?.error ?? null) : null,
  }
}
