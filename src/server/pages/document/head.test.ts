import { describe, expect, it } from 'vitest'
import { LANGUAGES } from '#shared/contract/languages.ts'
import { redirectOf } from '../redirects.ts'
import { filesFor } from './manifest.ts'
import { fillShell } from './shell.ts'

const TEMPLATE =
  '<html lang="en"><head><title>Jobmost</title><!--head--></head><div id="root"><!--shell--></div><!--data--></html>'
const FACTS = {
  language: 'ru',
  title: '"Fish" & <chips> $& · Jobmost',
  description: "It's <b>",
  path: '/jobs',
  isIndexed: true,
} as const

describe('the head of a page', () => {
  const html = fillShell(
    { template: TEMPLATE, styles: new Map(), symbols: new Map(), fonts: [] },
    'https://jobmost.example',
    FACTS,
    '<p>Rendered</p>',
    {
      language: 'ru',
      renderedAt: 0,
      answers: { '/x': '</script><script>' },
    },
  )

  it('is in the page’s language and escapes text', () => {
    expect(html).toContain('<html lang="ru">')
    expect(html).toContain('<title>&quot;Fish&quot; &amp; &lt;chips&gt; $&amp; · Jobmost</title>')
    expect(html).toContain('content="It&#39;s &lt;b&gt;"')
  })

  it('links the page in every language', () => {
    expect(html).toContain('<link rel="canonical" href="https://jobmost.example/ru/jobs" />')
    for (const code of LANGUAGES) {
      expect(html).toContain(`hreflang="${code}" href="https://jobmost.example/${code}/jobs"`)
    }
    expect(html).toContain('hreflang="x-default" href="https://jobmost.example/en/jobs"')
  })

  it('cannot be broken by data', () => {
    expect(html).toContain('{"/x":"\\u003c/script>\\u003cscript>"}}</script>')
    expect(html).toContain('<div id="root"><p>Rendered</p></div>')
  })
})

it('lists the chunks of a module, each once', () => {
  const manifest = {
    page: { file: 'assets/page.js', imports: ['a', 'b'], css: ['assets/page.css'] },
    a: { file: 'assets/a.js', imports: ['b'] },
    b: { file: 'assets/b.js', imports: ['page'] },
  }
  expect(filesFor('page', manifest)).toEqual({
    scripts: ['assets/page.js', 'assets/a.js', 'assets/b.js'],
    styles: ['assets/page.css'],
  })
  expect(filesFor('other', manifest)).toEqual({ scripts: [], styles: [] })
})

describe('an address without a language', () => {
  it.each([
    ['/', '/pl/'],
    ['/jobs', '/en/jobs'],
    ['/fr', '/en/'],
    ['/fr/jobs', '/en/jobs'],
    ['/blog', '/en/blog/1'],
    ['/fr/blog', '/en/blog'],
    ['/de/blog/', '/de/blog/1'],
    ['//evil.example/jobs', '/en/jobs'],
    ['/EN/jobs/item/x', '/en/jobs/item/x'],
  ])('%s leads to %s', (path, to) => expect(redirectOf(path, 'pl', 'en')).toBe(to))

  it.each([
    ['/', '/pl/'],
    ['/jobs', '/de/jobs'],
    ['/fr/jobs', '/de/jobs'],
    ['/blog', '/de/blog/1'],
  ])('%s leads to %s where German is the default', (path, to) =>
    expect(redirectOf(path, 'pl', 'de')).toBe(to),
  )

  it.each(['/de/jobs', '/de/blog/1', '/de/jobs/blog'])('%s is not redirected', (path) =>
    expect(redirectOf(path, 'pl', 'en')).toBeNull(),
  )
})
