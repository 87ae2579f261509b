import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { CONTENT_KINDS, type ContentKind, FIXED_KINDS } from '#shared/contract/content-kinds.ts'
import { createUser, PASSWORD } from '../../people.ts'
import type { TestApp } from '../../test-app.ts'
import type { CallContext, RouteCase, RouteCases } from '../line.ts'

const reason = { reason: 'It breaks our rules in several ways.' }
const texts = (text: string) => ({ en: text, ru: text, pl: text, de: text })

const ofSeeker = (body?: object): RouteCase => ({
  owner: 'moderator',
  call: ({ victims }) => ({ path: { id: victims.seeker.id }, ...(body && { body }) }),
})
const about = (
  owner: 'moderator' | 'administrator',
  thing: 'pending' | 'job' | 'offer' | 'report' | 'contactMessage',
  body?: object,
): RouteCase => ({
  owner,
  call: ({ victims }) => ({ path: { id: victims[thing].id }, ...(body && { body }) }),
})

/** Undoes a decision that its member of staff has just made with `hold`. Others may not undo it. */
const undone = (
  idOf: (given: CallContext) => number | Promise<number>,
  decision: { method?: 'PATCH'; path: (id: number) => string; body?: object },
): RouteCase => ({
  owner: 'moderator',
  call: async (given) => {
    const { caller, isOwner, test } = given
    const { method = 'POST', path, body } = decision
    const id = await idOf(given)
    const { name, token } = caller
    if ((isOwner || name === 'moderator') && token)
      await test.call(method, `/admin/${path(id)}`, { token, body: { ...body, hold: true } })
    return { path: { id } }
  },
  others: { administrator: 409 },
})

const FORMS: Record<ContentKind, () => object> = {
  blog: () => ({
    slug: `a-${randomUUID()}`,
    titles: texts('A'),
    summaries: texts('A'),
    bodies: texts('A'),
  }),
  news: () => ({ titles: texts('A'), bodies: texts('A') }),
  faq: () => ({ topic: 'general', questions: texts('A'), answers: texts('A') }),
  pages: () => ({ slug: `a-${randomUUID()}`, titles: texts('A'), bodies: texts('A') }),
  rubrics: () => ({ slug: `a-${randomUUID()}`, icon: 'dots', names: texts(`A ${randomUUID().slice(0, 8)}`) }),
  cities: () => ({ names: { de: 'A' } }),
  contacts: () => ({ address: 'B 1, Berlin', phone: '+49 30 123456' }),
}

