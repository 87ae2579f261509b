import type { FastifyContextConfig, RouteOptions } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { collectRoutes } from '../registered-routes.ts'
import { createTestApp, engines, type TestApp } from '../test-app.ts'
import { CALLERS, type Caller, createCaller } from './callers.ts'
import { expectedOutcome, isStaffFor } from './expected.ts'
import { type Columns, changedTables, differentTables, findTables, takeFingerprint } from './fingerprint.ts'
import type { Call, RouteCase, RouteCases } from './line.ts'
import { ACCOUNT_LINES } from './lines/account-lines.ts'
import { CHAT_LINES } from './lines/chat-lines.ts'
import { COMPANY_LINES } from './lines/company-lines.ts'
import { PUBLIC_LINES } from './lines/public-lines.ts'
import { SECOND_FACTOR_LINES } from './lines/second-factor-lines.ts'
import { STAFF_LINES } from './lines/staff-lines.ts'
import { WORK_LINES } from './lines/work-lines.ts'
import { createSender } from './send.ts'
import { createVictims, SECRET, type Victims } from './victims.ts'

const LINES: RouteCases = {
  ...ACCOUNT_LINES,
  ...SECOND_FACTOR_LINES,
  ...WORK_LINES,
  ...CHAT_LINES,
  ...COMPANY_LINES,
  ...PUBLIC_LINES,
  ...STAFF_LINES,
}

// Routes without a declared access: public files, pages and feeds, and routes with their own secret.
const WITHOUT_ACCESS =
  /^\/(?:apps\/|api\/docs|api\/openapi\.json|metrics$|healthz$|readyz$|policy-violations$|operation\/bounces$|media\/|\.well-known\/)|^\/\*$|^\/[\w./-]+\.[a-z\d]+$/

type Access = Pick<FastifyContextConfig, 'access' | 'right'>

const nameOf = ({ method, url }: RouteOptions) => `${[method].flat().join()} ${url.replace(/^\/api\/v1/, '')}`
/** A route may have several lines, which differ by a suffix in brackets. */
const routeOf = (line: string) => line.replace(/ \(.*$/, '')
const kindOf = (line: string) => ({
  hasParameters: routeOf(line).includes(':'),
  isWrite: !line.startsWith('GET '),
})

// Thousands of calls, so they run on one engine unless both are requested.
const tested = process.env.ALL_ENGINES === '1' ? engines() : engines().slice(-1)

describe.each(tested)('every route for every caller on %s', (engine) => {
  let test: TestApp
  let tables: Columns
  let send: Awaited<ReturnType<typeof createSender>>
  const routes = new Map<string, Access>()
  const open: string[] = []

  beforeAll(async () => {
    const collected = await collectRoutes(() => createTestApp(engine))
    test = collected.started
    tables = await findTables(test)
    send = await createSender(test)
    for (const route of collected.routes) {
      if (route.method === 'HEAD') continue
      if (route.config?.access) routes.set(nameOf(route), route.config)
      else if (!route.config?.isPage) open.push(route.url)
    }
  })
  afterAll(() => test.close())

  it('every route has a line, and every line has a route', () => {
    const lines = new Set(Object.keys(LINES).map(routeOf))
    expect([...routes.keys()].filter((route) => !lines.has(route))).toEqual([])
    expect([...lines].filter((line) => !routes.has(line))).toEqual([])
    expect(open.filter((url) => !WITHOUT_ACCESS.test(url))).toEqual([])
  })

  /** Calls a route as one caller. Returns the differences from the expected answer. */
  async function problemsOf(name: string, caller: Caller, call: Call): Promise<string[]> {
    const line = LINES[name] as RouteCase
    const access = routes.get(routeOf(name)) ?? {}
    const { status, text } = await send(routeOf(name), call, caller)
    const expected =
      caller.name === 'owner' ? 'done' : expectedOutcome(caller.name, access, line, kindOf(name))
    const problems: string[] = []
    if (expected === 'done' ? status >= 400 : status !== expected)
      problems.push(`${caller.name} got ${status} instead of ${expected}: ${text.slice(0, 200)}`)
    const mayRead = caller.name === 'owner' || isStaffFor(caller, access)
    if (!mayRead && text.includes(SECRET)) problems.push(`${caller.name} reads what is secret`)
    return problems
  }

  const callOf = async (name: string, caller: Caller, victims: Victims): Promise<Call> =>
    (await LINES[name]?.call?.({ victims, caller, isOwner: caller.name === 'owner', test })) ?? {}

  async function ownerOf(name: string, victims: Victims): Promise<Caller> {
    const owner = LINES[name]?.owner ?? 'visitor'
    if (owner !== 'seeker' && owner !== 'employer')
      return { ...(await createCaller(test, owner)), name: 'owner' }
    const user = victims[owner]
    return { name: 'owner', user, token: user.token }
  }

  it.each(Object.keys(LINES))('%s', async (name) => {
    const access = routes.get(routeOf(name)) ?? {}
    let victims = await createVictims(test)
    const callers: Caller[] = []
    const calls = new Map<Caller, Call>()
    for (const label of CALLERS) {
      const caller = await createCaller(test, label)
      callers.push(caller)
      calls.set(caller, await callOf(name, caller, victims))
    }
    const own = callers.flatMap(({ user }) => (user ? [user.id] : []))
    const isRefused = ({ name: label }: Caller) =>
      label !== 'owner' && expectedOutcome(label, access, LINES[name] as RouteCase, kindOf(name)) !== 'done'
    const others = callers.filter((caller) => !isStaffFor(caller, access))
    const found: string[] = []
    let before = await takeFingerprint(test, tables, own)
    for (const [group, changes] of [
      [others.filter(isRefused), differentTables],
      // Callers may add their own rows.
      [others.filter((caller) => !isRefused(caller)), changedTables],
    ] as const) {
      if (!group.length) continue
      for (const caller of group) found.push(...(await problemsOf(name, caller, calls.get(caller) ?? {})))
      const after = await takeFingerprint(test, tables, own)
      const changed = changes(before, after)
      if (changed.length)
        found.push(`${group.map((one) => one.name).join(', ')} changed ${changed.join(', ')}`)
      before = after
    }
    for (const staff of [...callers.filter((one) => isStaffFor(one, access)), null]) {
      if (!name.startsWith('GET ')) victims = await createVictims(test)
      const caller = staff ?? (await ownerOf(name, victims))
      found.push(...(await problemsOf(name, caller, await callOf(name, caller, victims))))
    }
    await test.db.deleteFrom('users').execute()
    expect(found).toEqual([])
  })
})
