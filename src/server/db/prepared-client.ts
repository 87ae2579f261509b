import { LRUCache } from 'lru-cache'
import pg from 'pg'
import { Packet } from './packet.ts'
import { Session, Statement, type Wire } from './statement.ts'

// node-postgres returns bigint and numeric as text, and dates as Date in local time.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.DATE, (value) => value)
// `2026-11-23 19:07:14.123456+00`, since sessions are in UTC: the engine's own parser is ten times as fast as
// node-postgres's, which reads what has another form (`infinity`, years before 1 or after 9999).
const UTC_TIME = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00$/
const parseTime = pg.types.getTypeParser(pg.types.builtins.TIMESTAMPTZ)
pg.types.setTypeParser(pg.types.builtins.TIMESTAMPTZ, (value) =>
  UTC_TIME.test(value) ? new Date(`${value.slice(0, 10)}T${value.slice(11, -3)}Z`) : parseTime(value),
)

// The number of calls after which a statement is prepared.
const PREPARED_AT = 3
// Each connection keeps the plans of its statements, so their number is bounded: the least recently used name is evicted.
// Its plan is freed with the connection, which the pool renews (connect.ts).
const MAX_STATEMENTS = 300
const MAX_COUNTED = 2000
// `select *` is not prepared: when a newer process adds a column, PostgreSQL refuses the older process's statement
// ("cached plan must not change result type").
const ALL_COLUMNS = ['select *', 'returning *', '.*']
// The best plan of a search depends on its values: how many cities, how frequent its words are.
const SEARCHED = ['search_jobs', 'search_offers']
const BY_VALUE = ['@@', 'any(']

/**
 * Counts the calls of statements.
 * @returns a function that returns the name of a frequent statement, the same for all connections, or null
 */
export function createStatementNames(): (text: string) => string | null {
  const names = new LRUCache<string, string>({ max: MAX_STATEMENTS })
  const counts = new Map<string, number>()
  // Names are never reused: a connection may still hold the plan of the former text.
  let given = 0
  return (text) => {
    const known = names.get(text)
    if (known !== undefined) return known
    if (!isPreparable(text)) return null
    const count = (counts.get(text) ?? 0) + 1
    if (count < PREPARED_AT) {
      if (counts.size >= MAX_COUNTED) counts.clear()
      counts.set(text, count)
      return null
    }
    counts.delete(text)
    const name = `s${given++}`
    names.set(text, name)
    return name
  }
}

const statementName = createStatementNames()

function isPreparable(text: string): boolean {
  const has = (part: string) => text.includes(part)
  return !ALL_COLUMNS.some(has) && !(SEARCHED.some(has) && BY_VALUE.some(has))
}

/** A connection that prepares frequent statements, so that PostgreSQL parses and plans them once. */
export class PreparedClient extends pg.Client {
  /** Not in node-postgres's documentation. */
  readonly wire = (this as unknown as { connection: Wire }).connection
  readonly #session = new Session(this.wire)

  constructor(config?: string | pg.ClientConfig) {
    super(config)
    // The pool listens only while a connection is idle. Without a listener, PostgreSQL's end during a transaction would end
    // this process. The statement in flight, or the next one, is rejected, and the pool drops the connection.
    this.on('error', () => undefined)
  }

  // The overloads of pg.Client.query cannot be repeated by a subclass; Kysely calls it with a text and its values.
  override query = ((first: unknown, ...rest: unknown[]) => {
    const [values, ...others] = rest
    return typeof first === 'string' && Array.isArray(values) && values.length > 0 && others.length === 0
      ? this.#send(first, values)
      : (super.query as (...given: unknown[]) => unknown).call(this, first, ...rest)
  }) as pg.Client['query']

  /**
   * Sends statements of a transaction in one packet.
   * @throws the error of the first that fails; those after it are not executed
   */
  queryAll(statements: readonly { text: string; values: unknown[] }[]): Promise<pg.QueryResult[]> {
    return new Promise((resolve, reject) => {
      const made = statements.map(({ text, values }) => this.#make(text, values))
      const done = (error: Error | null, results: pg.QueryResult[]) =>
        error ? reject(error) : resolve(results)
      super.query(new Packet(this.#session, made, done))
    })
  }

  /**
   * Sends a statement as node-postgres's own object. It copies a plain one by the descriptors of its properties, which took a
   * twentieth of the server's time for a write.
   */
  #send(text: string, values: unknown[]): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      const statement = this.#make(text, values)
      statement.callback = (error, result) => (error ? reject(error) : resolve(result))
      super.query(statement)
    })
  }

  #make(text: string, values: unknown[]): Statement {
    return new Statement(this.#session, text, values, statementName(text))
  }
}
