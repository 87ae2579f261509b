import { type ComponentType, lazy as lazyOfReact } from 'react'
import { loadRepeatedly } from '#shared/load-repeatedly.ts'

/** React's `lazy`, for components in chunks of their own. A chunk that cannot be loaded is requested again twice. */
// biome-ignore lint/suspicious/noExplicitAny: the same constraint as React's
export const lazy = <T extends ComponentType<any>>(load: () => Promise<{ default: T }>) =>
  lazyOfReact(() => loadRepeatedly(load))
