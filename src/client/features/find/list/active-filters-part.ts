import { lazy } from '#client/ui/lazy.ts'

/** The active filters, loaded after the first paint. Their messages are those of the list's page, not all. */
export const ActiveFilters = lazy(async () => ({
  default: (await import('../panel/active-filters.tsx')).ActiveFilters,
}))
