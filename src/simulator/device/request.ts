type Init = { method?: string; headers?: HeadersInit; body?: string; signal?: AbortSignal }

/** The `Request` that Ky creates. Unlike the one of Node.js, it accepts URLs without a host and keeps its signal. */
export class PageRequest {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly signal: AbortSignal | undefined
  readonly sent: string | undefined
  readonly body = null

  constructor(input: string | URL | PageRequest, init: Init = {}) {
    const earlier = input instanceof PageRequest ? input : null
    this.url = earlier?.url ?? String(input)
    this.method = init.method ?? earlier?.method ?? 'GET'
    this.headers = new Headers(init.headers ?? earlier?.headers)
    this.sent = init.body ?? earlier?.sent
    this.signal = init.signal ?? earlier?.signal
  }

  clone(): PageRequest {
    return new PageRequest(this)
  }
}
