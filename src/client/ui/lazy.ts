import { type ComponentType, lazy as lazyOfReact } from 'react'

const RETRY_AFTER_MS = [300, 2000]

/**
 * React's `lazy`, for components in chunks of their own. A chunk that cannot be loaded is requested again twice: without
 * that, one request that fails at the moment at which the connection is lost replaces the whole page by an error.
 */
// biome-ignore lint/suspicious/noExplicitAny: the same constraint as React's
export const lazy = <T extends ComponentType<any>>(load: () => Promise<{ default: T }>) =>
  lazyOfReact(() => loadRepeatedly(load, RETRY_AFTER_MS))

async function loadRepeatedly<T>(load: () => Promise<T>, [afterMs, ...others]: number[]): Promise<T> {
  try {
    return await load()
  } catch (error) {
    if (afterMs === undefined) throw error
    await new Promise((resolve) => setTimeout(resolve, afterMs))
    return loadRepeatedly(load, others)
  }
}
