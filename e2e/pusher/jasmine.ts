// The part of Jasmine that pusher-js's integration specs use, for a page: the package has no test runner.
import { deepEqual } from './deep-equal.ts'

type Body = () => unknown
type Suite = { name: string; parent: Suite | null; beforeAll: Body[]; afterAll: Body[] } & {
  beforeEach: Body[]
  afterEach: Body[]
  parts: (Suite | Spec)[]
}
type Spec = { title: string; body: Body }
export type SpecResult = { name: string; error: string | null; ms: number }

const suiteOf = (name: string, parent: Suite | null): Suite => ({
  name,
  parent,
  beforeAll: [],
  afterAll: [],
  beforeEach: [],
  afterEach: [],
  parts: [],
})
const root = suiteOf('', null)
let current = root
let failures: string[] = []
const restore: (() => void)[] = []

const jasmine = {
  DEFAULT_TIMEOUT_INTERVAL: 5000,
  createSpy: () => createSpy(() => undefined),
  clock: () => clock,
}

type Spy = ((...given: unknown[]) => unknown) & {
  calls: { count(): number }
  and: { returnValue(value: unknown): Spy; callFake(fake: (...given: unknown[]) => unknown): Spy }
}

function createSpy(initial: (...given: unknown[]) => unknown): Spy {
  let act = initial
  let count = 0
  const spy = function (this: unknown, ...given: unknown[]) {
    count++
    return act.apply(this, given)
  } as Spy
  const plan = (next: typeof initial) => {
    act = next
    return spy
  }
  spy.calls = { count: () => count }
  spy.and = { returnValue: (value) => plan(() => value), callFake: plan }
  return spy
}

function spyOn(target: Record<string, unknown>, name: string): Spy {
  const wasOwn = Object.hasOwn(target, name)
  const original = target[name]
  restore.push(() => {
    if (wasOwn) target[name] = original
    else delete target[name]
  })
  const spy = createSpy(() => undefined)
  target[name] = spy
  return spy
}

function expectation(actual: unknown, isNegated = false) {
  const check = (holds: boolean, what: string) => {
    if (holds === isNegated)
      failures.push(`expected ${show(actual)} ${isNegated ? 'not ' : ''}${what}\n${new Error().stack}`)
  }
  return {
    toBe: (wanted: unknown) => check(Object.is(actual, wanted), `to be ${show(wanted)}`),
    toEqual: (wanted: unknown) => check(deepEqual(actual, wanted), `to equal ${show(wanted)}`),
    toHaveBeenCalled: () => check((actual as Spy).calls.count() > 0, 'to have been called'),
  }
}

const show = (value: unknown) =>
  typeof value === 'function' ? 'a function' : (JSON.stringify(value) ?? String(value))

type Timer = { at: number; every: number | null; run: () => void }
const real = {
  setTimeout: setTimeout.bind(globalThis),
  clearTimeout: clearTimeout.bind(globalThis),
  setInterval: setInterval.bind(globalThis),
  clearInterval: clearInterval.bind(globalThis),
}

/** A mock clock whose timers run when it is advanced. */
const clock = (() => {
  let timers = new Map<number, Timer>()
  let now = 0
  let last = 1_000_000
  const add = (run: () => void, ms: number | undefined, isRepeated: boolean) => {
    timers.set(++last, { at: now + (ms ?? 0), every: isRepeated ? (ms ?? 0) : null, run })
    return last
  }
  return {
    install() {
      Object.assign(globalThis, {
        setTimeout: (run: () => void, ms?: number) => add(run, ms, false),
        setInterval: (run: () => void, ms?: number) => add(run, ms, true),
        clearTimeout: (id: number) => timers.delete(id),
        clearInterval: (id: number) => timers.delete(id),
      })
    },
    uninstall() {
      timers = new Map()
      Object.assign(globalThis, real)
    },
    tick(ms: number) {
      const until = now + ms
      for (;;) {
        const [id, next] = [...timers].sort(([, a], [, b]) => a.at - b.at)[0] ?? []
        if (id === undefined || !next || next.at > until) break
        now = next.at
        if (next.every === null) timers.delete(id)
        else next.at += next.every
        next.run()
      }
      now = until
    },
  }
})()

function describe(name: string, body: Body): void {
  const suite = suiteOf(name, current)
  current.parts.push(suite)
  current = suite
  body()
  current = suite.parent ?? root
}

const results: SpecResult[] = []

async function runSuite(suite: Suite, path: string[], before: Body[], after: Body[]): Promise<void> {
  for (const body of suite.beforeAll) await body()
  for (const part of suite.parts) {
    if ('title' in part) {
      results.push(
        await runSpec(
          [...path, part.title].join(' › '),
          part,
          [...before, ...suite.beforeEach],
          [...suite.afterEach, ...after],
        ),
      )
    } else {
      await runSuite(
        part,
        [...path, part.name],
        [...before, ...suite.beforeEach],
        [...suite.afterEach, ...after],
      )
    }
  }
  for (const body of suite.afterAll) await body()
}

async function runSpec(name: string, { body }: Spec, before: Body[], after: Body[]): Promise<SpecResult> {
  failures = []
  const began = performance.now()
  const whole = async () => {
    for (const each of before) await each()
    await body()
  }
  let timer = 0
  const tooLong = new Promise<never>((_, reject) => {
    const ms = jasmine.DEFAULT_TIMEOUT_INTERVAL
    timer = real.setTimeout(() => reject(new Error(`not done within ${ms} ms`)), ms) as never
  })
  await Promise.race([whole(), tooLong]).catch((error) => failures.push(String(error?.stack ?? error)))
  real.clearTimeout(timer)
  for (const each of after) await (async () => each())().catch((error) => failures.push(String(error)))
  for (const undo of restore.splice(0).reverse()) undo()
  return { name, error: failures[0] ?? null, ms: Math.round(performance.now() - began) }
}

Object.assign(globalThis, {
  jasmine,
  spyOn,
  describe,
  it: (title: string, body: Body) => current.parts.push({ title, body }),
  beforeAll: (body: Body) => current.beforeAll.push(body),
  afterAll: (body: Body) => current.afterAll.push(body),
  beforeEach: (body: Body) => current.beforeEach.push(body),
  afterEach: (body: Body) => current.afterEach.unshift(body),
  expect: (actual: unknown) => Object.assign(expectation(actual), { not: expectation(actual, true) }),
  specResults: results,
  runSpecs: () => runSuite(root, [], [], []),
})
