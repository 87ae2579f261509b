import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify from 'fastify'
import { afterAll, expect, it } from 'vitest'
import type { App } from '../http/app-type.ts'
import { createUnchangedAnswers } from '../http/unchanged-answers.ts'
import { loadPageRenderer } from '../pages/page-renderer.ts'
import { sharedAnswers } from './shared-answers.ts'

const LONG_MS = 600_000
const MEGABYTE = 'x'.repeat(1024 * 1024)
const folder = mkdtempSync(join(tmpdir(), 'jobmost-bounded-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Counts how often each thing is made. */
function createMaker() {
  const made = new Map<number, number>()
  const make = (number: number) => {
    made.set(number, (made.get(number) ?? 0) + 1)
    return `${number} ${MEGABYTE}`
  }
  return { make, timesOf: (number: number) => made.get(number) }
}

type Cache = {
  ask: (number: number) => Promise<unknown>
  timesOf: (number: number) => number | undefined
  close: () => Promise<unknown>
}

async function publicAnswers(): Promise<Cache> {
  const app = Fastify() as unknown as App
  app.addHook('onRequest', async (request) => {
    request.language = 'en'
  })
  const { make, timesOf } = createMaker()
  sharedAnswers(app, { config: { sharedAnswersMs: LONG_MS, rateLimit: false } as never })
  app.get('/:number', { config: { access: 'public', cacheSeconds: 60 } }, async ({ params }) =>
    make(Number((params as { number: string }).number)),
  )
  return { ask: (number) => app.inject({ url: `/${number}` }), timesOf, close: () => app.close() }
}

async function answersOfOnePerson(): Promise<Cache> {
  const app = Fastify() as unknown as App
  const { make, timesOf } = createMaker()
  const send = createUnchangedAnswers()
  app.addHook('onRequest', async (request) => {
    request.actor = { id: 1 } as never
  })
  app.get('/:number', (request, reply) => {
    const { number } = request.params as { number: string }
    return send(request, reply, { key: number, state: 'same', make: async () => make(Number(number)) })
  })
  return { ask: (number) => app.inject({ url: `/${number}` }), timesOf, close: () => app.close() }
}

async function renderedPages(): Promise<Cache> {
  mkdirSync(join(folder, '.render'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  const source = 'let made = 0\nexport const renderPage = () => String(++made)'
  writeFileSync(join(folder, '.render', 'render-page.js'), source)
  const renderer = loadPageRenderer(
    folder,
    () => 0,
    () => undefined,
  )
  if (!renderer) throw new Error('no renderer')
  const pages = new Map<number, Set<string>>()
  const ask = async (number: number) => {
    const html = await renderer.renderPage(`/en/${number}`, { language: 'en', answers: {}, renderedAt: 0 })
    pages.set(number, (pages.get(number) ?? new Set()).add(html))
  }
  return { ask, timesOf: (number) => pages.get(number)?.size, close: renderer.close }
}

// Twice of what each keeps at most: 64 MB with a compressed form, 16 MB, 300 pages.
it.each([
  ['public answers', publicAnswers, 64],
  ['answers of signed-in people', answersOfOnePerson, 16],
  ['rendered pages', renderedPages, 600],
])('%s are kept within a limit: the oldest are made again, the newest are not', async (_name, open, many) => {
  const { ask, timesOf, close } = await open()
  for (let number = 0; number < many; number++) await ask(number)
  await ask(many - 1)
  await ask(0)
  expect([timesOf(0), timesOf(many - 1)]).toEqual([2, 1])
  await close()
})
