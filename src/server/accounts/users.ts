import type { CurrentUser } from '#shared/contract/accounts.ts'
import { publicName } from '#shared/rules/public-name.ts'
import { rolesOf } from './roles.ts'
import type { CurrentUserRow, User } from './users-store.ts'

export {
  confirmEmail,
  dropInvitedCompany,
  findUserByEmail,
  findUserById as findUser,
  type User,
} from './users-store.ts'

/** The public part of a user: the surname is shortened to its initial. */
export function personOf(user: Pick<User, 'id' | 'name' | 'surname' | 'url_img'>) {
  return { id: user.id, name: publicName(user), url_img: user.url_img }
}

/** The current user, as returned to that user only. */
export function currentUserOf(user: CurrentUserRow): CurrentUser {
  const { id, role, person_type, name, surname, email, phone, url_img } = user
  const { company_name, contact_name, language, must_change_password } = user
  return {
    id,
    role,
    roles: rolesOf(user),
    person_type,
    name,
    surname,
    email,
    phone,
    url_img,
    company_name,
    contact_name,
    language,
    must_change_password,
    email_confirmed: user.email_confirmed_at !== null,
    pending_email: user.pending_email,
    pending_phone: user.pending_phone,
    erase_at: user.erase_at?.toISOString() ?? null,
    exported_at: user.exported_at?.toISOString() ?? null,
    privacy: {
      version: user.privacy_version,
      accepted_at: user.privacy_accepted_at?.toISOString() ?? null,
    },
    terms: {
      version: user.terms_version,
      accepted_at: user.terms_accepted_at?.toISOString() ?? null,
    },
  }
}
