import { clear } from 'idb-keyval'
import { beforeEach, expect, test } from 'vitest'
import { writeMirror } from '../platform/device/session/mirror.ts'
import { deleteUserDatabase, publicSnapshotStore } from '../platform/device/storage/stores.ts'
import type { Snapshot } from '../platform/snapshots/snapshot.ts'
import { storeTheme, writeSnapshot } from '../platform/snapshots/snapshot-store.ts'
import { makeToken } from '../platform/testing/tokens.ts'
import { startPage } from './start-page.ts'

const SHELL =
  '<html lang="en"><head><title>Jobmost</title><script type="module" crossorigin src="/assets/index-1.js"></script><link rel="stylesheet" crossorigin href="/assets/first.css"></head><body><div id="root"><!--shell--></div></body></html>'
const SNAPSHOT: Snapshot = {
  html: '<p>Anna’s rooms</p>',
  styles: [['/assets/first.css', 'p{color:red}']],
  files: { fonts: ['/assets/latin-1.woff2'], scripts: ['/assets/boot-1.js'] },
  ownStyles: '#root [data-styled="0"]{top:0}',
  title: 'Rooms & <more>',
  language: 'de',
  theme: 'dark',
  build: '/assets/index-1.js',
  savedAt: Date.now(),
}
const shell = () =>
  new Response(SHELL, {
    headers: {
      'content-type': 'text/html',
      'content-security-policy': "script-src 'self'; style-src 'self' 'sha256-x'",
    },
  })
const start = async (path: string) => {
  const answer = await startPage(shell(), new URL(path, 'https://jobmost.example'))
  return { text: await answer.text(), policy: answer.headers.get('content-security-policy') ?? '' }
}

beforeEach(async () => {
  await clear(publicSnapshotStore)
  await deleteUserDatabase(51)
  await writeMirror(makeToken({ sub: 51 }).access_token)
  await storeTheme('dark')
  await writeSnapshot(51, '/de/chat/my/room', SNAPSHOT)
})

test('the shell gets the snapshot of its address, with language, theme, title and styles', async () => {
  const { text, policy } = await start('/de/chat/my/room')
  expect(text).toContain('<html lang="de" data-theme="dark">')
  expect(text).toContain('<title>Rooms &amp; &lt;more&gt;</title>')
  expect(text).toContain('<div data-snapshot="51"><p>Anna’s rooms</p></div>')
  const nonce = /<style nonce="([^"]+)">p{color:red}<\/style>/.exec(text)?.[1]
  expect(text).toMatch(
    new RegExp(`<style nonce="${nonce}">[^<]*#root \\[data-styled="0"\\]\\{top:0\\}</style>`),
  )
  expect(text).not.toContain(' style=')
  expect(text).toContain(
    '<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/latin-1.woff2">',
  )
  expect(text).toContain('<link rel="modulepreload" crossorigin href="/assets/boot-1.js">')
  expect(policy).toBe(`script-src 'self'; style-src 'self' 'nonce-${nonce}' 'sha256-x'`)
})

test('it is not shown signed out, to another account, in another theme or by another release', async () => {
  await writeMirror(null)
  expect((await start('/de/chat/my/room')).text).toBe(SHELL)
  await writeMirror(makeToken({ sub: 52 }).access_token)
  expect((await start('/de/chat/my/room')).text).toBe(SHELL)
  await writeMirror(makeToken({ sub: 51 }).access_token)
  expect((await start('/de/chat/my/room')).text).not.toBe(SHELL)
  await storeTheme('light')
  expect((await start('/de/chat/my/room')).text).toBe(SHELL)
  await storeTheme('dark')
  await writeSnapshot(51, '/de/chat/my/room', { ...SNAPSHOT, build: '/assets/index-0.js' })
  expect((await start('/de/chat/my/room')).text).toBe(SHELL)
})

test('an address without a snapshot gets menus and footer in its language, else the shell', async () => {
  expect((await start('/de/jobs')).text).toBe(SHELL)
  const frame: Snapshot = { ...SNAPSHOT, html: '<header>Menu</header><main></main>', isFrame: true }
  await writeSnapshot(51, '/de/chat/my/room', SNAPSHOT, frame)
  const { text } = await start('/de/jobs')
  expect(text).toContain('<div data-snapshot="51" data-frame><header>Menu</header>')
  expect(text).not.toContain('Anna')
  expect((await start('/pl/jobs')).text).toBe(SHELL)
})
