import { describe, expect, it } from 'vitest'
import { exportPage } from './export-page.ts'

const page = (parts: Record<string, Record<string, unknown>[]>) =>
  exportPage({
    language: 'de',
    title: 'Ihre Daten',
    about: 'Vom 22.11.2026',
    parts,
    words: ({ message }) => `«${message}»`,
    time: (iso) => `(${iso})`,
  })

describe('the page of exported data', () => {
  it('names parts and fields in the reader’s language, and times in its format', () => {
    const html = page({ bids: [{ text: 'I bake', created_at: '2026-11-22T10:00:00Z', hours_per_week: 40 }] })
    expect(html).toContain('<h2>«My bids»</h2>')
    expect(html).toContain('<dt>«Text»</dt><dd>I bake</dd>')
    expect(html).toContain('<dd>(2026-11-22T10:00:00Z)</dd>')
    expect(html).toContain('<dt>hours per week</dt><dd>40</dd>')
  })

  it('leaves out empty parts and fields', () => {
    const html = page({ bids: [], profile: [{ about: null, preferences: [], country: 'DE' }] })
    expect(html).not.toContain('My bids')
    expect(html).not.toContain('About me')
    expect(html).toContain('<dt>country</dt><dd>DE</dd>')
  })

  it('escapes texts of users', () => {
    const html = page({ messages: [{ text: '<img src=x onerror=alert(1)>', '<b>': ['"', "'"] }] })
    expect(html).not.toMatch(/<img|<b>/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })
})
