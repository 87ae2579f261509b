import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { loadPageRenderer, type PageRenderer } from './page-renderer.ts'

// Stands for the build's renderer: busy for a while, or at its end the first time.
const RENDERER = `
import { existsSync, writeFileSync } from 'node:fs'
const mark = new URL('./mark', import.meta.url)
export function renderPage({ path }) {
  if (path === '/fatal' && !existsSync(mark)) {
    writeFileSync(mark, '')
    return new Promise(() => setTimeout(() => { throw new Error('fatal') }))
  }
  const end = Date.now() + 200
  while (Date.now() < end);
  return 'page ' + path
}`
const DATA = { language: 'en', answers: {}, renderedAt: 0 } as const
const folder = mkdtempSync(join(tmpdir(), 'jobmost-renderer-'))
let renderer: PageRenderer | null = null

function load(source = RENDERER): PageRenderer {
  mkdirSync(join(folder, '.render'), { recursive: true })
  writeFileSync(join(folder, '.render', 'render-page.js'), source)
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  renderer = loadPageRenderer(
    folder,
    () => 0,
    () => undefined,
  )
  if (!renderer) throw new Error('no renderer')
  return renderer
}

afterEach(async () => {
  await renderer?.close()
  rmSync(folder, { recursive: true, force: true })
})

it('renders without delaying other requests', async () => {
  const { renderPage } = load()
  let turns = 0
  const counting = setInterval(() => turns++, 5)
  expect(await renderPage('/en/jobs', DATA)).toBe('page /en/jobs')
  clearInterval(counting)
  expect(turns).toBeGreaterThan(5)
})

it('renders again after the thread has ended', async () => {
  const { renderPage } = load()
  await expect(renderPage('/fatal', DATA)).rejects.toThrow()
  expect(await renderPage('/fatal', DATA)).toBe('page /fatal')
})

it('fails pages whose renderer cannot be loaded, instead of leaving them to wait', async () => {
  const { renderPage } = load('throw new Error("broken build")')
  for (const path of ['/en', '/de', '/pl']) await expect(renderPage(path, DATA)).rejects.toThrow()
})