/** The administration. Each route is called by a member of staff with the required right. */
export const STAFF_LINES: RouteCases = {
  'GET /admin/vacancies': { owner: 'moderator' },
  'POST /admin/vacancies/:id/approve': about('moderator', 'pending'),
  'POST /admin/vacancies/:id/undo-approval': undone(({ victims }) => victims.pending.id, {
    path: (id) => `vacancies/${id}/approve`,
  }),
  'POST /admin/vacancies/:id/reject': about('moderator', 'pending', reason),
  'POST /admin/reports/:id/undo-decision': undone(({ victims }) => victims.report.id, {
    method: 'PATCH',
    path: (id) => `reports/${id}`,
    body: { state: 'dismissed', decision: 'No rule is broken.' },
  }),
  'POST /admin/objections/:id/undo-decision': undone(({ test }) => objectionOfBlocked(test), {
    path: (id) => `objections/${id}/decision`,
    body: { outcome: 'overturned', ...reason },
  }),
  'POST /admin/vacancies/:id/undo-take-down': undone(({ victims }) => victims.job.id, {
    path: (id) => `vacancies/${id}/take-down`,
    body: reason,
  }),
  'POST /admin/offers/:id/undo-take-down': undone(({ victims }) => victims.offer.id, {
    path: (id) => `offers/${id}/take-down`,
    body: reason,
  }),
  'POST /admin/users/:id/undo-measure': undone(({ victims }) => victims.seeker.id, {
    path: (id) => `users/${id}/measures`,
    body: { measure: 'warn', ...reason },
  }),
  'POST /admin/vacancies/:id/take-down': about('moderator', 'job', reason),
  'POST /admin/offers/:id/take-down': about('moderator', 'offer', reason),
  'POST /admin/offers/:id/show': {
    owner: 'moderator',
    call: async ({ victims: { offer }, test }) => {
      await test.db
        .updateTable('offers')
        .set({ removed_at: test.clock() })
        .where('id', '=', offer.id)
        .execute()
      return { path: { id: offer.id }, body: reason }
    },
  },
  'GET /admin/held-decisions': { owner: 'moderator' },
  'GET /admin/reasons': { owner: 'moderator' },
  'GET /admin/reply-templates': { owner: 'moderator' },
  'GET /admin/waiting': { owner: 'editor' },
  'GET /admin/overview': { owner: 'moderator' },
  'GET /admin/audit': { owner: 'administrator' },
  'GET /admin/audit/export': { owner: 'administrator' },
  'GET /admin/search': { owner: 'moderator', call: () => ({ query: { q: 'Müller' } }) },
  'GET /admin/search/:type': {
    owner: 'moderator',
    call: () => ({ path: { type: 'person' }, query: { q: 'Müller' } }),
  },
  'GET /admin/users': { owner: 'moderator' },
  'GET /admin/users/:id': ofSeeker(),
  'POST /admin/users/:id/block': ofSeeker(reason),
  'POST /admin/users/:id/block (a colleague)': {
    owner: 'administrator',
    call: async ({ test }) => ({
      path: { id: (await createUser(test, { role: 'admin' })).id },
      body: reason,
    }),
    others: { moderator: 404 },
  },
  'POST /admin/users/:id/measures': ofSeeker({ measure: 'warn', ...reason }),
  'POST /admin/users/:id/show-profile': {
    owner: 'moderator',
    call: async ({ test }) => {
      const { id } = await createUser(test, { role: 'boss', profile_hidden_at: test.clock() })
      return { path: { id }, body: reason }
    },
  },
  'POST /admin/users/:id/unblock': {
    owner: 'moderator',
    call: async ({ test }) => {
      const blocked = await createUser(test, { role: 'boss', blocked_at: test.clock() })
      return { path: { id: blocked.id } }
    },
  },
  'POST /admin/users/:id/staff-role': {
    owner: 'administrator',
    call: async ({ test }) => ({
      path: { id: (await createUser(test, { role: 'admin' })).id },
      body: { role: 'editor', password: PASSWORD },
    }),
  },
  'DELETE /admin/users/:id/sessions': ofSeeker(),
  'POST /admin/import-sources/:id/trust': {
    owner: 'moderator',
    call: ({ victims }) => ({ path: { id: victims.feed.id }, body: { trusted: true } }),
  },
  'GET /admin/reports': { owner: 'moderator' },
  'PATCH /admin/reports/:id': about('moderator', 'report', {
    state: 'dismissed',
    decision: 'It keeps to our rules.',
  }),
  'GET /admin/objections': { owner: 'moderator' },
  'POST /admin/objections/:id/decision': {
    owner: 'moderator',
    call: async ({ test }) => ({
      path: { id: await objectionOfBlocked(test) },
      body: { outcome: 'overturned', ...reason },
    }),
  },
  'GET /admin/messages': { owner: 'moderator' },
  'GET /admin/messages/:id': about('moderator', 'contactMessage'),
  'PATCH /admin/messages/:id': about('moderator', 'contactMessage', { state: 'spam' }),
  'POST /admin/messages/:id/reply': about('moderator', 'contactMessage', { text: 'Gladly.' }),
  'GET /admin/mails': { owner: 'administrator' },
  'POST /admin/mails/retry': { owner: 'administrator' },
  'POST /admin/mails/:id/retry': { owner: 'administrator', call: withFailedMail },
  'POST /admin/mails/:id/dismiss': { owner: 'administrator', call: withFailedMail },
  'GET /admin/newsletter': { owner: 'editor' },
  'GET /admin/newsletter/days': { owner: 'editor' },
  'GET /admin/newsletter/preview': { owner: 'editor', call: () => ({ query: { language: 'de' } }) },
  'POST /admin/newsletter/test': { owner: 'editor', call: () => ({ body: { language: 'de' } }) },
  'GET /admin/setup': { owner: 'administrator' },
  'GET /admin/operator': { owner: 'administrator' },
  'PUT /admin/operator': {
    owner: 'administrator',
    call: () => ({
      body: { name: 'A', street: 'B 1', postcode: '10115', city: 'Berlin', email: 'a@people.example' },
    }),
  },
  'PATCH /admin/appOption/:id': {
    owner: 'administrator',
    call: () => ({ path: { id: 1 }, body: { numberOne: false } }),
  },
  'PATCH /admin/statistics': { owner: 'administrator', call: () => ({ body: { candidates: 7 } }) },
  'GET /admin/pages/:id/announcements': {
    owner: 'administrator',
    call: async ({ test }) => ({ path: { id: await waitingPage(test) } }),
  },
  'POST /admin/pages/:id/announcements': {
    owner: 'administrator',
    call: async ({ test }) => ({
      path: { id: await waitingPage(test) },
      body: { version: 2, summaries: texts('The fee ends.'), in_force_on: '2030-01-01', password: PASSWORD },
    }),
  },
  'POST /admin/pages/:id/in-force': {
    owner: 'administrator',
    call: async ({ test }) => ({
      path: { id: await waitingPage(test) },
      body: { version: 2, password: PASSWORD },
    }),
  },
  'POST /admin/preview': { owner: 'editor', call: () => ({ body: { text: '# Hello' } }) },
  'POST /admin/pictures': { owner: 'editor', call: () => ({ picture: 'picture' }) },
  ...Object.assign({}, ...CONTENT_KINDS.map(contentLines)),
}

