import type pg from 'pg'
import { type Callback, NodeQuery, type Session, type Statement, type Wire } from './statement.ts'

/**
 * Statements of a transaction with one Sync after the last (PostgreSQL's documentation, "Pipelining"): a Sync after each would
 * have PostgreSQL send each result by itself, and wake this process for it. Each has its own snapshot. After a failed one
 * PostgreSQL ignores the others.
 */
export class Packet extends NodeQuery {
  #current = 0
  /** Whether a statement has a value that cannot be sent. */
  #isRefused = false
  readonly #session: Session
  readonly #statements: Statement[]
  readonly #done: Callback<pg.QueryResult[]>

  constructor(session: Session, statements: Statement[], done: Callback<pg.QueryResult[]>) {
    super('', [])
    this.#session = session
    this.#statements = statements
    this.#done = done
    const refuse = (error: Error | null) => {
      this.#isRefused = true
      if (error) this.#done(error, [])
    }
    for (const statement of statements) Object.assign(statement, { isAlone: false, callback: refuse })
    this.#nameCurrent()
  }

  override submit(connection: unknown): null {
    for (const statement of this.#statements) {
      statement.prepare(connection as Wire)
      // Else the statements after it would be executed, also a commit.
      if (this.#isRefused) break
    }
    this.#session.collecting({ sync: true, describe: true }).sync()
    this.#session.flush()
    return null
  }

  override handleRowDescription(message: Parameters<Statement['handleRowDescription']>[0]): void {
    this.#statements[this.#current]?.handleRowDescription(message)
  }

  override handleDataRow(message: unknown): void {
    this.#statements[this.#current]?.handleDataRow(message)
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    this.#statements[this.#current]?.handleCommandComplete(message, wire)
    this.#current++
    this.#nameCurrent()
  }

  override handleReadyForQuery(): void {
    const unread = this.#statements.find(({ _canceledDueToError }) => _canceledDueToError)
    this.#done(
      (unread?._canceledDueToError as Error) ?? null,
      this.#statements.map(({ _result }) => _result),
    )
  }

  override handleError(error: Error, wire: Wire): void {
    // PostgreSQL has not parsed what follows.
    for (const { name } of this.#statements.slice(this.#current))
      if (name) delete wire.submittedNamedStatements[name]
    this.#done(error, [])
  }

  /** node-postgres notes this name as prepared when its Parse is answered. */
  #nameCurrent(): void {
    const { name, text = '' } = this.#statements[this.#current] ?? {}
    this.name = name
    this.text = text
  }
}
