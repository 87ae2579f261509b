import { randomUUID } from 'node:crypto'
import type { RouteCases } from '../line.ts'

/** The company of an employer and its team. */
export const COMPANY_LINES: RouteCases = {
  'GET /cabinet/company': { owner: 'employer' },
  'PUT /cabinet/company': { owner: 'employer', call: () => ({ body: { name: 'Bakery of Anna' } }) },
  // The others have no company.
  'PUT /cabinet/company/logo': { owner: 'employer', call: () => ({ picture: 'logo' }), others: 404 },
  'DELETE /cabinet/company/logo': { owner: 'employer', others: 404 },
  'PUT /cabinet/company/domain': {
    owner: 'employer',
    call: () => ({ body: { domain: `${randomUUID()}.bakery.de`, mailbox: 'postmaster' } }),
    others: 404,
  },
  'DELETE /cabinet/company/domain': { owner: 'employer', others: 404 },
  'PUT /cabinet/company/domain/proof': {
    owner: 'employer',
    call: ({ victims }) => ({ body: { token: victims.domainToken } }),
    // They have no company.
    others: 404,
  },
  'PATCH /cabinet/company/members/:id': {
    owner: 'employer',
    call: ({ victims }) => ({ path: { id: victims.colleague.id }, body: { role: 'recruiter' } }),
  },
  'DELETE /cabinet/company/members/:id': {
    owner: 'employer',
    call: ({ victims }) => ({ path: { id: victims.colleague.id } }),
  },
  'PUT /cabinet/company/invitations': {
    owner: 'employer',
    call: () => ({ body: { email: `${randomUUID()}@people.example`, role: 'viewer' } }),
    // They have no company.
    others: 404,
  },
  'DELETE /cabinet/company/invitations/:id': {
    owner: 'employer',
    call: ({ victims }) => ({ path: { id: victims.invitation.id } }),
  },
  'POST /company-invitation': {
    owner: 'visitor',
    call: ({ victims, isOwner }) => ({ body: { token: isOwner ? victims.invitationToken : randomUUID() } }),
    others: 422,
  },
  'POST /company-invitation/decline': {
    owner: 'visitor',
    call: ({ victims, isOwner }) => ({ body: { token: isOwner ? victims.invitationToken : randomUUID() } }),
    others: 422,
  },
  'POST /cabinet/company/membership': {
    owner: 'other employer',
    call: async ({ victims, caller, isOwner, test }) => {
      if (isOwner && caller.user)
        await test.db
          .updateTable('company_invitations')
          .set({ email: caller.user.email })
          .where('id', '=', victims.invitation.id)
          .execute()
      // The others know the token too, but it was mailed to another address.
      return { body: { token: victims.invitationToken } }
    },
    others: 403,
  },
}
