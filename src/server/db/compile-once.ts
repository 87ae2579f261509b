import type { Compilable, CompiledQuery, Kysely } from 'kysely'
import type { Tables } from './tables.ts'

type Executor = Kysely<Tables>
/** Executes a statement on a connection that all requests share. */
type Read = (text: string, values: unknown[]) => Promise<{ rows: unknown[] }>
const SHARED = Symbol('shared reads')

/**
 * Lets frequent reads outside transactions use shared connections. They pass none of Kysely's layers, which acquire and release
 * a connection for each statement.
 * @param find returns null when a read must have a connection of its own
 */
export function shareReads(db: Executor, find: () => Read | null): void {
  Object.assign(db, { [SHARED]: find })
}

// Begins the text of each statement of `compileOnce`.
const ONCE = '/* once */ '
/** Begins the text of each statement that may leave with the next one of its transaction. */
export const LATER = '/* later */ '

/**
 * A frequent statement that is built and compiled at its first call only; building took a fifth of the time of a small
 * request. `build` must use each value as one parameter or more, unchanged, and must not branch on it.
 * @returns a function that executes the statement with other values and returns its rows
 * @throws Error at the first call when `build` does not use one of its values
 */
export function compileOnce<Values extends unknown[], Row>(
  build: (db: Executor, ...values: Values) => Compilable<Row>,
): (db: Executor, ...values: Values) => Promise<Row[]> {
  return runnerOf(build, ONCE)
}

/**
 * As `compileOnce`, for a statement of a transaction that leaves in the packet of the next one, such as a lock
 * (src/decisions/046-held-statements.md). Its error is thrown by the next statement.
 * @returns a function that executes the statement with other values. It returns a function that returns the rows, once
 *   the next statement has been executed.
 */
export function compileLater<Values extends unknown[], Row>(
  build: (db: Executor, ...values: Values) => Compilable<Row>,
): (trx: Executor, ...values: Values) => Promise<() => Row[]> {
  const run = runnerOf(build, LATER)
  return async (trx, ...values) => {
    const rows = await run(trx, ...values)
    return () => {
      if (!(rows instanceof HeldRows)) return rows
      if (rows.isHeld) throw new Error('The statement has not been sent yet')
      return Array.from(rows)
    }
  }
}

/** The rows of a statement that waits for the next one; empty until then. */
export class HeldRows<Row> extends Array<Row> {
  isHeld = true
}

function runnerOf<Values extends unknown[], Row>(
  build: (db: Executor, ...values: Values) => Compilable<Row>,
  mark: string,
): (db: Executor, ...values: Values) => Promise<Row[]> {
  let compiled: Compiled<Row> | null = null
  return async (db, ...values) => {
    compiled ??= compile(db, build, values.length, mark)
    const parameters = compiled.parameters.map((part) => (part instanceof Place ? values[part.index] : part))
    const read = compiled.isRead ? (db as { [SHARED]?: () => Read | null })[SHARED]?.() : null
    if (read) return (await read(compiled.sql, parameters)).rows as Row[]
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows
  }
}

function compile<Values extends unknown[], Row>(
  db: Executor,
  build: (db: Executor, ...values: Values) => Compilable<Row>,
  count: number,
  mark: string,
): Compiled<Row> {
  const places = Array.from({ length: count }, (_, index) => new Place(index))
  const compiled = build(db, ...(places as unknown as Values)).compile()
  const unused = places.find((place) => !compiled.parameters.includes(place))
  if (unused) throw new Error(`Value ${unused.index} is not a parameter of: ${compiled.sql}`)
  return { ...compiled, sql: `${mark}${compiled.sql}`, isRead: mark === ONCE && isRead(compiled.sql) }
}

/** `isRead`: neither waits for a lock nor has an effect, so it may share a connection. */
type Compiled<Row> = CompiledQuery<Row> & { isRead: boolean }

const WAITING = [
  'for update',
  'for share',
  'for no key',
  'for key',
  'advisory',
  'pg_notify',
  'nextval',
  'lock_answer',
]
const isRead = (text: string) => text.startsWith('select ') && !WAITING.some((part) => text.includes(part))

/** Stands for a value while the statement is built. */
class Place {
  readonly index: number

  constructor(index: number) {
    this.index = index
  }
}
