import { createServer, type Server } from 'node:http'

// Answers each navigation with the stored page and everything else from its cache.
const WORKER = `
const stored = caches.open('baseline')
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => event.respondWith(answer(event.request)))
async function answer(request) {
  const cache = await stored
  const known = await cache.match(request)
  if (known) return known
  const fresh = await fetch(request)
  if (fresh.ok) await cache.put(request, fresh.clone())
  return fresh
}`

export type Baseline = { origin: string; setPage: (path: string, html: string) => void; close: () => void }

/** A server of given pages, with a worker that only caches them. Other files come from `product`. */
export async function startBaseline(product: string): Promise<Baseline> {
  const pages = new Map<string, string>()
  const server: Server = createServer(async ({ url = '/' }, response) => {
    if (url === '/baseline-worker.js')
      return response.setHeader('content-type', 'text/javascript').end(WORKER)
    const page = pages.get(url)
    if (page !== undefined) return response.setHeader('content-type', 'text/html; charset=utf-8').end(page)
    const file = await fetch(`${product}${url}`)
    response.setHeader('content-type', file.headers.get('content-type') ?? 'text/plain')
    response.end(Buffer.from(await file.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : null
  return {
    origin: `http://localhost:${port}`,
    setPage: (path, html) => void pages.set(path, html),
    close: () => server.close(),
  }
}
