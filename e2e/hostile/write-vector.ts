import { randomUUID } from 'node:crypto'
import type { Client } from './client.ts'

/** The tokens of the demo's job seeker, employer and administrator. */
export type Writers = { worker: string; boss: string; admin: string }
export type Place = { city_id: number; rubric_id: number }
type Form = Record<string, unknown>

const WORDS = 'plain words that keep to every rule'

/** Sends forms with texts. Replaces refused texts by harmless ones and sends the form once more. */
function createWriter(client: Client, at: number) {
  const taken = { fields: 0, refused: 0 }
  const write = async (token: string, method: string, path: string, texts: Form, rest: Form = {}) => {
    const send = (form: Form) =>
      client.send({
        method,
        target: `/api/v1${path}`,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(form),
        address: `172.16.${at}.${Math.floor(performance.now()) & 255}`,
      })
    const first = await send({ ...rest, ...texts })
    taken.fields += Object.keys(texts).length
    if (first.status !== 422) return first
    const wrong = Object.keys(JSON.parse(first.body).errors ?? {}).map((field) => field.split('.')[0] ?? '')
    taken.refused += wrong.length
    const mended = wrong.map((field) => [field, Array.isArray(texts[field]) ? [WORDS] : WORDS])
    return send({ ...rest, ...texts, ...Object.fromEntries(mended) })
  }
  return { taken, write }
}
type Write = ReturnType<typeof createWriter>['write']

const dataOf = (answer: { body: string }): { id: number; slug: string } | undefined =>
  JSON.parse(answer.body || '{}').data
const PERIOD = { period_from: '2020-01-01' }

/** Writes one vector into every text field of the product. Returns how many fields were sent and refused. */
export async function writeVector(
  client: Client,
  writers: Writers,
  { vector, at, place }: { vector: string; at: number; place: Place },
) {
  const { taken, write } = createWriter(client, at)
  const long = `${vector} ${WORDS}`
  const short = (most: number) => long.slice(0, most)
  const { id, slug } = await writeVacancy(write, writers, { place, long, short })
  const room = await writeContact(write, writers, { id, slug, long, short })
  await writePerson(write, writers, { at, place, long, short })
  await write(writers.worker, 'POST', '/reports', { text: long }, { type: 'job', id, reason: 'other' })
  // Another sender for each vector: one account or mailbox may write five messages a day.
  const sender = { email: `vector-${at}@people.example` }
  await write('', 'POST', '/addMessage', { name: short(100), description: long }, sender)
  await writeContent(write, writers, at, long, short)
  return { ...taken, slug, room }
}

const WORK = { pay_type: 'per_hour', pay_amount: 20, language: 'en' }
type Short = (most: number) => string
type Texts = { place: Place; long: string; short: Short }

async function writeVacancy(write: Write, { boss, admin }: Writers, { place, long, short }: Texts) {
  const vacancy = await write(
    boss,
    'POST',
    '/cabinet/vacancies',
    {
      title: short(120),
      company_name: short(120),
      contact_name: short(100),
      description: long,
      requirements: [short(200)],
      responsibilities: [short(200)],
      street: short(120),
    },
    { ...WORK, ...place, employment_type: 'full_time', employer_kind: 'company' },
  )
  const { id, slug } = dataOf(vacancy) ?? { id: 0, slug: '' }
  await write(admin, 'POST', `/admin/vacancies/${id}/approve`, {})
  return { id, slug }
}

type Job = { id: number; slug: string; long: string; short: Short }

async function writeContact(write: Write, { worker, boss }: Writers, { id, slug, long, short }: Job) {
  const bid = dataOf(await write(worker, 'POST', `/jobs/${slug}/rates`, { text: short(1000) }))
  await write(boss, 'PUT', `/rates/${bid?.id}/note`, { text: short(1000), tags: [short(30)] })
  const room = dataOf(await write(worker, 'POST', '/chat/rooms', {}, { job_id: id }))
  for (const token of [worker, boss])
    await write(
      token,
      'POST',
      `/chat/rooms/${room?.id}/messages`,
      { text: long },
      { client_id: randomUUID() },
    )
  return room?.id ?? 0
}

async function writePerson(
  write: Write,
  { worker }: Writers,
  { at, place, long, short }: Texts & { at: number },
) {
  const skills = { skills: [short(200)], preferences: [short(200)] }
  await write(
    worker,
    'POST',
    '/cabinet/offers',
    { name: short(120), description: long, ...skills },
    { ...WORK, ...place },
  )
  await write(
    worker,
    'POST',
    '/cabinet/saved-searches',
    { title: short(120) },
    // The same search is saved only once.
    { filters: { q: `vector ${at}` } },
  )
  await write(worker, 'PATCH', '/cabinet/profile', { about: long, preferences: [short(200)] })
  await write(
    worker,
    'POST',
    '/cabinet/experience',
    { position: short(200), employer: short(120), responsibilities: long },
    PERIOD,
  )
  await write(
    worker,
    'POST',
    '/cabinet/education',
    { specialty: short(200), institution: short(200) },
    PERIOD,
  )
}

async function writeContent(write: Write, { admin }: Writers, at: number, long: string, short: Short) {
  const texts = (text: string) => ({ en: text, de: text })
  const published_at = new Date(Date.now() - 1000).toISOString()
  const news = { titles: texts(short(150)), bodies: texts(long) }
  await write(admin, 'POST', '/admin/news', news, { published_at })
  const sources = [{ name: short(200), url: 'https://people.example/' }]
  const rest = { slug: `xss-${at}`, published_at, sources }
  await write(admin, 'POST', '/admin/blog', { ...news, summaries: texts(short(300)) }, rest)
  const faq = { questions: texts(short(150)), answers: texts(long) }
  await write(admin, 'POST', '/admin/faq', faq, { topic: 'general' })
}
