import type { Duplex } from 'node:stream'
import pg from 'pg'

/** node-postgres's connection, as far as it is used here; not in @types/pg. */
export type Wire = {
  stream: Duplex
  /** Texts by name: parsed ones, and those whose Parse has no answer yet. */
  parsedStatements: Record<string, string>
  submittedNamedStatements: Record<string, string>
  describe(message: unknown): void
  sync(): void
}
type RowDescription = { fields: pg.FieldDef[] }
/** What node-postgres's result makes of the description, once for all executions. */
type Columns = { fields: pg.FieldDef[]; _parsers: unknown; _prebuiltEmptyResultObject: unknown }
export type Callback<Result> = (error: Error | null, result: Result) => void

/** node-postgres's query with what @types/pg leaves out. */
interface NodeQuery extends pg.Query {
  text: string
  name?: string | undefined
  callback?: Callback<never> | undefined
  _result: pg.QueryResult & Columns
  _accumulateRows: boolean
  _canceledDueToError: Error | false
  submit(connection: unknown): Error | null
  prepare(connection: Wire): void
  handleRowDescription(message: RowDescription): void
  handleDataRow(message: unknown): void
  handleCommandComplete(message: unknown, connection: Wire): void
  handleReadyForQuery(connection: Wire): void
  handleError(error: Error, connection: Wire): void
}
export const NodeQuery = pg.Query as unknown as new (text: string, values: unknown[]) => NodeQuery

/** A connection, with the columns of the statements that it has prepared. */
export class Session {
  /** By the statement's name. */
  readonly columns = new Map<string, Columns>()
  readonly #messages: Buffer[] = []
  readonly #whole: Wire
  readonly #withoutSync: Wire
  readonly #withoutDescribe: Wire
  readonly #withoutBoth: Wire

  constructor(wire: Wire) {
    this.#whole = this.#collecting(wire)
    this.#withoutSync = this.#collecting(wire, 'sync')
    this.#withoutDescribe = this.#collecting(wire, 'describe')
    this.#withoutBoth = this.#collecting(wire, 'sync', 'describe')
  }

  /** The connection, which collects messages until `flush` and leaves out some of them. */
  collecting({ sync, describe }: { sync: boolean; describe: boolean }): Wire {
    if (sync) return describe ? this.#whole : this.#withoutDescribe
    return describe ? this.#withoutSync : this.#withoutBoth
  }

  /** Sends the collected messages at once: one buffer takes less time than a vector of many. */
  flush(): void {
    const { stream } = this.#whole
    if (stream.writable) stream.write(Buffer.concat(this.#messages))
    this.#messages.length = 0
  }

  // Without `close`, too: after a value that cannot be sent, node-postgres would close the prepared statement but go on using it.
  #collecting(wire: Wire, ...left: ('sync' | 'describe')[]): Wire {
    const nothing = Object.fromEntries(['close', ...left].map((name) => [name, () => undefined]))
    const _send = (message: Buffer) => void this.#messages.push(message)
    return Object.assign(Object.create(wire), { ...nothing, _send })
  }
}

/**
 * A statement of node-postgres. PostgreSQL describes the columns of a prepared one only once on each connection: they cannot
 * change without an error ("cached plan must not change result type").
 */
export class Statement extends NodeQuery {
  /** Whether a Sync follows it; false within a packet (packet.ts). */
  isAlone = true
  readonly #session: Session

  constructor(session: Session, text: string, values: unknown[], name: string | null) {
    super(text, values)
    this.#session = session
    if (name !== null) this.name = name
  }

  override submit(connection: unknown): null {
    this.prepare(connection as Wire)
    this.#session.flush()
    return null
  }

  /** Collects its messages. */
  override prepare(wire: Wire): void {
    const { columns } = this.#session
    const known = this.name && wire.parsedStatements[this.name] ? columns.get(this.name) : undefined
    if (known) {
      Object.assign(this._result, known)
      this._accumulateRows = true
    }
    super.prepare(this.#session.collecting({ sync: this.isAlone, describe: known === undefined }))
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    super.handleCommandComplete(message, wire)
    const { columns } = this.#session
    if (!this.name || columns.has(this.name)) return
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result
    columns.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject })
  }
}
