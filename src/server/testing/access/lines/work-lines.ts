import { createUser } from '../../people.ts'
import { PLACES, vacancyForm } from '../../vacancies.ts'
import type { CallContext, RouteCase, RouteCases } from '../line.ts'

const OFFER = {
  name: 'Childcare in the evening',
  rubric_id: PLACES.rubric,
  city_id: PLACES.near,
  pay_type: 'per_hour',
  pay_amount: 17,
  description: 'I look after children and cook for them.',
  language: 'en',
}
const ofVacancy = (thing: 'job' | 'closed' | 'pending', body?: object): RouteCase => ({
  owner: 'employer',
  call: ({ victims }) => ({ path: { id: victims[thing].id }, ...(body && { body }) }),
})
const ofBid = (owner: 'seeker' | 'employer', body?: object): RouteCase => ({
  owner,
  call: ({ victims }) => ({ path: { id: victims.bid.id }, ...(body && { body }) }),
})
const ofOffer = (body?: object): RouteCase => ({
  owner: 'seeker',
  call: ({ victims }) => ({ path: { id: victims.offer.id }, ...(body && { body }) }),
})
const ofTemplate = (body?: object): RouteCase => ({
  owner: 'employer',
  call: ({ victims }) => ({ path: { id: victims.template.id }, ...(body && { body }) }),
})
const ofFeed = (body?: object): RouteCase => ({
  owner: 'employer',
  call: ({ victims }) => ({ path: { id: victims.feed.id }, ...(body && { body }) }),
})
/** Every user has their own favourites, so other callers may add and remove the same thing in their own list. */
const favourites = (
  kind: string,
  owner: 'seeker' | 'employer',
  idOf: (given: CallContext) => number,
): RouteCases => ({
  [`GET /cabinet/favorites/${kind}`]: { owner },
  [`PUT /cabinet/favorites/${kind}/:id`]: {
    owner,
    call: (given) => ({ path: { id: idOf(given) } }),
    others: 'done',
  },
  [`DELETE /cabinet/favorites/${kind}/:id`]: {
    owner,
    call: (given) => ({ path: { id: idOf(given) } }),
    others: 'done',
  },
})

