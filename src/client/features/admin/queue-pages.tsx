import { ListPages } from '#client/domain/list-pages.tsx'
import type { QueueLink } from './queue-link.ts'
import { type QueueSearch, queueSearch } from './queue-search.ts'

type Props<State extends string> = {
  state: QueueSearch<State>['state']
  meta: { current_page: number; last_page: number }
  renderLink: QueueLink<State>
  className?: string | undefined
}

/** Links to the pages of a queue in one state. */
export function QueuePages<State extends string>({ state, meta, renderLink, className }: Props<State>) {
  return (
    <ListPages
      meta={meta}
      className={className ?? ''}
      renderLink={(page, children, isCurrent) =>
        renderLink(queueSearch(state, page), {
          activeOptions: { exact: true },
          'aria-current': isCurrent ? 'page' : undefined,
          children,
        })
      }
    />
  )
}
