import { entries, get } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY_MS } from '#shared/durations.ts'
import { requestIdle } from '../device/request-idle.ts'
import { signIn, signOut } from '../device/session/page.ts'
import { deleteUserDatabase, publicSnapshotStore, userStores } from '../device/storage/stores.ts'
import { makeToken } from '../testing/tokens.ts'
import { createContainerOver, replaceSnapshot } from './replace-snapshot.ts'
import { checkSnapshot, shownSnapshot } from './shown-snapshot.ts'
import { isShowable, type Snapshot, snapshotKey } from './snapshot.ts'
import { readSnapshot, writeSnapshot } from './snapshot-store.ts'
import { storeSnapshots } from './store-snapshots.ts'
import { takeSnapshot } from './take-snapshot.ts'

const SNAPSHOT: Snapshot = {
  html: '<p>Anna</p>',
  styles: [],
  files: { fonts: [], scripts: [] },
  ownStyles: '',
  title: 'Anna',
  language: 'en',
  theme: null,
  build: '/assets/index-1.js',
  savedAt: 1000,
}
let root: HTMLElement
beforeEach(async () => {
  root = document.createElement('div')
  document.body.append(root)
  await signOut({ keepUserData: true })
  await Promise.all([41, 42].map(deleteUserDatabase))
})
afterEach(async () => {
  root.remove()
  await signOut({ keepUserData: true })
})
const storedFor = async (userId: number) => JSON.stringify(await entries(userStores(userId).snapshots))
const here = () => snapshotKey(location)

test('a snapshot is shown with the same release and theme, for a week', () => {
  const look = { theme: null, build: SNAPSHOT.build }
  expect(isShowable(SNAPSHOT, look, 2000)).toBe(true)
  expect(isShowable(SNAPSHOT, { ...look, build: '/assets/index-2.js' }, 2000)).toBe(false)
  expect(isShowable(SNAPSHOT, { ...look, theme: 'dark' }, 2000)).toBe(false)
  expect(isShowable(SNAPSHOT, look, 1000 + 7 * DAY_MS)).toBe(false)
})

test('all forms of an address have the same key', () => {
  const key = (address: string) => snapshotKey(new URL(address, 'https://jobmost.example'))
  expect(key('/en/')).toBe('/en')
  expect(key('/en?source=pwa#main')).toBe('/en')
  expect(key('/en/jobs?page=2')).toBe('/en/jobs?page=2')
})

test('an account has at most thirty snapshots, the latest ones', async () => {
  for (let index = 0; index < 32; index++) await writeSnapshot(41, `/en/${index}`, SNAPSHOT)
  const kept = await Promise.all([0, 1, 2, 31].map((index) => readSnapshot(41, `/en/${index}`)))
  expect(kept.map(Boolean)).toEqual([false, false, true, true])
  expect(await readSnapshot(42, '/en/31')).toBeUndefined()
  expect(await readSnapshot(null, '/en/31')).toBeUndefined()
})

test('a frame has nothing of the page', () => {
  root.innerHTML =
    '<header><a aria-current="page">Jobs</a></header><main><p>Anna</p></main><footer>Imprint</footer>'
  const frame = takeSnapshot(root, 0)?.frame
  expect(frame?.html).toBe(
    '<header><a>Jobs</a></header><main data-frame-page=""></main><footer>Imprint</footer>',
  )
  expect(frame).toMatchObject({ title: 'Jobmost', isFrame: true })
})

test('styles of single elements become rules, which cannot end their style sheet', () => {
  root.innerHTML =
    '<main><p style="color: red">a</p><p style="color: red">b</p><p style="--x: &quot;</style>&quot;">c</p></main>'
  const page = takeSnapshot(root, 0)?.page
  expect(page?.html).toBe(
    '<main><p data-styled="0">a</p><p data-styled="0">b</p><p data-styled="1">c</p></main>',
  )
  expect(page?.ownStyles).toBe(
    '#root [data-styled="0"]{color: red}\n#root [data-styled="1"]{--x: "<\\/style>"}',
  )
})

test('a page that is loading or has a password field is not stored', () => {
  root.innerHTML = '<main><span data-placeholder></span></main>'
  expect(takeSnapshot(root, 0)).toBeNull()
  root.innerHTML = '<main><div style="display:none"><span data-placeholder></span></div></main>'
  expect(takeSnapshot(root, 0)).not.toBeNull()
  root.innerHTML = '<main><input type="password"></main>'
  expect(takeSnapshot(root, 0)).toBeNull()
  root.innerHTML = '<main>Anna</main>'
  expect(takeSnapshot(root, 0)?.page.html).toBe('<main>Anna</main>')
})

