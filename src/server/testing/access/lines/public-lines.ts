import { randomUUID } from 'node:crypto'
import { signLinks } from '../../../mail/signed-links.ts'
import { unsubscribeToken } from '../../../newsletter/tokens.ts'
import { objectionLink } from '../../../objections/link.ts'
import { confirmToken } from '../../../vacancies/confirm-token.ts'
import { createUser } from '../../people.ts'
import { PLACES } from '../../vacancies.ts'
import type { CallContext, RouteCase, RouteCases } from '../line.ts'

const open: RouteCase = { owner: 'visitor' }
const at = (path: Record<string, string | number>): RouteCase => ({
  owner: 'visitor',
  call: () => ({ path }),
})

/** Replaces the last characters of a token, so that other callers send a wrong one. */
const forged = (token: string) => `${token.slice(0, -4)}${token.endsWith('AAAA') ? 'BBBB' : 'AAAA'}`
const question = ({ victims, isOwner, test }: CallContext) => {
  const token = confirmToken(test.deps.config, { vacancyId: victims.job.id, askedAt: test.clock() })
  return { query: { token: isOwner ? token : forged(token) } }
}
const objection = async ({ victims, isOwner, test }: CallContext) => {
  const { link, claims } = objectionLink({ type: 'offer', id: victims.offer.id, at: test.clock() }, 'en', '')
  const text = isOwner ? signLinks(test.deps.config, { to: '', subject: '', text: link, claims }).text : link
  return { query: Object.fromEntries(new URL(text, 'http://localhost').searchParams) }
}
/** The link to object, after the offer was taken down. */
const takenDown = async (given: CallContext) => {
  if (given.isOwner) {
    const { token } = await createUser(given.test, { role: 'admin' })
    const body = { reason: 'It breaks our rules in several ways.' }
    await given.test.call('POST', `/admin/offers/${given.victims.offer.id}/take-down`, { token, body })
  }
  return objection(given)
}
const unsubscription = ({ victims, isOwner, test }: CallContext) => {
  const token = unsubscribeToken(test.deps.config, victims.subscription.id)
  return isOwner ? token : forged(token)
}

/** An active subscription of the job seeker's address. */
const ownSubscription = async ({ victims, test }: CallContext) => {
  const { id } = await test.db
    .insertInto('newsletter_subscriptions')
    .values({
      email: victims.seeker.email,
      language: 'en',
      text_version: '1',
      token_hash: randomUUID(),
      requested_at: test.clock(),
      confirmed_at: test.clock(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { path: { id } }
}

/** Public routes, the newsletter and the contact form. */
export const PUBLIC_LINES: RouteCases = {
  'GET /city': open,
  'GET /rubric': open,
  'GET /rubric-in-main': open,
  'GET /jobs': open,
  'GET /jobs/whole': open,
  'GET /jobs/filters': open,
  'GET /jobs/filter/city': open,
  'GET /jobs/filter/rubric': open,
  'GET /job-places/:slug': at({ slug: `test-${PLACES.rubric}` }),
  'GET /job-places/:slug/:city': at({ slug: `test-${PLACES.rubric}`, city: 'berlin' }),
  // Visits count only for public vacancies. This one is not public.
  'POST /jobs/:slug/visits': {
    owner: 'visitor',
    call: ({ victims }) => ({ path: { slug: victims.pending.slug } }),
  },
  'GET /jobs/:slug': { owner: 'visitor', call: ({ victims }) => ({ path: { slug: victims.job.slug } }) },
  'GET /search': { owner: 'visitor', call: () => ({ query: { title: 'baker' } }) },
  'GET /search/suggestions': { owner: 'visitor', call: () => ({ query: { q: 'bak' } }) },
  'GET /pay-tables': open,
  'GET /vacancies/still-open': { owner: 'visitor', call: question, others: 404 },
  'POST /vacancies/still-open': { owner: 'visitor', call: question, others: 404 },
  'GET /objections': { owner: 'visitor', call: takenDown, others: 404 },
  'POST /objections': {
    owner: 'visitor',
    call: async (given) => ({ ...(await takenDown(given)), body: { text: 'It breaks no rule.' } }),
    others: 404,
  },
  'GET /offers': open,
  'GET /offers/:id': { owner: 'visitor', call: ({ victims }) => ({ path: { id: victims.offer.id } }) },
  'GET /offers/filters': open,
  'GET /offers/filter/city': open,
  'GET /offers/filter/rubric': open,
  'GET /offers/filter/name': open,
  'GET /pages/:slug': at({ slug: 'imprint' }),
  'GET /faq': open,
  'GET /statistics': open,
  'GET /transparency': open,
  'GET /approval-time': open,
  'GET /contact': open,
  'GET /appOption/:id': at({ id: 1 }),
  'GET /news': open,
  'GET /blog': open,
  'GET /blog/:slug': {
    owner: 'visitor',
    call: async ({ test }) => ({ path: { slug: await firstArticle(test) } }),
  },
  'POST /addMessage': {
    owner: 'visitor',
    call: ({ victims }) => ({
      body: { name: 'Olga', email: victims.seeker.email, description: 'Can you help me, please?' },
    }),
  },
  'GET /cabinet/newsletter': { owner: 'seeker' },
  'DELETE /cabinet/newsletter/:id': { owner: 'seeker', call: ownSubscription },
  'POST /subscriptions': {
    owner: 'visitor',
    call: () => ({ body: { email: `${randomUUID()}@people.example` } }),
  },
  'POST /subscriptions/confirm': {
    owner: 'visitor',
    call: ({ victims, isOwner }) => ({ body: { token: isOwner ? victims.newsletterToken : randomUUID() } }),
    others: 422,
  },
  'POST /subscriptions/unsubscribe': {
    owner: 'visitor',
    call: (given) => ({ body: { token: unsubscription(given) } }),
    others: 422,
  },
  'POST /subscriptions/unsubscribe/one-click': {
    owner: 'visitor',
    call: (given) => ({ query: { token: unsubscription(given) } }),
    others: 422,
  },
  'GET /subscriptions/unsubscribe/one-click': {
    owner: 'visitor',
    call: (given) => ({ query: { token: unsubscription(given) } }),
  },
}

async function firstArticle({ db }: CallContext['test']): Promise<string> {
  const { slug } = await db.selectFrom('blog_articles').select('slug').limit(1).executeTakeFirstOrThrow()
  return slug
}
