import { type Filters, formatFilters } from '../filters/filters.ts'

/** Identifies a search that was taken along: its address without the page. */
export const takenKeyOf = ({ page: _page, ...filters }: Filters): string =>
  JSON.stringify(formatFilters(filters))
