import { PASSWORD } from '../../support/people.ts'
import type { Case } from './case.ts'
import { writeCases } from './write-cases.ts'

export async function casesOf(product: string, databaseUrl: string | null): Promise<Case[]> {
  const json = async (path: string) => (await fetch(`${product}/api/v1${path}`)).json()
  const slugs: string[] = []
  for (let page = 1; page <= 20; page++) {
    const { data } = await json(`/jobs?per_page=100&page=${page}`)
    slugs.push(...data.map(({ slug }: { slug: string }) => slug))
  }
  const offers = ((await json('/offers?per_page=100')).data as { id: number }[]).map(({ id }) => id)
  const etag = (await fetch(`${product}/api/v1/city`)).headers.get('etag') ?? ''
  return [
    ...listCases(etag),
    {
      what: '/jobs, pages not asked before',
      baseline: 'row',
      paths: range(400).map((page) => api(`/jobs?page=${page}`)),
    },
    { what: '/jobs/{slug}, all in turn', baseline: 'row', paths: slugs.map((one) => api(`/jobs/${one}`)) },
    { what: '/offers/{id}, in turn', baseline: 'row', paths: offers.map((one) => api(`/offers/${one}`)) },
    ...pageCases(slugs),
    ...(await ownCases(product)),
    ...(databaseUrl ? await writeCases(databaseUrl, slugs) : []),
  ]
}

const api = (path: string) => `/api/v1${path}`
const br = { 'accept-encoding': 'br' }
const range = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

function listCases(etag: string): Case[] {
  const alike = (path: string, headers = {}): Case => ({
    what: path,
    baseline: 'bytes',
    paths: [api(path)],
    headers,
  })
  return [
    ...['/city', '/rubric', '/jobs/filter/city', '/jobs/filters', '/contact', '/appOption/1'].map((path) =>
      alike(path),
    ),
    { ...alike('/city', br), what: '/city, brotli' },
    { ...alike('/city', { 'if-none-match': etag }), what: '/city, 304' },
    alike('/jobs'),
    alike('/offers'),
    alike('/search?title=fahrer&city_id=0'),
  ]
}

function pageCases(slugs: string[]): Case[] {
  const headers = { accept: 'text/html', ...br }
  const paths = slugs.map((slug) => `/en/jobs/item/${slug}`)
  return [
    { what: 'page /en/jobs', baseline: 'bytes', paths: ['/en/jobs'], headers },
    { what: 'page of a job', baseline: 'bytes', paths: paths.slice(0, 1), headers },
    { what: 'pages of jobs, all in turn', baseline: 'row', paths, headers },
  ]
}

async function ownCases(product: string): Promise<Case[]> {
  const authorization = `Bearer ${await signIn(product, 'worker@jobmost.example')}`
  const get = async (path: string) => {
    const answer = await fetch(`${product}${api(path)}`, { headers: { authorization } })
    return (await answer.json()) as { data: { id: number }[] }
  }
  const [room] = (await get('/chat/my/rooms')).data
  const paths = ['/cabinet/user-role', '/chat/my/rooms', '/cabinet/favorites/jobs', '/cabinet/rates']
  // What comes after a number is not kept.
  if (room) paths.push(...['', '?after=0'].map((query) => `/chat/rooms/${room.id}/messages${query}`))
  return paths.map((path) => ({
    what: `own ${path}`,
    baseline: 'row',
    paths: [api(path)],
    headers: { authorization },
  }))
}

/** Signs in a demo account. */
export async function signIn(product: string, login: string): Promise<string> {
  const answer = await fetch(`${product}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password: PASSWORD }),
  })
  return ((await answer.json()) as { access_token: string }).access_token
}
