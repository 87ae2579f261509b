import type { WebDriver } from 'selenium-webdriver'
import { until } from '../durability/until.ts'
import { createApi } from '../support/api.ts'
import { startProxy } from '../support/fault-proxy.ts'
import { messagesAbout } from '../support/messages-about.ts'
import { startServer } from '../support/server.ts'
import { readStoredItems, type StoredItem } from '../support/stored-items.ts'
import { bidArrivedOnce, print, step, TEXTS } from '../support/story.ts'
import { fieldText, fill, inPage, press, shows, textOf } from './page.ts'
import { isInstalled, PACKAGES, startWebKit } from './webkit.ts'

// npm run test:webkit plays a job seeker's offline story in WebKitGTK, which has Safari's engine, over WebDriver. WebKit
// has no Background Sync, so the page itself must send what waits. Its driver cannot cut the connection: the server is
// killed instead, so `navigator.onLine` stays true.
const TITLE = 'Lighthouse keeper in WebKit (m/f/d)'
const MESSAGE = 'Does the lamp still turn?'
const DRAFT = 'The tower has 112 steps'
const OFFER = 'A new version is available'
type FirstPaint = { text: string; isSnapshot: boolean; ms: number }
const PLANTED = ['a planted error', 'a planted rejection']
// WebKit reports what it does not know and ignores: a directive of our policy, a key of the viewport, and `rem` in the
// width of an icon, which it does apply as a style.
const EXPECTED_ERRORS = [
  // What it says about requests and sockets of a page that is left, and about those without a server.
  /Fetch API cannot load \S+ due to access control checks/,
  /CONSOLE NETWORK ERROR WebSocket connection to \S+ failed/,
  /Unrecognized Content-Security-Policy directive 'manifest-src'/,
  /Viewport argument key "interactive-widget" not recognized/,
  /Invalid value for <svg> attribute (?:width|height)="[\d.]+rem"/,
]

if (!isInstalled()) {
  print(`WebKit or its driver is not installed (Debian: apt-get install ${PACKAGES}): nothing ran`)
  process.exit(1)
}
const server = await startServer()
const faults = await startProxy(server.port)
const api = createApi(server.port)
const site = faults.url
const webkit = await startWebKit()
let driver: WebDriver | undefined
try {
  const job = await api.createJob(TITLE)
  const { token } = await api.register()
  const next = await api.createJob(`${TITLE}, nights`)
  const addressOf = ({ slug }: { slug: string }) => `${site}/en/jobs/item/${slug}`
  const first = await webkit.open()
  driver = first
  print(`WebKitGTK ${(await first.getCapabilities()).getBrowserVersion()}`)
  await step('the worker controls a job seeker’s page', () => startAsJobSeeker(first, token, addressOf(job)))
  await step('has no Background Sync, as expected', async () => {
    if (await inPage(first, `'SyncManager' in globalThis`)) throw new Error('this WebKit has it')
  })
  await step('opens the job without a connection, at the first paint', async () => {
    await untilSnapshot(first)
    await server.kill()
    await first.navigate().refresh()
    await shows(first, TEXTS.offline)
    await shows(first, TITLE)
    await showedAtFirstPaint(first, TITLE)
  })
  await step('keeps a bid and a message that were written without a connection', async () => {
    await fill(first, 'Your bid', TEXTS.bid)
    await press(first, 'Place bid')
    await shows(first, TEXTS.waiting)
    await press(first, 'Send message')
    await fill(first, 'Message', MESSAGE)
    await press(first, 'Send')
    await shows(first, MESSAGE)
  })
  await first.quit()
  const later = await webkit.open()
  driver = later
  await step('still has them after the browser was closed, still without a connection', async () => {
    await later.get(`${site}/en/outbox`)
    for (const text of [TEXTS.bid, MESSAGE]) await shows(later, text)
  })
  await step('sends each once when the server is back, because the page is open', async () => {
    await server.restart()
    await shows(later, TEXTS.allSent)
    await bidArrivedOnce(api, job.id)
    const messages = JSON.stringify(await messagesAbout(api, TITLE))
    if (messages !== JSON.stringify([[MESSAGE]])) throw new Error(`the employer has: ${messages}`)
  })
  await step('offers no update when there is none', async () => {
    if ((await lookForUpdate(later)) || (await textOf(later)).includes(OFFER)) throw new Error('it does')
  })
  await step('applies an update on request, and keeps what is typed', () => update(later, addressOf(next)))
  await step('wrote no unexpected error on the console', () => expectQuietConsole(later))
  print('no promise was broken')
} catch (error) {
  print([...unexpectedErrors(), (driver && (await textOf(driver).catch(() => ''))) ?? ''].join('\n'))
  throw error
} finally {
  await driver?.quit().catch(() => undefined)
  await webkit.end()
  await faults.close()
  await server.stop()
}

