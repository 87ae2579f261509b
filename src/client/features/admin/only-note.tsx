import { Trans } from '@lingui/react/macro'
import styles from './only-note.module.css'
import type { QueueLink } from './queue-link.ts'
import { type QueueSearch, queueSearch } from './queue-search.ts'

type Props<State extends string> = { search: QueueSearch<State>; renderLink: QueueLink<State> }

/** Says that a list has only the entry of its address, and leads to the whole list. Nothing for a whole list. */
export function OnlyNote<State extends string>({ search, renderLink }: Props<State>) {
  if (!search.only) return null
  return (
    <p className={styles.note}>
      <Trans>Only one entry of this list.</Trans>{' '}
      {renderLink(queueSearch(search.state, 1), {
        activeOptions: { exact: true },
        'aria-current': undefined,
        children: <Trans>Show the whole list</Trans>,
      })}
    </p>
  )
}
