import { Fragment } from 'react'
import { TabLinks, tabLinkClass } from '#client/domain/tab-links.tsx'
import { formatNumber } from '#client/platform/words/format.ts'
import type { QueueLink } from './queue-link.ts'
import styles from './state-tabs.module.css'

export type StateTabsProps<State extends string> = {
  /** The accessible name of the navigation. */
  label: string
  /** The states in the order of the tabs; null is the pending list. */
  states: readonly (readonly [State | null, string])[]
  current: State | undefined
  /** The number of entries in the current state; undefined while loading. */
  total: number | undefined
  /** The numbers of the other states, where a search has counted them. */
  totals?: ((state: State | null) => number | undefined) | undefined
  renderLink: QueueLink<State>
}

/** Links to the states of a queue. The current one shows its number of entries, in a search all do. */
export function StateTabs<State extends string>({
  label,
  states,
  current,
  total,
  totals,
  renderLink,
}: StateTabsProps<State>) {
  return (
    <TabLinks label={label} className={styles.tabs}>
      {states.map(([state, name]) => {
        const isCurrent = state === (current ?? null)
        const count = isCurrent ? total : totals?.(state)
        const link = renderLink(state ? { state } : {}, {
          activeOptions: { exact: true },
          'aria-current': isCurrent ? 'page' : undefined,
          className: tabLinkClass,
          children: (
            <>
              {name} {count !== undefined && <span>{formatNumber(count)}</span>}
            </>
          ),
        })
        return <Fragment key={name}>{link}</Fragment>
      })}
    </TabLinks>
  )
}