test('cards out of view are again left to the browser, so that the first paint does not lay them out', () => {
  root.innerHTML = '<main><ul><li data-laid-out="">Baker</li></ul></main>'
  expect(takeSnapshot(root, 0)?.page.html).toBe('<main><ul><li>Baker</li></ul></main>')
})

test('momentary content is left out, and scrolled content keeps its position', () => {
  root.innerHTML =
    '<div data-momentary><p>You are offline</p></div><textarea>Dear</textarea><div id="log" style="height:50px;overflow:auto"><p style="height:500px">Hello</p></div>'
  const log = root.querySelector('#log') as HTMLElement
  log.scrollTop = 120
  const { html = '', ownStyles = '' } = takeSnapshot(root, 0)?.page ?? {}
  const copy = document.createElement('div')
  copy.innerHTML = html
  expect(copy.textContent).toBe('Hello')
  const number = copy.querySelector('#log p')?.getAttribute('data-styled')
  expect(ownStyles).toMatch(new RegExp(`"${number}"\\]\\{[^}]*top: -120px`))
})

test('a page is stored for its account after it has changed', async () => {
  await signIn(makeToken({ sub: 41 }))
  root.innerHTML = '<main>Anna’s rooms</main>'
  storeSnapshots(root, () => true, SNAPSHOT.files)()
  await vi.waitFor(async () => expect((await readSnapshot(41, here()))?.html).toContain('Anna’s rooms'), 8000)
  expect(JSON.stringify(await entries(publicSnapshotStore))).not.toContain('Anna’s rooms')
})

test('a sign-out deletes all snapshots, including one that is being stored, and the next account gets none', async () => {
  await signIn(makeToken({ sub: 41 }))
  root.innerHTML = '<main>Anna’s rooms</main>'
  const storeSoon = storeSnapshots(root, () => true, SNAPSHOT.files)
  storeSoon()
  const write = writeSnapshot(41, here(), SNAPSHOT)
  await signOut()
  await write
  storeSoon()
  await signIn(makeToken({ sub: 42 }))
  storeSoon()
  Object.defineProperty(document, 'hidden', { value: true, configurable: true })
  document.dispatchEvent(new Event('visibilitychange'))
  Reflect.deleteProperty(document, 'hidden')
  await new Promise<void>(requestIdle)
  expect(await storedFor(42)).not.toContain('Anna')
  expect(JSON.stringify(await entries(publicSnapshotStore))).not.toContain('Anna')
})

test('a snapshot of another account is removed before the app starts', async () => {
  const put = (userId: string) => {
    root.innerHTML = `<div data-snapshot="${userId}"><p>Anna</p></div>`
    checkSnapshot(root)
    return shownSnapshot(root) !== null
  }
  expect([put(''), put('41')]).toEqual([true, false])
  await signIn(makeToken({ sub: 41 }))
  expect([put(''), put('41'), put('42')]).toEqual([false, true, false])
})

test('the app replaces a snapshot when its page has no placeholders', async () => {
  root.innerHTML = '<div data-snapshot=""><main>Anna</main></div>'
  const live = createContainerOver(root)
  const done = replaceSnapshot(shownSnapshot(root) as HTMLElement, live)
  live.innerHTML = '<main><p data-placeholder></p></main>'
  await new Promise((resolve) => requestAnimationFrame(resolve))
  expect(shownSnapshot(root)).not.toBeNull()
  expect(getComputedStyle(live).visibility).toBe('hidden')
  live.innerHTML = '<main><p>Anna</p></main>'
  await done
  expect(shownSnapshot(root)).toBeNull()
  expect(getComputedStyle(live.firstElementChild as Element).visibility).toBe('visible')
})

test('what was opened in the snapshot stays open', async () => {
  const cards = ['Bus driver', 'Baker'].map(
    (title) => `<h2>${title}</h2><details><summary>Full text</summary>${title}</details>`,
  )
  root.innerHTML = `<div data-snapshot=""><main>${cards.join('')}</main></div>`
  const snapshot = shownSnapshot(root) as HTMLElement
  snapshot.querySelectorAll('summary')[1]?.click()
  const live = createContainerOver(root)
  live.innerHTML = `<main>${cards.join('')}</main>`
  await replaceSnapshot(snapshot, live)
  expect([...root.querySelectorAll('details')].map(({ open }) => open)).toEqual([false, true])
})

test('the theme and other stored values are not snapshots', async () => {
  await writeSnapshot(null, '/en/a', SNAPSHOT)
  expect(await get(':order', publicSnapshotStore)).toContain('/en/a')
})