/** Vacancies, bids, offers, favourites and saved searches. */
export const WORK_LINES: RouteCases = {
  'GET /cabinet/hidden-jobs': { owner: 'seeker' },
  'PUT /cabinet/hidden-jobs/:id': {
    owner: 'seeker',
    call: ({ victims }) => ({ path: { id: victims.free.id } }),
    others: 'done',
  },
  'DELETE /cabinet/hidden-jobs/:id': {
    owner: 'seeker',
    call: ({ victims }) => ({ path: { id: victims.free.id } }),
    others: 'done',
  },
  'POST /jobs/:slug/rates': {
    owner: 'seeker',
    call: ({ victims }) => ({ path: { slug: victims.free.slug }, body: { text: 'I bake well.' } }),
    others: 'done',
  },
  'GET /cabinet/rates': { owner: 'seeker' },
  'PUT /rates/:id': ofBid('seeker', { text: 'I bake better.' }),
  'DELETE /rates/:id': ofBid('seeker'),
  'PATCH /rates/:id': ofBid('employer', { state: 'declined' }),
  'POST /rates/seen': { owner: 'employer', call: () => ({ body: { ids: [1] } }), others: 'done' },
  'PUT /rates/:id/choice': ofBid('employer', { others: [] }),
  'PUT /rates/:id/note': ofBid('employer', { text: 'Ask again', tags: ['later'] }),
  'GET /cabinet/vacancies/:id/rates': ofVacancy('job'),
  'GET /cabinet/vacancies/:id/visits': ofVacancy('job'),
  'GET /cabinet/vacancies': { owner: 'employer' },
  'POST /cabinet/vacancies': { owner: 'employer', call: () => ({ body: vacancyForm() }) },
  'GET /cabinet/vacancies/:id': ofVacancy('pending'),
  'PATCH /cabinet/vacancies/:id': ofVacancy('job', { title: 'Konditor (m/w/d)' }),
  'DELETE /cabinet/vacancies/:id': ofVacancy('job'),
  'POST /cabinet/vacancies/:id/renew': ofVacancy('job'),
  'POST /cabinet/vacancies/:id/confirm': ofVacancy('job'),
  'POST /cabinet/vacancies/:id/objection': {
    owner: 'employer',
    call: async ({ victims: { pending }, isOwner, test }) => {
      if (isOwner) {
        const { token } = await createUser(test, { role: 'admin' })
        const body = { reason: 'No pay is given.' }
        await test.call('POST', `/admin/vacancies/${pending.id}/reject`, { token, body })
      }
      return { path: { id: pending.id }, body: { text: 'The pay is in the text.' } }
    },
  },
  'POST /cabinet/vacancies/:id/close': ofVacancy('job'),
  'POST /cabinet/vacancies/:id/reopen': ofVacancy('closed'),
  'POST /cabinet/vacancies/:id/drop-change': ofVacancy('job'),
  'GET /cabinet/vacancy-templates': { owner: 'employer' },
  'POST /cabinet/vacancy-templates': {
    owner: 'employer',
    call: ({ victims }) => ({ body: { name: 'Baking', vacancy_id: victims.job.id } }),
    others: 404,
  },
  'PATCH /cabinet/vacancy-templates/:id': ofTemplate({ name: 'Baking at night' }),
  'DELETE /cabinet/vacancy-templates/:id': ofTemplate(),
  'GET /cabinet/imports': { owner: 'employer' },
  'POST /cabinet/imports': { owner: 'employer', call: () => ({ body: { name: 'Bakery' } }) },
  'PUT /cabinet/imports/:id': ofFeed({ name: 'Bread' }),
  'DELETE /cabinet/imports/:id': ofFeed(),
  'POST /cabinet/imports/:id/file': {
    owner: 'employer',
    call: ({ victims }) => ({ path: { id: victims.feed.id }, picture: 'file' }),
  },
  'POST /cabinet/imports/:id/fetch': ofFeed(),
  'POST /cabinet/imports/:id/start': ofFeed({}),
  'GET /cabinet/imports/:id/rows': ofFeed(),
  'GET /cabinet/imports/:id/problems': ofFeed(),
  'GET /cabinet/offers': { owner: 'seeker' },
  'POST /cabinet/offers': { owner: 'seeker', call: () => ({ body: OFFER }) },
  'PATCH /cabinet/offers/:id': ofOffer({ name: 'Cooking and childcare' }),
  'DELETE /cabinet/offers/:id': ofOffer(),
  'POST /cabinet/offers/:id/objection': {
    owner: 'seeker',
    call: async ({ victims: { offer }, isOwner, test }) => {
      if (isOwner) {
        const { token } = await createUser(test, { role: 'admin' })
        const body = { reason: 'It breaks our rules.' }
        await test.call('POST', `/admin/offers/${offer.id}/take-down`, { token, body })
      }
      return { path: { id: offer.id }, body: { text: 'It breaks no rule.' } }
    },
  },
  'POST /users/:id/phone': {
    owner: 'employer',
    // Phone numbers are hidden by default.
    call: async ({ victims, test, isOwner }) => {
      if (isOwner)
        await test.call('PATCH', '/cabinet/profile', {
          token: victims.seeker.token,
          body: { visibility: { phone: true } },
        })
      return { path: { id: victims.seeker.id } }
    },
  },
  ...favourites('jobs', 'seeker', ({ victims }) => victims.job.id),
  ...favourites('offers', 'employer', ({ victims }) => victims.offer.id),
  ...favourites('users', 'employer', ({ victims }) => victims.seeker.id),
  'GET /cabinet/saved-searches': { owner: 'seeker' },
  'POST /cabinet/saved-searches': {
    owner: 'seeker',
    call: () => ({ body: { title: 'Baking', filters: { q: 'Bake' } } }),
  },
  'PATCH /cabinet/saved-searches/:id': {
    owner: 'seeker',
    call: ({ victims }) => ({
      path: { id: victims.search.id },
      body: { notify: { app: false, push: false, email: false } },
    }),
  },
  'DELETE /cabinet/saved-searches/:id': {
    owner: 'seeker',
    call: ({ victims }) => ({ path: { id: victims.search.id } }),
  },
}
