import { apiSend } from '#client/platform/api/api.ts'
import { sendInOrder } from '#client/platform/outbox/send-in-order.ts'
import {
  CompanyAnswer,
  type CompanyForm,
  type CompanyRole,
  type DomainForm,
  type InvitationForm,
} from '#shared/contract/companies.ts'

const PATH = '/cabinet/company'
const schema = CompanyAnswer

/** Creates the company, or changes the given version of it. */
export const saveCompany = (body: CompanyForm, version: number | undefined) =>
  sendInOrder('PUT', PATH, { body, schema, ...(version !== undefined && { ifMatch: version }) })

/** Uploads a picture as the company's logo; the server re-encodes it. */
export function uploadLogo(file: File) {
  const body = new FormData()
  body.set('logo', file)
  return sendInOrder('PUT', `${PATH}/logo`, { body, schema })
}

export const removeLogo = (): Promise<unknown> => sendInOrder('DELETE', `${PATH}/logo`)

/** Mails a link to a mailbox of the domain. */
export const askDomain = (body: DomainForm) => sendInOrder('PUT', `${PATH}/domain`, { body, schema })

export const removeDomain = (): Promise<unknown> => sendInOrder('DELETE', `${PATH}/domain`)

export const proveDomain = (token: string) =>
  apiSend('PUT', `${PATH}/domain/proof`, { body: { token }, schema })

export const inviteColleague = (body: InvitationForm): Promise<unknown> =>
  sendInOrder('PUT', `${PATH}/invitations`, { body })

export const withdrawInvitation = (id: number): Promise<unknown> =>
  sendInOrder('DELETE', `${PATH}/invitations/${id}`)

export const changeRole = (id: number, role: CompanyRole) =>
  sendInOrder('PATCH', `${PATH}/members/${id}`, { body: { role }, schema })

/** Removes a colleague; with the own id it leaves the company. */
export const removeMember = (id: number): Promise<unknown> => sendInOrder('DELETE', `${PATH}/members/${id}`)

export const acceptInvitation = (token: string) =>
  apiSend('POST', `${PATH}/membership`, { body: { token }, schema })
