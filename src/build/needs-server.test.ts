import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { readSources, resolveImport } from './source-imports.ts'

// Whether every write that needs a connection says so before somebody types or presses. The table of src/docs/writes.md
// names these writes; this test follows each from its request to the components that send it.
const SRC = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(SRC, path), 'utf8')

// Components that show the notice for what the component that renders them sends.
const SHOWS = [
  'AccountForm',
  'CardQueuePage',
  'IdentifiedForm',
  'InvitedNotice',
  'LoginPage',
  'NeedsServer',
  'PasswordForm',
  'RegisterPage',
  'RestoreQuestion',
  'SettingsForm',
  'UndoBar',
]
// `renderOwnerForm` is a PasswordForm of the route.
const NOTICE = new RegExp(`<(?:${SHOWS.join('|')})\\b|\\brenderOwnerForm\\(`)

// Writes of the table that no press sends: a page opened from a mail sends them, a mail program, a preview, or nothing.
const WITHOUT_PRESS = [
  'POST /auth/confirm-email',
  'POST /company-invitation',
  'POST /admin/users/{id}/block',
  'POST /admin/preview',
  'POST /subscriptions/confirm',
  'POST /subscriptions/unsubscribe',
  'POST /subscriptions/unsubscribe/one-click',
  'POST /notifications/unsubscribe',
]

/** A function or constant of a file. */
type Part = { path: string; name: string; text: string }

const files = readSources(['client']).filter(({ path }) => !/\.test\.|testing\//.test(path))
const parts: Part[] = files.flatMap(({ path, text }) =>
  text
    .split(/^(?=(?:export )?(?:async )?(?:function|const) )/m)
    .slice(1)
    .map((part) => ({ path, name: /(?:function|const) (\w+)/.exec(part)?.[1] ?? '', text: part })),
)

const routes = [...read('docs/writes.md').matchAll(/ \| `([^`]+)` \| (.+?) \|/g)].map(
  ([, name = '', type]) => ({
    name,
    needsServer: type === 'needs a connection',
  }),
)

/** The routes that a request of the source text fits, whose parameters are `*`. */
function routesOf(request: string) {
  const matches = (pattern: string, value: string) =>
    new RegExp(`^${pattern.replace(/\{\w+\}|\*/g, '[^/]+')}$`).test(value)
  const exact = routes
    .filter(({ name }) => matches(name, request))
    .sort((a, b) => a.name.split('{').length - b.name.split('{').length)
  return exact.length > 0 ? exact.slice(0, 1) : routes.filter(({ name }) => matches(request, name))
}

/** The routes to which a part writes. */
function writesOf({ path, text }: Part) {
  const prefix = /^const PATH = '(.+)'$/m.exec(read(path))?.[1] ?? ''
  const calls = /\b(?:apiSend|sendInOrder)\(\s*'([A-Z]+)',\s*(?:['`]([^'`]+)['`]|PATH)/g
  return [...text.matchAll(calls)].flatMap(([, method, address = prefix]) => {
    const request = `${method} ${address.replace(/\$\{PATH\}/, prefix).replace(/\$\{[^}]+\}/g, '*')}`
    const found = routesOf(request)
    if (found.length === 0) throw new Error(`No such route: ${request}`)
    return found
  })
}

/** What a file imports of our files: the local name of each export, by path and name of the export. */
const imports = new Map(
  files.map(({ path, text }) => {
    const names = [...text.matchAll(/^import \{([^}]+)\} from '([.#][^']+)'/gm)].flatMap(
      ([, list = '', from = '']) =>
        list.split(',').map((one) => {
          const [exported = '', local = exported] = one.trim().split(' as ')
          return [`${resolveImport(path, from)} ${exported}`, local] as const
        }),
    )
    return [path, new Map(names)]
  }),
)

const found = new Map<Part, Part[]>()

/** The parts that call or render a part, also when they load it on demand. */
function usersOf(part: Part): Part[] {
  const uses = (text: string, name: string | undefined) =>
    name !== undefined && new RegExp(`\\b${name}\\b`).test(text)
  const known = found.get(part)
  if (known) return known
  const users = parts.filter((one) => {
    if (one === part) return false
    if (one.path === part.path) return uses(one.text, part.name)
    if (uses(one.text, imports.get(one.path)?.get(`${part.path} ${part.name}`))) return true
    const [, loaded] = /import\('([.#][^']+)'\)/.exec(one.text) ?? []
    return loaded !== undefined && resolveImport(one.path, loaded) === part.path && uses(one.text, part.name)
  })
  found.set(part, users)
  return users
}

// `LinkOutcome` shows why a query has failed.
const isQuery = ({ text }: Part) => text.includes('queryFn:')

/** The components that send what a part sends by a press: itself, or those that call it through functions of other files. */
const componentsOf = (part: Part): Part[] =>
  isQuery(part) ? [] : part.path.endsWith('.tsx') ? [part] : usersOf(part).flatMap(componentsOf)

/** Whether, in each place where a component is rendered, one around it shows the notice. */
function isShownAround(part: Part, below: readonly Part[] = []): boolean {
  const users = usersOf(part).filter((one) => !below.includes(one))
  const isShown = (one: Part) => one.text.includes('<NeedsServer') || isShownAround(one, [...below, part])
  return users.length > 0 && users.every(isShown)
}

const senders = parts.flatMap((part) =>
  writesOf(part)
    .filter(({ needsServer }) => needsServer)
    .map(({ name }) => ({ name, components: componentsOf(part) })),
)

it('each write that needs a connection is sent by a component, or is named here', () => {
  const sent = senders.filter(({ components }) => components.length > 0).map(({ name }) => name)
  const missing = routes.filter(({ name, needsServer }) => needsServer && !sent.includes(name))
  expect(missing.map(({ name }) => name)).toEqual(WITHOUT_PRESS)
})

it('a component that sends such a write shows beforehand that it needs a connection', () => {
  expect(senders.length).toBeGreaterThan(60)
  const silent = senders.flatMap(({ name, components }) =>
    components
      .filter((one) => !NOTICE.test(one.text) && !isShownAround(one))
      .map((one) => `${name}: ${one.path} ${one.name}`),
  )
  expect(silent).toEqual([])
})

it('the components that show the notice for others contain it', () => {
  const shown = parts.filter(
    ({ path, name, text }) => path.endsWith('.tsx') && text.startsWith('export') && SHOWS.includes(name),
  )
  expect(shown.map(({ name }) => name).sort()).toEqual(SHOWS)
  expect(shown.filter(({ name, text }) => name !== 'NeedsServer' && !NOTICE.test(text))).toEqual([])
})
