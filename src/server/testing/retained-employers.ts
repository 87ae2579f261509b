import { LIMITS } from '#shared/contract/limits.ts'
import { DAY_MS } from '#shared/durations.ts'
import { invite } from '../companies/invite.ts'
import { createCompany } from './companies.ts'
import { createImporter } from './imports.ts'
import { createUser } from './people.ts'
import type { Retained } from './retention.ts'
import { createVacancy, ensurePlaces } from './vacancies.ts'

/** The data of employers, for `RETAINED`. */
export const RETAINED_OF_EMPLOYERS: Record<string, Retained[]> = {
  "a company's domain that was not proved": [
    {
      table: 'company_domains',
      column: 'token_hash',
      insert: async (test, asked_at, token_hash) => {
        const owner = await createUser(test, { role: 'boss' })
        return test.db
          .insertInto('company_domains')
          .values({
            company_id: await createCompany(test, owner),
            domain: 'bakery.example',
            mailbox: 'info',
            asked_by: owner.id,
            token_hash,
            asked_at,
            expires_at: new Date(asked_at.getTime() + LIMITS.domainLinkDays * DAY_MS),
            verified_at: null,
          })
          .execute()
      },
    },
  ],
  'invitations to a company': [
    {
      table: 'company_invitations',
      column: 'token_hash',
      insert: async (test, at, token_hash) => {
        const owner = await createUser(test, { role: 'boss' })
        await createCompany(test, owner)
        const email = `${token_hash}@people.example`
        await test.db
          .transaction()
          .execute((trx) =>
            invite({ ...test.deps, clock: () => at }, trx, owner.id, { email, role: 'viewer' }),
          )
        return test.db
          .updateTable('company_invitations')
          .set({ token_hash })
          .where('email', '=', email)
          .execute()
      },
    },
  ],
  'closed vacancies that were never approved or rejected': [
    {
      table: 'vacancies',
      column: 'slug',
      insert: async (test, closed_at, slug) => {
        const { id: user_id } = await createUser(test, { role: 'boss' })
        return createVacancy(test, {
          user_id,
          slug,
          closed_at,
          moderation_state: 'pending',
          approved_version: null,
          approved_at: null,
          published_at: null,
          expires_at: null,
        })
      },
    },
  ],
  "the last reading of an import's source, with its rows": [
    {
      table: 'import_runs',
      column: 'failure',
      insert: async (test, moved_at, failure) => {
        const { token } = await createUser(test, { role: 'boss' })
        await ensurePlaces(test)
        const source_id = await createImporter(test, token).addSource()
        const run = { state: 'failed', file: null, failure, is_daily: false, is_upload: true } as const
        return test.db
          .insertInto('import_runs')
          .values({ source_id, ...run, created_at: moved_at, moved_at })
          .execute()
      },
    },
  ],
}
