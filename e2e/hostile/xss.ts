import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { HEADLESS_SHELL } from '../../src/build/chromium.ts'
import { XSS_VECTORS } from '../../src/server/content/xss-vectors.ts'
import type { Server } from '../support/server.ts'
import { logIn } from './callers.ts'
import type { Client } from './client.ts'
import type { Findings } from './findings.ts'
import { type Writers, writeVector } from './write-vector.ts'

const OWN_PAGES = {
  worker: [
    '/cabinet/worker/bids',
    '/cabinet/worker/user/saved-searches',
    '/cabinet/worker',
    '/cabinet/notifications',
  ],
  boss: ['/cabinet/worker/user/active-vacancy', '/chat/my/room'],
  admin: ['/admin/vacancies', '/admin/reports', '/admin/messages', '/admin/users', '/admin/audit'],
}
const PUBLIC_PAGES = ['', '/jobs', '/offer', '/blog', '/faq']
// The number of detail pages that can be visited in a minute.
const SINGLE_PAGES = 20

/** Writes every XSS vector into every text field, and opens every page, mail and feed that shows these texts. */
export async function tryScripts(server: Server, client: Client, findings: Findings): Promise<string> {
  const writers = {} as Writers
  for (const role of ['worker', 'boss', 'admin'] as const)
    writers[role] = (await logIn(client, role, `${role}@jobmost.example`, '172.16.255.1'))?.token ?? ''
  const place = await findPlace(client)
  const written: Awaited<ReturnType<typeof writeVector>>[] = []
  for (const [at, vector] of XSS_VECTORS.entries())
    written.push(await writeVector(client, writers, { vector, at, place }))
  const fields = written.reduce((sum, one) => sum + one.fields - one.refused, 0)
  if (fields < XSS_VECTORS.length * 10) findings.add('scripts', 'few fields took a vector', String(fields))
  const browser = await chromium.launch({
    args: ['--no-sandbox'],
    ...(HEADLESS_SHELL && { executablePath: HEADLESS_SHELL }),
  })
  try {
    const pages = await visitPages(browser, server.port, writers, written, findings)
    const texts = await parseTexts(browser, server, client, writers, findings)
    return `${XSS_VECTORS.length} vectors in ${fields} fields, ${pages} pages, ${texts} feeds, mails and exports`
  } finally {
    await browser.close()
  }
}

/** A city and a rubric that exist. */
async function findPlace(client: Client) {
  const first = async (target: string): Promise<number> => {
    const { body } = await client.send({ method: 'GET', target, address: '172.16.255.4' })
    return JSON.parse(body).data[0].id
  }
  return { city_id: await first('/api/v1/city'), rubric_id: await first('/api/v1/rubric') }
}

async function visitPages(
  browser: Browser,
  port: number,
  writers: Writers,
  written: { slug: string | undefined; room: number }[],
  findings: Findings,
): Promise<number> {
  const origin = `http://localhost:${port}`
  let count = 0
  const visitAs = async (role: keyof Writers | null, paths: string[]) => {
    const localStorage = role ? [{ name: 'access_token', value: writers[role] }] : []
    const context = await browser.newContext({
      serviceWorkers: 'block',
      storageState: { cookies: [], origins: [{ origin, localStorage }] },
    })
    const page = await context.newPage()
    await watch(page, origin, findings)
    for (const path of paths) {
      // Another address for each page, because this phase does not test the rate limits.
      await page.setExtraHTTPHeaders({ 'x-forwarded-for': `172.17.0.${count & 255}` })
      await page
        .goto(`${origin}/en${path}`, { waitUntil: 'networkidle', timeout: 20_000 })
        .catch(() => undefined)
      // Triggers vectors in handlers of mouse and focus events.
      await page.mouse.move(200, 300)
      await page.keyboard.press('Tab')
      count++
    }
    await context.close()
  }
  const some = written.filter((_, index) => index % Math.ceil(written.length / SINGLE_PAGES) === 0)
  await visitAs(null, [
    ...PUBLIC_PAGES,
    ...some.map(({ slug }) => `/jobs/item/${slug}`),
    ...some.map((_, index) => `/blog/xss-${index}`),
  ])
  await visitAs('worker', [...OWN_PAGES.worker, ...some.map(({ room }) => `/chat/room/${room}`)])
  await visitAs('boss', OWN_PAGES.boss)
  await visitAs('admin', OWN_PAGES.admin)
  return count
}

