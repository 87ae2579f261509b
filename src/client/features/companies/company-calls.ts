import { apiSend } from '#client/platform/api/api.ts'
import { shrinkPhoto } from '#client/platform/device/shrink-photo.ts'
import { sendInOrder } from '#client/platform/outbox/send-in-order.ts'
import {
  CompanyAnswer,
  type CompanyForm,
  type CompanyRole,
  type DomainForm,
  type InvitationForm,
} from '#shared/contract/companies.ts'
import { AVATAR_BYTES } from '#shared/contract/profiles.ts'

const PATH = '/cabinet/company'
const schema = CompanyAnswer

/** Creates the company, or changes the given version of it. */
export const saveCompany = (body: CompanyForm, version: number | undefined) =>
  sendInOrder('PUT', PATH, { body, schema, ...(version !== undefined && { ifMatch: version }) })

/** Uploads a picture as the company's logo; the server re-encodes it. A larger one than it accepts is made smaller first. */
export async function uploadLogo(file: File) {
  const smaller = file.size > AVATAR_BYTES ? await shrinkPhoto(file) : null
  const body = new FormData()
  body.set('logo', smaller ?? file)
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
