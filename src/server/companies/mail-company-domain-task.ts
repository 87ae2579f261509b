import * as z from 'zod/mini'
import type { Deps } from '../http/deps.ts'
import { defineTask } from '../tasks/task.ts'
import { mailDomainLink } from './domain.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'mail-company-domain': { company_id: number; asked_at: string }
  }
}

/** Mails the link that proves a company's domain to a mailbox of that domain. */
export const mailCompanyDomainTask = defineTask({
  name: 'mail-company-domain',
  payload: z.object({ company_id: z.int(), asked_at: z.string() }),
  work: (deps: Deps, payload) => mailDomainLink(deps, payload),
})
