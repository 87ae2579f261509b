import { expect, it } from 'vitest'
import type { Found } from '#shared/contract/staff-search.ts'
import { findLink } from './find-link.ts'

const link = (found: Partial<Found>) =>
  findLink({ type: 'person', id: 7, title: '', detail: null, state: null, owner_id: 3, ...found })

it('leads to the page where staff decide', () => {
  expect(link({})).toMatchObject({ to: '/$lang/admin/users/$id', params: { id: '7' } })
  expect(link({ type: 'vacancy', state: 'pending' })).toMatchObject({
    to: '/$lang/admin/vacancies',
    search: { only: 7 },
  })
  expect(link({ type: 'report', state: 'upheld' })).toMatchObject({ search: { only: 7, state: 'upheld' } })
})

it('leads to the owner of an offer that is not public', () => {
  expect(link({ type: 'offer', state: 'public' })).toMatchObject({ params: { id: '7' } })
  expect(link({ type: 'offer' })).toMatchObject({ to: '/$lang/admin/users/$id', params: { id: '3' } })
})
