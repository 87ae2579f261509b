import { expect, it } from 'vitest'
import { kindOf } from './entry.ts'
import { KINDS } from './registry.ts'

// The API's routes. As a text: the client imports nothing of the server.
const [SUMMARIES = ''] = Object.values(
  import.meta.glob<string>('../../../server/plugins/summaries.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)
const CLASSES = {
  outbox: 'waits in the outbox',
  repeated: 'is repeated by the app or does not matter',
  connection: 'needs a connection',
}

// The writes that do not wait in the outbox, with the reason. The first pattern that fits counts.
const OTHERS: readonly [RegExp, 'repeated' | 'connection', string][] = [
  [/\/auth\/(?:refresh|logout)$/, 'repeated', 'belongs to the session, not to a user’s text'],
  [/\/cabinet\/language$/, 'repeated', 'is sent again at the next visit'],
  [/\/visits$|\/delivered$/, 'repeated', 'a later one contains it'],
  [/\/push\/subscriptions$/, 'repeated', 'is sent again at the next visit'],
  [/ \/auth\//, 'connection', 'the server checks a password or a code, or sends a mail'],
  [
    /DELETE \/cabinet\/(?:email|deletion)|PUT .*\/passkeys\//,
    'connection',
    'changes what this and other devices may do from now on',
  ],
  [
    /\/cabinet\/(?:password|email|phone|second-factor|export|deletion)|DELETE \/cabinet$/,
    'connection',
    'asks for the password or a passkey, which is never stored',
  ],
  [/\/cabinet\/(?:sessions|role)/, 'connection', 'changes what this and other devices may do from now on'],
  [
    / \/admin\/(?:\{kind\}|preview|pictures|operator|appOption|statistics|mails|newsletter)/,
    'connection',
    'staff work on what is public now; texts are kept as drafts',
  ],
  [
    /undo-(approval|decision|take-down|measure)$/,
    'connection',
    'possible for ten seconds after the server has the decision',
  ],
  [/\/block$/, 'connection', 'only apps of an earlier release send it; `measure` blocks today'],
  [
    /\/admin\/users\/.*\/(?:email|staff-role|second-factor)$/,
    'connection',
    'asks for the password or a passkey, which is never stored',
  ],
  [/\/admin\/users\/.*\/sessions$/, 'connection', 'ends what is open now; later it would end others'],
  [/\/admin\/import-sources\//, 'connection', 'changes what the next import publishes unread'],
  [
    /\/(?:cabinet\/company|company-)/,
    'connection',
    'changes what other people may do from now on, or sends a mail',
  ],
  [/\/cabinet\/imports/, 'connection', 'the server reads and checks the file'],
  [/\/(?:unsubscribe|one-click|confirm)$/, 'connection', 'is opened from a mail'],
  [/\/users\/\{id\}\/phone$/, 'connection', 'the number is not stored on devices'],
  [/\/push\/test$/, 'connection', 'tests the connection'],
]

// Fields that change the request of a kind.
const VARIANTS = [
  { isBlocked: false },
  { picture: null },
  { others: [] },
  { type: 'offer' },
  { type: 'profile' },
]

type Route = { name: string; summary: string }
const routes: Route[] = [...SUMMARIES.matchAll(/'((?:POST|PUT|PATCH|DELETE) [^']+)':\s+'([^']+)'/g)].map(
  ([, name = '', summary = '']) => ({ name, summary }),
)

/** The route with the fewest parameters that a request fits. */
function routeOf(request: string): string {
  const fits = ({ name }: Route) => new RegExp(`^${name.replace(/\{\w+\}/g, '[^/]+')}$`).test(request)
  const parameters = ({ name }: Route) => name.split('{').length
  const [route] = routes.filter(fits).sort((a, b) => parameters(a) - parameters(b))
  if (!route) throw new Error(`No such route: ${request}`)
  return route.name
}

/** The requests of a kind's example entry, and of its opposite if one of its fields is a switch. */
async function requestsOf(kind: keyof typeof KINDS): Promise<string[]> {
  const sent: string[] = []
  const call = {
    get: async () => ({ data: [{ id: 5, slug: 'a', state: 'sent', job: { slug: 'a' } }] }) as never,
    send: async (method: string, path: string) => void sent.push(`${method} ${path}`),
  }
  const body = KINDS[kind].stored.body as Record<string, unknown>
  const isValid = (one: object) => KINDS[kind].body.safeParse(one).success
  const variants = [body, ...VARIANTS.map((part) => ({ ...body, ...part })).filter(isValid)]
  for (const one of variants)
    await kindOf({ kind })
      .send({ id: 'key', userId: 1, body: one as never }, call)
      .catch(() => undefined)
  return [...new Set(sent)]
}

it('src/docs/writes.md lists every write with what happens to it without a connection', async () => {
  const kinds = new Map<string, string[]>()
  for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
    const requests = await requestsOf(kind)
    expect(requests, kind).not.toEqual([])
    for (const route of new Set(requests.map(routeOf)))
      kinds.set(route, [...(kinds.get(route) ?? []), `\`${kind}\``])
  }
  const rows = routes.map(({ name, summary }) => {
    const queued = kinds.get(name)
    const [, type, reason] = OTHERS.find(([pattern]) => pattern.test(name)) ?? []
    if (queued) return `| ${summary} | \`${name}\` | ${CLASSES.outbox} | ${queued.join(', ')} |`
    expect(type, `${name} has no class`).toBeDefined()
    return `| ${summary} | \`${name}\` | ${CLASSES[type!]} | ${reason} |`
  })
  expect(rows.length).toBeGreaterThan(90)
  const text = `# Writes without a connection

Generated from the kinds of the outbox and the summaries of the API; \`vitest run --project unit writes-table --update\` renews it. A
write without a class fails that test. Rules for forms: \`src/build/form-writes.test.ts\`; for what needs a connection:
\`src/build/needs-server.test.ts\`.

| write | route | without a connection | kind of entry, or reason |
|---|---|---|---|
${rows.join('\n')}
`
  await expect(text).toMatchFileSnapshot('../../../docs/writes.md')
})
