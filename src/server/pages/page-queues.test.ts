import Fastify from 'fastify'
import { expect, it } from 'vitest'
import type { App } from '../http/app-type.ts'
import { errors } from '../plugins/errors.ts'
import { language } from '../plugins/language.ts'
import { htmlPages } from './html-page.ts'

const HTML = { accept: 'text/html' }
const WAVE = 60
const BEGUN = 2
const WAITING = 40

/** An app whose search answers are held up until `goOn`. */
async function createApp() {
  const app = Fastify() as unknown as App
  // Without a database: pages do not wait for it.
  const deps = { clock: () => new Date(0), config: { publicUrl: 'http://localhost' }, db: {} } as never
  language(app, deps)
  errors(app)
  const seen = { active: 0, most: 0, rendered: 0 }
  let goOn = () => {}
  const held = new Promise<void>((done) => {
    goOn = done
  })
  app.get('/api/v1/*', { schema: { hide: true } }, async ({ url }) => {
    if (!url.includes('/search?')) return { data: [] }
    seen.most = Math.max(seen.most, ++seen.active)
    await held
    seen.active--
    return { data: [] }
  })
  const renderer = {
    canonicalQuery: async () => '',
    pathsRequestedBy: async () => [],
    isRecent: (path: string) => path === '/en/jobs',
    close: async () => {},
    renderPage: async () => `<main>page ${++seen.rendered}</main>`,
  }
  const none = new Map()
  const template = '<title></title><!--head--><div id="root"><!--shell--></div><!--data-->'
  const build = { folder: '', template, manifest: {}, styles: none, symbols: none, fonts: [] }
  htmlPages(app, deps, build, renderer)
  await app.ready()
  const get = async (url: string) => app.inject({ url, headers: HTML })
  return { app, get, seen, goOn: () => goOn() }
}

it('a wave of new searches is made two at a time; other pages and requests are answered before it ends', async () => {
  const { app, get, seen, goOn } = await createApp()
  const wave = Array.from({ length: WAVE }, (_, index) => get(`/en/search/word ${index}/0`))
  const refused = await Promise.all(wave.slice(BEGUN + WAITING))
  expect(
    new Set(refused.map(({ statusCode, headers }) => [statusCode, headers['retry-after']].join())),
  ).toEqual(new Set(['503,5']))
  // The app starts and requests the data itself.
  expect(refused[0]?.body).toContain('<div id="root"></div>')
  expect((await get('/api/v1/city')).statusCode).toBe(200)
  expect((await get('/en/jobs')).body).toContain('<main>page 1</main>')
  expect((await get('/en/cabinet/worker')).statusCode).toBe(200)
  expect([seen.active, seen.most]).toEqual([BEGUN, BEGUN])
  goOn()
  const made = await Promise.all(wave.slice(0, BEGUN + WAITING))
  expect(new Set(made.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  expect([seen.rendered, seen.most]).toEqual([BEGUN + WAITING + 1, BEGUN])
  expect((await get('/en/search/later/0')).statusCode).toBe(200)
  await app.close()
})
