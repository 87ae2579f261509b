import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'
import { OVERSCROLL_STYLE } from './security-headers.ts'

describe('documents over https', () => {
  const test = useTestApp('pglite', { publicUrl: 'https://jobs.example' })

  it('name the address for reports of violations', async () => {
    const { headers } = await test.app.inject('/api/v1/notifications/unsubscribe?token=none')
    expect(headers['reporting-endpoints']).toBe('csp="/policy-violations"')
    expect(`${headers['content-security-policy']};`).toContain('report-to csp;')
  })

  it('are to be asked for over https only (HSTS), as all answers', async () => {
    for (const url of ['/en', '/healthz', '/api/v1/rubric'])
      expect((await test.app.inject(url)).headers['strict-transport-security']).toBe('max-age=31536000')
  })
})

describe('documents', () => {
  const test = useTestApp()

  it('may not use camera, microphone and location; other answers omit the header', async () => {
    const page = await test.app.inject('/api/docs/')
    expect(page.headers['content-type']).toContain('html')
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment'])
      expect(page.headers['permissions-policy']).toContain(`${feature}=()`)
    expect((await test.app.inject('/healthz')).headers['permissions-policy']).toBeUndefined()
  })

  it('have a policy without inline code except the script of index.html, foreign script or unchecked markup, and report what it refuses', async () => {
    const { headers } = await test.app.inject('/api/v1/notifications/unsubscribe?token=none')
    const policy = String(headers['content-security-policy'])
    expect(policy).not.toContain('unsafe')
    const index = readFileSync(new URL('../../../index.html', import.meta.url), 'utf8')
    const script = sha256(/<script>([^<]*)<\/script>/.exec(index)?.[1] ?? '')
    // Without a build there are no pages that have it.
    expect(policy.replace(` '${script}'`, '')).toContain("script-src 'self';")
    for (const part of ["require-trusted-types-for 'script'", 'report-uri /policy-violations'])
      expect(`${policy};`).toContain(`${part};`)
    // Browsers send reports to `report-to` over https only, and prefer it to `report-uri`.
    expect(headers['reporting-endpoints']).toBeUndefined()
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(policy).not.toContain('report-to')
  })

  it('have headers that data omit: they bind documents only', async () => {
    const ofDocuments = ['x-frame-options', 'cross-origin-opener-policy', 'origin-agent-cluster']
    const { headers: page } = await test.app.inject('/api/docs/')
    const { headers: data } = await test.app.inject('/api/v1/rubric')
    for (const name of ofDocuments) {
      expect([name, page[name]]).toEqual([name, expect.any(String)])
      expect(data[name]).toBeUndefined()
    }
    expect(data).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  it('do not include data, whose policy forbids loading, scripts and framing', async () => {
    const none = "default-src 'none'; frame-ancestors 'none'"
    for (const url of ['/api/v1/rubric', '/api/v1/nothing', '/api/openapi.json'])
      expect((await test.app.inject(url)).headers['content-security-policy']).toBe(none)
  })

  it('cannot frame any other answer', async () => {
    for (const url of ['/metrics', '/.well-known/security.txt', '/robots.txt', '/media/none.webp']) {
      const { headers } = await test.app.inject({ url, headers: { authorization: 'Bearer metrics-token' } })
      expect([url, headers['content-security-policy']]).toEqual([
        url,
        expect.stringContaining("frame-ancestors 'none'"),
      ])
    }
  })

  it('are without style attributes, also those opened from mails', async () => {
    for (const url of ['/notifications/unsubscribe', '/vacancies/still-open']) {
      const page = await test.app.inject(`/api/v1${url}?token=none`)
      expect(page.headers['content-type']).toContain('html')
      expect(page.body).not.toMatch(/ style=/)
      const sheet = /<style>(.*)<\/style>/.exec(page.body)?.[1] ?? ''
      expect(page.headers['content-security-policy']).toContain(sha256(sheet))
    }
  })

  it('allow the style sheet that React Aria adds on iOS', () => {
    const library = join(
      dirname(require.resolve('react-aria/package.json')),
      'dist/private/overlays/usePreventScroll.mjs',
    )
    const sheet = /style\.textContent = `([^`]*)`\.trim/.exec(readFileSync(library, 'utf8'))?.[1] ?? ''
    expect(OVERSCROLL_STYLE).toBe(`'${sha256(sheet.trim())}'`)
  })

  it('of the API run in a sandbox with an opaque origin', async () => {
    const docs = await test.app.inject('/api/docs/')
    const policy = String(docs.headers['content-security-policy'])
    expect(policy).toMatch(/^sandbox allow-scripts;/)
    expect(policy).not.toMatch(/unsafe|allow-same-origin/)
  })
})

const require = createRequire(import.meta.url)
const sha256 = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
