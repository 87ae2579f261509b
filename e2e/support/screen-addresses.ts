import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Room } from '../../src/shared/contract/conversations.ts'
import type { Language } from '../../src/shared/contract/languages.ts'
import type { Api } from './api.ts'

const TREE = readFileSync(resolve(import.meta.dirname, '../../src/client/app/route-tree.gen.ts'), 'utf8')
const [, LISTED = ''] = /^ {2}fullPaths:\n((?: {4}\| '.*'\n)+)/m.exec(TREE) ?? []
/** Every address of the route tree without its language, with the names of its parameters. */
export const ROUTES = [
  ...new Set(
    [...LISTED.matchAll(/'\/\$lang(\/.*)'/g)].map(([, path = '']) => path.replace(/\/$/, '') || '/'),
  ),
].sort()

export const VIEWERS = ['visitor', 'worker', 'boss', 'admin'] as const
export type Viewer = (typeof VIEWERS)[number]
const VIEWER_OF: [RegExp, Viewer][] = [
  [/^\/admin/, 'admin'],
  [/vacanc|user\/company|import/, 'boss'],
  [/^\/(?:cabinet|chat|share|outbox)/, 'worker'],
  [/./, 'visitor'],
]
/** Who opens an address. */
export const viewerOf = (route: string) => VIEWER_OF.find(([pattern]) => pattern.test(route))?.[1]

/** The message in the room of `addresses`. */
export const MESSAGE = 'Is the lighthouse job still open? I can start in spring.'

/** A room whose messages all fit on the screen: the other rooms have what other stories wrote. */
async function shortRoom(api: Api): Promise<number> {
  const worker = await api.logIn('worker')
  const { id: job_id } = await api.createJob('Lighthouse keeper (m/f/d)')
  const { data } = await api.call<{ data: Room }>('POST', '/chat/rooms', worker, { job_id })
  const message = { text: MESSAGE, client_id: randomUUID() }
  await api.call('POST', `/chat/rooms/${data.id}/messages`, worker, message)
  return data.id
}

/** The address of a route in a language, with values of things that exist. */
export async function addresses(api: Api): Promise<(route: string, language?: Language) => string> {
  type List = { data: { id: number; slug: string }[] }
  const boss = await api.logIn('boss')
  const worker = await api.logIn('worker')
  const first = async (path: string, token?: string) => (await api.call<List>('GET', path, token)).data[0]
  const vacancy = await first('/cabinet/vacancies', boss)
  const offer = await api.call<{ data: { id: number } }>('POST', '/cabinet/offers', worker, {
    name: 'Walks with your dog',
    rubric_id: 13,
    city_id: 2950159,
    language: 'en',
    pay_type: 'per_hour',
    pay_amount: 14,
    description: 'I walk with dogs of every size in the evening, in rain and in snow, and send a photo home.',
  })
  const ids: [RegExp, number | undefined][] = [
    [/vacancy/, vacancy?.id],
    [/user\/offer/, offer.data.id],
    [/^\/offer/, (await first('/offers'))?.id],
    [/^\/chat/, await shortRoom(api)],
    [/./, 1],
  ]
  const slugs: [RegExp, string | undefined][] = [
    [/^\/jobs/, (await first('/jobs'))?.slug],
    [/^\/blog/, (await first('/blog'))?.slug],
    [/./, 'privacy-policy'],
  ]
  const values: Record<string, (route: string) => string | number | undefined> = {
    id: (route) => ids.find(([pattern]) => pattern.test(route))?.[1],
    slug: (route) => slugs.find(([pattern]) => pattern.test(route))?.[1],
    title: () => 'driver',
    city: (route) => (route.startsWith('/jobs') ? 'berlin' : 0),
    rubric: () => 'construction',
    section: () => 'experience',
    kind: () => 'faq',
    action: () => 'confirm',
    page: () => 1,
    version: () => 1,
  }
  return (route, language = 'en') =>
    `/${language}${route === '/' ? '' : route}`.replace(
      /\{-\$(\w+)\}|\$(\w+)/g,
      (_, optional?: string, name?: string) => {
        const value = values[optional ?? name ?? '']?.(route)
        if (value === undefined) throw new Error(`No value for a parameter of ${route}`)
        return `${value}`
      },
    )
}
