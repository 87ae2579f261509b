import type { ReactNode } from 'react'
import type { QueueSearch } from './queue-search.ts'

type LinkProps = {
  children: ReactNode
  className?: string
  activeOptions: { exact: true }
  'aria-current': 'page' | undefined
}

/**
 * Renders a link to a state and page of one queue. The queue's page sets the route, the caller sets `props`.
 */
export type QueueLink<State extends string> = (search: QueueSearch<State>, props: LinkProps) => ReactNode
