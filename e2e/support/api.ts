import type { Register } from '../../src/shared/contract/accounts.ts'
import type { Bid, ReceivedBid } from '../../src/shared/contract/bids.ts'
import type { StaffRole } from '../../src/shared/contract/staff.ts'
import type { Vacancy, VacancyFormInput } from '../../src/shared/contract/vacancies.ts'
import { MINUTE_MS } from '../../src/shared/durations.ts'
import { mailTo } from './mails.ts'
import { PASSWORD, PEOPLE } from './people.ts'
import { registrationOf } from './registration.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

// A token is valid for an hour, and a run of many stories can take longer.
const NEW_TOKEN_AFTER_MS = 30 * MINUTE_MS
const tokens = new Map<string, { token: Promise<string>; at: number }>()

/** Calls the API directly, to prepare data and to check what the server has stored. */
export function createApi(port: number) {
  const call = async <T>(method: Method, path: string, token?: string, body?: unknown): Promise<T> => {
    const response = await fetch(`http://127.0.0.1:${port}/api/v1${path}`, {
      method,
      headers: {
        'accept-language': 'en',
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
    return (response.status === 204 ? undefined : await response.json()) as T
  }
  /** A session besides the browser's, shared by all tests on this server, because hashing a password is slow. */
  const logIn = (role: keyof typeof PEOPLE): Promise<string> => {
    const name = `${role} ${port}`
    const known = tokens.get(name)
    if (known && Date.now() - known.at < NEW_TOKEN_AFTER_MS) return known.token
    const token = freshToken(role)
    tokens.set(name, { token, at: Date.now() })
    return token
  }
  const freshToken = async (role: keyof typeof PEOPLE): Promise<string> => {
    const body = { login: PEOPLE[role], password: PASSWORD }
    const answer = await call<{ access_token: string }>('POST', '/auth/login', undefined, body)
    return answer.access_token
  }
  const register = async (changes: Partial<Register> = {}): Promise<{ email: string; token: string }> => {
    const form = registrationOf(changes)
    const answer = await call<{ access_token: string }>('POST', '/auth/register', undefined, form)
    return { email: form.email, token: answer.access_token }
  }
  const confirm = async (email: string, dataDir: string): Promise<void> => {
    const [, token] = /#token=([\w-]+)/.exec(await mailTo(dataDir, email)) ?? []
    await call('POST', '/auth/confirm-email', undefined, { token })
  }
  return {
    call,
    logIn,
    /** Registers a person, by default a job seeker, and signs them in. */
    register,
    /** Confirms an e-mail address with the link that was mailed to it. */
    confirm,
    /** An approved vacancy of the demo employer. */
    async createJob(title: string, changes: Partial<VacancyFormInput> = {}): Promise<Vacancy> {
      const boss = await logIn('boss')
      const { data } = await call<{ data: Vacancy }>('POST', '/cabinet/vacancies', boss, {
        ...VACANCY,
        title,
        ...changes,
      })
      await call('POST', `/admin/vacancies/${data.id}/approve`, await logIn('admin'), {})
      return data
    },
    /** The demo employer's vacancy with this title. */
    async ownVacancy(title: string): Promise<Vacancy> {
      const { data } = await call<{ data: Vacancy[] }>('GET', '/cabinet/vacancies', await logIn('boss'))
      const own = data.find((one) => one.title === title)
      if (!own) throw new Error(`No vacancy ${title}`)
      return own
    },
    /** Whether everybody can read a job. */
    isPublic: (slug: string): Promise<boolean> =>
      call('GET', `/jobs/${slug}`).then(
        () => true,
        () => false,
      ),
    /** A confirmed account that the demo administrator has appointed. Returns its e-mail address. */
    async createStaff(role: StaffRole, dataDir: string): Promise<string> {
      const { email, token } = await register()
      await confirm(email, dataDir)
      const { data } = await call<{ data: { id: number } }>('GET', '/cabinet/user-role', token)
      const body = { role, password: PASSWORD }
      await call('POST', `/admin/users/${data.id}/staff-role`, await logIn('admin'), body)
      return email
    },
    /** The bids that the employer has for a vacancy. */
    async bidsFor(vacancyId: number): Promise<ReceivedBid[]> {
      return (
        await call<{ data: ReceivedBid[] }>(
          'GET',
          `/cabinet/vacancies/${vacancyId}/rates`,
          await logIn('boss'),
        )
      ).data
    },
    /** Places a bid as the demo job seeker, as if from another device. */
    async bid(slug: string, text: string): Promise<Bid> {
      return (await call<{ data: Bid }>('POST', `/jobs/${slug}/rates`, await logIn('worker'), { text })).data
    },
  }
}

/** The API, as stories call it. */
export type Api = ReturnType<typeof createApi>

/** Places a bid as a job seeker who has just registered and confirmed the address. */
export async function bidOfNewPerson(
  { register, confirm, call }: Api,
  { dataDir, slug, text, ...changes }: { dataDir: string; slug: string; text: string } & Partial<Register>,
): Promise<void> {
  const { email, token } = await register(changes)
  await confirm(email, dataDir)
  await call('POST', `/jobs/${slug}/rates`, token, { text })
}

const BERLIN = 2950159

/** The form of an ordinary vacancy. */
export const VACANCY: VacancyFormInput = {
  company_name: 'Bäckerei Morgenrot',
  contact_name: 'Jana Vogt',
  title: 'Verkäuferin (m/w/d)',
  rubric_id: 13,
  city_id: BERLIN,
  pay_type: 'per_hour',
  pay_amount: 16,
  description: 'Wir suchen ab sofort Verstärkung für unser freundliches Team im Verkauf.',
  requirements: ['Freundliches Auftreten'],
  responsibilities: ['Verkauf von Brot und Kuchen'],
  employment_type: 'part_time',
  employer_kind: 'company',
  language: 'de',
}

/** The form of an ordinary offer. */
export const OFFER = {
  name: 'Parcels sent on',
  rubric_id: 13,
  city_id: BERLIN,
  language: 'en',
  pay_type: 'per_hour',
  pay_amount: 40,
  description: 'You send on what comes to your home.',
}
