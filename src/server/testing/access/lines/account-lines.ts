import { randomInt, randomUUID } from 'node:crypto'
import { PASSWORD } from '../../people.ts'
import type { CallContext, RouteCases } from '../line.ts'

const STAFF_CANNOT = { moderator: 403, editor: 403, administrator: 403 }

const registration = ({ victims, isOwner }: CallContext) => ({
  body: {
    role: 'worker',
    person_type: 'individual',
    name: 'Olga',
    surname: 'Petrova',
    // The address belongs to a victim, so it is refused.
    email: isOwner ? `${randomUUID()}@people.example` : victims.seeker.email,
    phone: `+49151${randomInt(10_000_000, 99_999_999)}`,
    password: 'Tunnel-2027!',
    password_confirmation: 'Tunnel-2027!',
    privacy_policy: true,
  },
})

/** Registration, sessions and the own account. */
export const ACCOUNT_LINES: RouteCases = {
  'POST /auth/register': { owner: 'visitor', call: registration, others: 422 },
  'POST /auth/login': {
    owner: 'seeker',
    call: ({ victims, isOwner }) => ({
      body: { login: victims.seeker.email, password: isOwner ? PASSWORD : 'Tunnel-2027!' },
    }),
    others: 422,
  },
  'POST /auth/logout': { owner: 'seeker' },
  'POST /auth/forgot': {
    owner: 'visitor',
    call: ({ victims }) => ({ body: { email: victims.seeker.email } }),
  },
  'POST /auth/confirm-email': {
    owner: 'visitor',
    call: ({ victims, isOwner }) => ({ body: { token: isOwner ? victims.emailToken : randomUUID() } }),
    others: 422,
  },
  'POST /auth/confirm-email/resend': { owner: 'unconfirmed seeker' },
  'POST /auth/refresh': { owner: 'seeker' },
  'GET /cabinet/user-role': { owner: 'seeker' },
  'PATCH /cabinet/language': { owner: 'seeker', call: () => ({ body: { language: 'de' } }) },
  'PUT /cabinet/role': {
    owner: 'seeker',
    call: () => ({ body: { role: 'worker', agreed: true } }),
    others: STAFF_CANNOT,
  },
  'PUT /cabinet/password': {
    owner: 'seeker',
    call: () => ({
      body: { current_password: PASSWORD, password: 'Tunnel-2027!', password_confirmation: 'Tunnel-2027!' },
    }),
  },
  'PUT /cabinet/email': {
    owner: 'seeker',
    call: () => ({ body: { email: `${randomUUID()}@people.example`, password: PASSWORD } }),
  },
  'DELETE /cabinet/email': { owner: 'seeker' },
  'PUT /cabinet/phone': {
    owner: 'seeker',
    call: () => ({ body: { phone: `+49151${randomInt(10_000_000, 99_999_999)}`, password: PASSWORD } }),
  },
  'DELETE /cabinet/phone': { owner: 'seeker' },
  'GET /cabinet/seal-key': { owner: 'seeker' },
  'GET /cabinet/sessions': { owner: 'seeker' },
  'DELETE /cabinet/sessions': { owner: 'seeker' },
  'DELETE /cabinet/sessions/:id': {
    owner: 'seeker',
    call: ({ victims }) => ({ path: { id: victims.session.id } }),
  },
  'POST /cabinet/export': { owner: 'seeker', call: () => ({ body: { password: PASSWORD } }) },
  'DELETE /cabinet': {
    owner: 'seeker',
    call: () => ({ body: { password: PASSWORD } }),
    others: STAFF_CANNOT,
  },
  'GET /cabinet/deletion': { owner: 'seeker' },
  'DELETE /cabinet/deletion': { owner: 'seeker' },
  'GET /cabinet/removals': { owner: 'seeker' },
  'GET /cabinet/blocks': { owner: 'seeker' },
  'PUT /cabinet/blocks/:user_id': {
    owner: 'seeker',
    call: ({ victims }) => ({ path: { user_id: victims.employer.id } }),
    others: 'done',
  },
  'DELETE /cabinet/blocks/:user_id': {
    owner: 'seeker',
    call: ({ victims }) => ({ path: { user_id: victims.blocked.id } }),
    others: 'done',
  },
  'GET /cabinet/profile': { owner: 'seeker' },
  'PATCH /cabinet/profile': { owner: 'seeker', call: () => ({ body: { about: 'I bake.' } }) },
  'GET /cabinet/resume': { owner: 'seeker' },
  ...entryLines('experience', 'experience', { position: 'Cook', period_from: '2021-01-01' }),
  ...entryLines('education', 'education', {
    specialty: 'Cooking',
    institution: 'A',
    period_from: '2021-01-01',
  }),
  ...entryLines('languages', 'language', { language: 'pl', level: 'spoken' }),
  'PUT /cabinet/avatar': { owner: 'seeker', call: () => ({ picture: 'avatar' }) },
  'DELETE /cabinet/avatar': { owner: 'seeker' },
  'GET /users/:id': { owner: 'visitor', call: ({ victims }) => ({ path: { id: victims.seeker.id } }) },
}

function entryLines(path: string, thing: 'experience' | 'education' | 'language', form: object): RouteCases {
  const own = ({ victims }: CallContext) => ({ id: victims[thing].id })
  return {
    [`GET /cabinet/${path}`]: { owner: 'seeker' },
    [`POST /cabinet/${path}`]: { owner: 'seeker', call: () => ({ body: form }) },
    [`PATCH /cabinet/${path}/:id`]: { owner: 'seeker', call: (given) => ({ path: own(given), body: form }) },
    [`DELETE /cabinet/${path}/:id`]: { owner: 'seeker', call: (given) => ({ path: own(given) }) },
  }
}
