import { createUser } from './people.ts'
import type { Retained } from './retention.ts'
import type { TestApp } from './test-app.ts'
import { createVacancy } from './vacancies.ts'

const moderatorOf = async (test: TestApp) => (await createUser(test, { role: 'admin' })).id

/** The tables of held decisions, for `RETAINED`. */
export const RETAINED_HOLDS: Retained[] = [
  {
    table: 'held_decisions',
    column: 'decision',
    insert: async (test, due_at, key) => {
      const moderator_id = await moderatorOf(test)
      const subject = { subject_type: 'person', subject_id: moderator_id } as const
      return test.db
        .insertInto('held_decisions')
        .values({ ...subject, moderator_id, decision: JSON.stringify(key), due_at })
        .execute()
    },
  },
  {
    table: 'held_approvals',
    column: 'batch',
    insert: async (test, due_at, batch) => {
      const boss = await createUser(test, { role: 'boss' })
      const { id: vacancy_id } = await createVacancy(test, { user_id: boss.id })
      return test.db
        .insertInto('held_approvals')
        .values({ vacancy_id, moderator_id: await moderatorOf(test), version: 1, batch, due_at })
        .execute()
    },
  },
]
