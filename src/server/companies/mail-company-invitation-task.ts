import * as z from 'zod/mini'
import type { Deps } from '../http/deps.ts'
import { defineTask } from '../tasks/task.ts'
import { mailInvitation } from './invite.ts'

declare module '../tasks/task.ts' {
  interface TaskPayloads {
    'mail-company-invitation': { invitation_id: number }
  }
}

/** Mails a colleague the link of an invitation. */
export const mailCompanyInvitationTask = defineTask({
  name: 'mail-company-invitation',
  payload: z.object({ invitation_id: z.int() }),
  work: (deps: Deps, { invitation_id }) => mailInvitation(deps, invitation_id),
})
