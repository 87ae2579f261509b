import type { FastifyRequest } from 'fastify'
import type { PageMeta } from '#shared/contract/conventions.ts'

export type PageQuery = { page: number; per_page: number }

/** Where counting stops: one more than the largest exact total (src/docs/product.md, "API conventions"). */
export const MAX_COUNTED = 10_001

/**
 * The envelope of one page of a list (src/docs/product.md, "API conventions").
 * @param total the hit count, callers may stop counting at `MAX_COUNTED`
 * @param more further fields of `meta` for this list
 */
export function pageAnswer<T>(
  request: FastifyRequest,
  { page, per_page }: PageQuery,
  data: T[],
  total: number,
  more: Omit<Partial<PageMeta>, keyof PageQuery> = {},
) {
  const counted = Math.min(total, MAX_COUNTED - 1)
  const last = Math.max(1, Math.ceil(counted / per_page))
  const from = data.length ? (page - 1) * per_page + 1 : null
  const meta: PageMeta = {
    current_page: page,
    last_page: last,
    per_page,
    total: counted,
    ...(total >= MAX_COUNTED ? { total_is_lower_bound: true } : {}),
    ...more,
    from,
    to: from === null ? null : from + data.length - 1,
  }
  const link = (to: number) => pageLink(request.url, to)
  const links = {
    first: link(1),
    last: link(last),
    prev: page > 1 ? link(Math.min(page - 1, last)) : null,
    next: page < last ? link(page + 1) : null,
  }
  return { data, links, meta }
}

function pageLink(url: string, page: number): string {
  const [path = '', query = ''] = url.split('?')
  const params = new URLSearchParams(query)
  params.set('page', String(page))
  return `${path}?${params}`
}
