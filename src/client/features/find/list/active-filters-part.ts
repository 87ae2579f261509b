import { lazy } from '#client/ui/lazy.ts'

/** The active filters, loaded after the first paint. Their messages are in the first catalogue: no others are awaited. */
export const ActiveFilters = lazy(async () => ({
  default: (await import('../panel/active-filters.tsx')).ActiveFilters,
}))
