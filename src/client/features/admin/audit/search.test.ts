import { expect, it } from 'vitest'
import { parseAuditSearch } from './search.ts'

it('keeps valid filters of the audit log and drops invalid ones', () => {
  const search = { action: 'user.blocked', subject_type: 'user', subject_id: '7', actor_id: 3 }
  expect(parseAuditSearch({ ...search, from: '2026-01-02', to: 'x', page: '2', evil: 1 })).toEqual({
    action: 'user.blocked',
    subject_type: 'user',
    subject_id: 7,
    actor_id: 3,
    from: '2026-01-02',
    page: 2,
  })
  expect(parseAuditSearch({ action: 'DROP TABLE', subject_id: '-1', page: '1' })).toEqual({})
})
