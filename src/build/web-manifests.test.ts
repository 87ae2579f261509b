import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { matchPage } from '../server/pages/match-page.ts'
import { LANGUAGES } from '../shared/contract/languages.ts'
import { webManifestPath } from '../shared/contract/web-manifest-path.ts'
import { webManifest } from './web-manifests.ts'

const ROOT = resolve(import.meta.dirname, '../..')
type Manifest = {
  id: string
  start_url: string
  description: string
  launch_handler: { client_mode: string[] }
  share_target: { action: string }
  protocol_handlers: { protocol: string; url: string }[]
  icons: { src: string }[]
  screenshots: { src: string; label: string }[]
  shortcuts: { name: string; url: string }[]
}
const manifestOf = (language: (typeof LANGUAGES)[number]) => webManifest(language) as Manifest

it.each(LANGUAGES)('the manifest in %s leads to pages and files that exist', (language) => {
  const { icons, screenshots, shortcuts, share_target, protocol_handlers } = manifestOf(language)
  for (const { src } of [...icons, ...screenshots])
    expect(existsSync(join(ROOT, 'public', src)), src).toBe(true)
  const linked = protocol_handlers.map(({ url }) => url.replace('?text=%s', ''))
  expect(linked).toHaveLength(1)
  for (const address of [...shortcuts.map(({ url }) => url), share_target.action, ...linked])
    expect(matchPage(address)?.page, address).toBeTruthy()
})

it('opens links in its window where the browser can do that, and takes links of a scheme that browsers allow', () => {
  const { launch_handler, protocol_handlers } = manifestOf('en')
  const [first, ...fallbacks] = launch_handler.client_mode
  expect(first).toBe('navigate-existing')
  // A browser that does not know the first value takes the next one.
  expect(fallbacks).toEqual(['auto'])
  for (const { protocol, url } of protocol_handlers) {
    // HTML, section "Custom scheme handlers": `web+` and lower-case letters, and one placeholder in an address of this site.
    expect(protocol).toMatch(/^web\+[a-z]+$/)
    expect(url.startsWith('/')).toBe(true)
    expect(url.split('%s')).toHaveLength(2)
  }
})

it('is one app in all languages, in the words of each', () => {
  const all = LANGUAGES.map(manifestOf)
  expect(new Set(all.map(({ id, start_url }) => `${id} ${start_url}`)).size).toBe(1)
  expect(new Set(all.map(({ description }) => description)).size).toBe(LANGUAGES.length)
  expect(new Set(all.flatMap(({ shortcuts }) => shortcuts.map(({ name }) => name))).size).toBe(
    3 * LANGUAGES.length,
  )
})

it('index.html names the English one, which the server and the client replace', () => {
  const html = readFileSync(join(ROOT, 'index.html'), 'utf8')
  expect(html).toContain(`<link rel="manifest" href="${webManifestPath('en')}" />`)
})
