import { beforeEach } from 'vitest'
import { createUser, type TestUser } from './people.ts'
import type { TestApp } from './test-app.ts'
import { createVacancy } from './vacancies.ts'

type Cast = { boss: TestUser; worker: TestUser; job: { id: number; slug: string } }

/** An employer with a public job, and a job seeker; new ones for each test. */
export function useJob(test: TestApp): Cast {
  const cast = {} as Cast
  beforeEach(async () => {
    cast.boss = await createUser(test, { role: 'boss' })
    cast.worker = await createUser(test, { role: 'worker' })
    cast.job = await createVacancy(test, { user_id: cast.boss.id })
  })
  return cast
}