function contentLines(kind: ContentKind): RouteCases {
  const all = `/admin/${kind}`
  const one = `${all}/:id`
  const item = (bodyOf?: () => object): RouteCase => ({
    owner: 'editor',
    call: async ({ test }) => ({
      path: { id: await addItem(test, kind) },
      ...(bodyOf && { body: bodyOf() }),
    }),
  })
  return {
    [`GET ${all}`]: { owner: 'editor' },
    [`GET ${one}`]: item(),
    [`PATCH ${one}`]: item(FORMS[kind]),
    [`GET ${one}/versions`]: item(),
    [`POST ${one}/restore`]: item(() => ({ version: 1 })),
    ...(!FIXED_KINDS.includes(kind) && {
      [`POST ${all}`]: { owner: 'editor', call: () => ({ body: FORMS[kind]() }) },
      [`DELETE ${one}`]: item(),
    }),
  }
}

async function addItem(test: CallContext['test'], kind: ContentKind): Promise<number> {
  const { token } = await createUser(test, { role: 'admin' })
  if (kind === 'cities') return changedCity(test, token)
  const { status, body } = await test.call('POST', `/admin/${kind}`, { token, body: FORMS[kind]() })
  if (status !== 201) throw new Error(`POST /admin/${kind}: ${status} ${JSON.stringify(body)}`)
  return body.data.id
}

/** A city with two versions. */
async function changedCity(test: CallContext['test'], token: string): Promise<number> {
  const { id } = await test.db.selectFrom('cities').select('id').orderBy('id').executeTakeFirstOrThrow()
  const { status } = await test.call('PATCH', `/admin/cities/${id}`, { token, body: FORMS.cities() })
  if (status !== 200) throw new Error(`PATCH /admin/cities: ${status}`)
  return id
}

/** The terms, whose second version waits for its announcement. */
async function waitingPage({ db, clock }: CallContext['test']): Promise<number> {
  await db.deleteFrom('announced_changes').execute()
  const { id } = await db
    .selectFrom('pages')
    .select('id')
    .where('slug', '=', 'terms')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('content_versions')
    .values({
      kind: 'pages',
      item_id: id,
      version: 2,
      waits: true,
      data: JSON.stringify({ slug: 'terms', titles: {}, bodies: {} }),
      author_id: null,
      created_at: clock(),
    })
    .onConflict((conflict) => conflict.columns(['kind', 'item_id', 'version']).doUpdateSet({ waits: true }))
    .execute()
  return id
}

/** The task of a mail that could not be sent. */
async function withFailedMail({ test, victims }: CallContext) {
  await test.tasks.add(test.db, 'send-mail', { to: victims.seeker.email, subject: 'Hello', text: 'Hello' })
  const { rows } = await sql<{ id: string }>`update pgboss.job set state = 'failed', completed_on = now()
    where name = 'send-mail' and data->>'to' = ${victims.seeker.email} returning id`.execute(test.db)
  return { path: { id: rows[0]?.id ?? '' } }
}

async function objectionOfBlocked(test: TestApp): Promise<number> {
  const blocked = await createUser(test, { role: 'boss', blocked_at: test.clock() })
  const objection = {
    subject_type: 'account',
    subject_id: blocked.id,
    title: 'A',
    author_id: blocked.id,
    text: 'It was not me.',
    created_at: test.clock(),
    ...reason,
  } as const
  const { id } = await test.db
    .insertInto('objections')
    .values(objection)
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
