import type { LinkOptions } from '@tanstack/react-router'
import type { Found } from '#shared/contract/staff-search.ts'

type Target = Pick<Found, 'type' | 'id' | 'state' | 'owner_id'>

/** The page of a search result, where staff decide about it. */
export function findLink({ type, id, state, owner_id }: Target): LinkOptions {
  const from = '/$lang'
  if (type === 'person') return { from, to: '/$lang/admin/users/$id', params: { id: `${id}` } }
  if (type === 'offer' && state === 'public')
    return { from, to: '/$lang/offer/item/$id', params: { id: `${id}` } }
  if (type === 'offer') return { from, to: '/$lang/admin/users/$id', params: { id: `${owner_id}` } }
  const search = { only: id, ...(state === WAITING[type] ? {} : { state }) }
  return { from, to: QUEUES[type], search } as LinkOptions
}

const WAITING = { vacancy: 'pending', report: 'open', message: 'open' } as const
const QUEUES = {
  vacancy: '/$lang/admin/vacancies',
  report: '/$lang/admin/reports',
  message: '/$lang/admin/messages',
} as const