async function startAsJobSeeker(driver: WebDriver, token: string, address: string): Promise<void> {
  await driver.get(`${site}/icons/icon.svg`)
  await driver.executeScript('localStorage.setItem("access_token", arguments[0])', token)
  await driver.get(address)
  await inPage(driver, 'void (await navigator.serviceWorker.ready)')
  await driver.navigate().refresh()
  await until('the worker controls the page', () =>
    inPage(driver, 'navigator.serviceWorker.controller !== null'),
  )
  await shows(driver, TITLE)
  await shows(driver, 'Your bid')
}

/** Waits until the page with what it shows now is stored for the next start. */
async function untilSnapshot(driver: WebDriver): Promise<void> {
  await until('the page is stored for the next start', async () =>
    (await inPage<StoredItem[]>(driver, `(${readStoredItems})()`)).some(
      ({ store, json }) => store === 'snapshots' && json.includes(TITLE),
    ),
  )
}

/** @throws unless the first frame showed these words, from a stored snapshot */
async function showedAtFirstPaint(driver: WebDriver, words: string): Promise<void> {
  const { text, isSnapshot, ms } = await driver.executeScript<FirstPaint>('return firstPaint')
  if (!isSnapshot || !text.includes(words)) throw new Error(`the first frame (${ms} ms) showed: ${text}`)
  print(`  first paint after ${ms} ms`)
}

/** @returns whether there is another version of the worker */
function lookForUpdate(driver: WebDriver): Promise<boolean> {
  return inPage(
    driver,
    'navigator.serviceWorker.getRegistration().then((found) => found.update()).then(({ installing, waiting }) => Boolean(installing ?? waiting))',
  )
}

async function update(driver: WebDriver, address: string): Promise<void> {
  await driver.get(address)
  await fill(driver, 'Your bid', DRAFT)
  faults.rewrite = (url, body) =>
    url === '/sw.js' ? Buffer.concat([body, Buffer.from('\n// another release')]) : body
  if (!(await lookForUpdate(driver))) throw new Error('it is not found')
  await shows(driver, OFFER)
  await driver.executeScript('document.body.dataset.before = "the reload"')
  await press(driver, 'Reload')
  await until('the page is reloaded', () => inPage<boolean>(driver, '!document.body?.dataset.before'))
  await until('the text is kept', async () => (await fieldText(driver, 'Your bid')) === DRAFT)
  if ((await textOf(driver)).includes(OFFER)) throw new Error('the update is still offered')
}

/** @throws when pages or workers have reported an unexpected error */
async function expectQuietConsole(driver: WebDriver): Promise<void> {
  // These two show that the console would have had any other.
  await driver.executeScript(
    'const [error, rejection] = arguments; setTimeout(() => { throw new Error(error) }); Promise.reject(rejection)',
    ...PLANTED,
  )
  await until('the console has the planted errors', () =>
    PLANTED.every((planted) => webkit.console.some((line) => line.includes(planted))),
  )
  const unexpected = unexpectedErrors()
  if (unexpected.length > 0) throw new Error(unexpected.join('\n'))
}

function unexpectedErrors(): string[] {
  return webkit.console.filter(
    (line) =>
      line.includes('CONSOLE') &&
      line.includes('ERROR') &&
      !PLANTED.some((planted) => line.includes(planted)) &&
      !EXPECTED_ERRORS.some((pattern) => pattern.test(line)),
  )
}
