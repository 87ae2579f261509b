import { setupI18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createElement as h } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { Trans } from './trans.tsx'

const i18n = setupI18n({ locale: 'en', messages: { en: {} } })
const render = (message: string, values: Record<string, unknown>) =>
  renderToStaticMarkup(
    h(I18nProvider, {
      i18n,
      // biome-ignore lint/correctness/noChildrenProp: the type of the provider demands it
      children: h(Trans, { id: message, message, values, components: { 0: h('a', { href: '/terms' }) } }),
    }),
  )

it('shows tags in a value as they were typed, and uses no part of the message for them', () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const html = render('{name} read the <0>terms</0>', { name: '<0>here</0> <svg>x</svg>' })
  expect(html).toBe('&lt;0&gt;here&lt;/0&gt; &lt;svg&gt;x&lt;/svg&gt; read the <a href="/terms">terms</a>')
  expect(render('{count} words', { count: 3 })).toBe('3 words')
  expect(complain).not.toHaveBeenCalled()
})
