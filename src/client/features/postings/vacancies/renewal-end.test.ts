import { expect, it } from 'vitest'
import type { Vacancy } from '#shared/contract/vacancies.ts'
import { renewalEnd } from './renewal-end.ts'

it('a renewal extends to the day 60 days later', () => {
  const now = Date.parse('2026-03-01T12:00:00Z')
  const ending = (expires_at: string) => ({ expires_at, closed_at: null }) as Vacancy
  expect(renewalEnd(ending('2026-03-05T00:00:00Z'), now)).toMatch(/^30 Apr\p{L}* 2026$/u)
  expect(renewalEnd(ending('2026-04-29T00:00:00Z'), now)).toBeNull()
})
