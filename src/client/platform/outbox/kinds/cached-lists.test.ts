import { expect, test } from 'vitest'
import { KINDS } from '../registry.ts'
import type { CacheChange } from './base/kind.ts'

// What small kinds change in the cached answers, before those are fetched again.

const entry = <Body>(body: Body) => ({
  id: 'key',
  userId: 3,
  label: 'Baker',
  createdAt: Date.parse('2026-11-30T10:00:00Z'),
  body,
})
const apply = (changes: readonly CacheChange[] | undefined, queryKey: string, data: unknown) =>
  changes
    ?.filter((one) => one.queryKey.join() === queryKey)
    .reduce((before, { change }) => change(before), data)

test('a setting of notifications stays as it was set', () => {
  const changes = KINDS['notification-choices'].cacheChanges!(entry({ message_text: false }), undefined)
  const settings = { message: { app: true }, message_text: true }
  expect(apply(changes, 'notification-choices,3', settings)).toEqual({ ...settings, message_text: false })
  expect(apply(changes, 'notification-choices,3', undefined)).toBeUndefined()
})

test('an ended newsletter is gone', () => {
  const changes = KINDS['newsletter-end'].cacheChanges!(entry({ id: 5 }), undefined)
  expect(apply(changes, 'own-newsletter,3', [{ id: 4 }, { id: 5 }])).toEqual([{ id: 4 }])
})

test('templates are added, renamed and deleted in the order of their names', () => {
  const template = (id: number, name: string) => ({ id, name, text: {}, created_at: '2026-11-30T10:00:00Z' })
  const list = [template(1, 'Baker'), template(2, 'Driver')]
  const added = KINDS['template-creation'].cacheChanges!(entry({ name: 'Cook', vacancy_id: 7 }), {
    data: template(3, 'Cook'),
  })
  expect(apply(added, 'vacancy-templates,3', list)).toEqual([list[0], template(3, 'Cook'), list[1]])
  const renamed = KINDS['template-name'].cacheChanges!(entry({ id: 1, name: 'Roofer' }), {
    data: template(1, 'Roofer'),
  })
  expect(apply(renamed, 'vacancy-templates,3', list)).toEqual([list[1], template(1, 'Roofer')])
  const removed = KINDS['template-removal'].cacheChanges!(entry({ id: 1 }), undefined)
  expect(apply(removed, 'vacancy-templates,3', list)).toEqual([list[1]])
  // The server has kept a newer name.
  expect(KINDS['template-name'].cacheChanges!(entry({ id: 1, name: 'A' }), undefined)).toEqual([])
})

test('a sent report is first in the list of sent ones, once, and names no person', () => {
  const sent = (type: string) =>
    KINDS.report.cacheChanges!(entry({ type, id: 5, reason: 'fraud', text: 'x' }), { data: { id: 9 } })
  const row = { id: 9, reason: 'fraud', state: 'open', created_at: '2026-11-30T10:00:00.000Z' }
  expect(apply(sent('job'), 'sent-reports,3', [{ id: 8 }])).toMatchObject([
    { ...row, type: 'job', title: 'Baker' },
    { id: 8 },
  ])
  expect(apply(sent('user'), 'sent-reports,3', [])).toMatchObject([{ ...row, type: 'user', title: null }])
  expect(apply(sent('job'), 'sent-reports,3', [{ id: 9 }])).toEqual([{ id: 9 }])
  expect(apply(sent('job'), 'sent-reports,3', undefined)).toBeUndefined()
})