/** Records executed scripts, dialogs, requests to other hosts, and scripts that only the CSP has blocked. */
async function watch(page: Page, origin: string, findings: Findings): Promise<void> {
  const note = (what: string) => findings.add('scripts', what, page.url())
  page.on('dialog', async (dialog) => {
    note(`a dialog: ${dialog.message()}`)
    await dialog.dismiss()
  })
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(origin) && !/^(?:data|blob|about):/.test(url))
      note(`a request to ${new URL(url).host}`)
  })
  await page.exposeFunction('noteHostile', note)
  await page.addInitScript(() => {
    const { noteHostile } = window as unknown as { noteHostile(what: string): void }
    for (const name of ['alert', 'confirm', 'prompt', 'print'] as const)
      window[name] = (() => noteHostile(`${name} was called`)) as never
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) =>
      noteHostile(`the policy stopped ${violatedDirective} ${sample}`),
    )
  })
}

/** Parses feeds, mails and exports without running them. */
async function parseTexts(
  browser: Browser,
  server: Server,
  client: Client,
  writers: Writers,
  findings: Findings,
): Promise<number> {
  const texts: [string, string, 'text/html' | 'application/xml'][] = []
  for (const target of ['/en/rss.xml', '/de/rss.xml', '/sitemap.xml']) {
    const { body } = await client.send({ method: 'GET', target, address: '172.16.255.2' })
    texts.push([target, body, 'application/xml'])
  }
  const folder = join(server.dataDir, 'mail')
  for (const name of await readdir(folder).catch(() => []))
    for (const html of htmlParts(await readFile(join(folder, name), 'utf8')))
      texts.push([name, html, 'text/html'])
  const page = await browser.newPage()
  for (const [name, text, type] of texts)
    for (const problem of await page.evaluate(findDangerous, { text, type }))
      findings.add('scripts', `${name.replace(/[\d-]+.*$/, '')} has ${problem}`, name)
  for (const [token, method, target] of [
    [writers.worker, 'GET', '/api/v1/cabinet/resume'],
    [writers.admin, 'GET', '/api/v1/admin/audit/export?format=csv'],
    [writers.boss, 'GET', '/api/v1/cabinet/vacancies'],
  ] as const) {
    const answer = await client.send({
      method,
      target,
      headers: { authorization: `Bearer ${token}`, accept: 'text/html' },
      address: '172.16.255.3',
    })
    const isData = String(answer.headers['content-type']).startsWith('application/json')
    if (!isData || answer.headers['x-content-type-options'] !== 'nosniff')
      findings.add(
        'scripts',
        `${target} may be shown as a page`,
        `${answer.status} ${answer.headers['content-type']}`,
      )
  }
  return texts.length + 3
}

/** The HTML parts of a stored mail, decoded. */
function htmlParts(mail: string): string[] {
  const parts = mail.split(/\n--[^\n]+\n/).filter((part) => /^Content-Type: text\/html/im.test(part))
  return parts.map((part) => {
    const body = part.slice(part.indexOf('\n\n') + 2)
    if (/^Content-Transfer-Encoding: base64/im.test(part)) return Buffer.from(body, 'base64').toString()
    const bytes = body
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
    return Buffer.from(bytes, 'latin1').toString()
  })
}

/** Runs in the browser. Finds elements and attributes that could run code or load files. Parsing alone runs no code. */
function findDangerous({ text, type }: { text: string; type: 'text/html' | 'application/xml' }): string[] {
  const parsed = new DOMParser().parseFromString(text, type)
  const found: string[] = []
  if (type === 'application/xml' && parsed.querySelector('parsererror')) found.push('broken XML')
  for (const element of parsed.querySelectorAll('*')) {
    const name = element.localName
    if (/^(?:script|iframe|object|embed|svg|math|form|base|frameset)$/.test(name))
      found.push(`an element ${name}`)
    for (const { name: attribute, value } of element.attributes)
      if (/^on/.test(attribute) || /^\s*(?:javascript|data|vbscript):/i.test(value))
        found.push(`an attribute ${attribute} of ${name}`)
  }
  return found
}
