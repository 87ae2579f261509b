import { Duplex } from 'node:stream'

/** The message Terminate of PostgreSQL's wire protocol (section 53.7 of its documentation). */
const TERMINATE = 0x58

/** A connection to PGlite, with what node-postgres needs of a socket. The bytes of PGlite's answers are pushed to it. */
export class WireStream extends Duplex {
  readonly #send: (bytes: Uint8Array) => void
  readonly #failure: Error | null

  constructor(send: (bytes: Uint8Array) => void, failure: Error | null) {
    super()
    this.#send = send
    this.#failure = failure
  }

  connect(): this {
    if (this.#failure) return this.destroy(this.#failure)
    process.nextTick(() => this.emit('connect'))
    return this
  }

  setNoDelay(): this {
    return this
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }

  override _read(): void {}

  override _writev(messages: { chunk: Buffer }[], done: () => void): void {
    // Terminate would end the only session, which the next connection needs.
    const sent = messages.map(({ chunk }) => chunk).filter(([first]) => first !== TERMINATE)
    // A copy: a buffer would be cloned together with the whole pool of which it is a part.
    if (sent.length) this.#send(new Uint8Array(Buffer.concat(sent)))
    done()
  }

  override _final(done: () => void): void {
    this.push(null)
    done()
  }
}
