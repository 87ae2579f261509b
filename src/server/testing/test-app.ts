import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject } from 'vitest'
import { once } from '#shared/once.ts'
import { connectEmbedded, connectPostgres, type Database } from '../db/connect.ts'
import { type AppOptions, createAppOn, type TestApp } from './app-on-database.ts'
import { isTurnOf } from './commit.ts'

export type { Published, TestApp } from './app-on-database.ts'

export type Engine = 'pglite' | 'postgres'

/**
 * The database engines for `describe.each(engines())`. Where there is PostgreSQL, every file runs on it, and a quarter of
 * them, another with each commit, also on PGlite (decision 043). `ALL_ENGINES=1` runs all on both.
 */
export function engines(): Engine[] {
  const { postgres, commit } = inject('golden')
  if (!postgres) return ['pglite']
  const isTurn = process.env.ALL_ENGINES === '1' || isTurnOf(expect.getState().testPath ?? '', commit)
  return isTurn ? ['pglite', 'postgres'] : ['postgres']
}

export type TestAppOptions = AppOptions & {
  /** Another app on PostgreSQL whose database this one shares. */
  beside?: { url: string | null } | null
}

/** The real server on a copy of the golden database (app-on-database.ts). */
export async function createTestApp(
  on: Engine,
  { beside = null, ...options }: TestAppOptions = {},
): Promise<TestApp> {
  return createAppOn(beside ? await connectTo(beside) : await copyGolden(on), options)
}

/**
 * The server of a group of tests: started before the first of them, closed after the last. Call it where tests are
 * collected, before any other `beforeAll`; the app is there once hooks and tests run.
 */
export function useTestApp(on: Engine = 'pglite', options: Options = {}): TestApp {
  const test = {} as TestApp
  beforeAll(async () => {
    Object.assign(test, await createTestApp(on, optionsOf(options)))
  })
  afterAll(() => test.close())
  return test
}

/** As `useTestApp`, but with a new server for each test, on the same database: for tests of limits and caches. */
export function useFreshTestApp(on: Engine = 'pglite', options: AppOptions = {}): TestApp {
  const test = {} as TestApp
  let shared: Awaited<ReturnType<typeof copyGolden>>
  beforeAll(async () => {
    shared = await copyGolden(on)
  })
  beforeEach(async () => {
    const database = { ...shared.database, close: async () => undefined }
    Object.assign(test, await createAppOn({ ...shared, database }, options))
  })
  afterEach(() => test.close())
  afterAll(() => shared.database.close())
  return test
}

/** A function can return options that only earlier hooks know, such as the port of another server. */
type Options = TestAppOptions | (() => TestAppOptions)
const optionsOf = (options: Options) => (typeof options === 'function' ? options() : options)

async function connectTo({ url }: { url: string | null }): Promise<{ database: Database; url: string }> {
  if (!url) throw new Error('Only PostgreSQL takes a second process')
  return { database: connectPostgres(url, 8), url }
}

async function copyGolden(engine: Engine): Promise<{ database: Database; url: string | null }> {
  const golden = inject('golden')
  if (engine === 'pglite') {
    await keepCompiled()
    return { database: await connectEmbedded(null, golden.pglite), url: null }
  }
  const { createDatabaseAt } = await import('./postgres.ts')
  const url = await createDatabaseAt(golden.postgres ?? '', `test_${randomUUID().slice(0, 8)}`, 'golden')
  return { database: connectPostgres(url, 8), url }
}

// Only the DOM's types declare it.
declare const WebAssembly: { compile(bytes: Uint8Array): Promise<object> }

/**
 * Keeps PGlite's compiled module for as long as this process lives. Each database has a thread of its own; without this
 * its code is dropped with the thread, and compiling it again takes three quarters of the time of a start.
 */
const keepCompiled = once(async () => {
  const file = fileURLToPath(new URL('./pglite.wasm', import.meta.resolve('@electric-sql/pglite')))
  return WebAssembly.compile(await readFile(file))
})
