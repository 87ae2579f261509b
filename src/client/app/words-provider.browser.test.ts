import { i18n } from '@lingui/core'
import { useLingui } from '@lingui/react'
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test } from 'vitest'
import { WordsProvider } from './words-provider.tsx'

test('renders again when the language changes, not when a catalogue is added', async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  let rendered = 0
  function Greeting() {
    rendered += 1
    return useLingui()._('greeting')
  }
  i18n.loadAndActivate({ locale: 'en', messages: { greeting: 'Welcome' } })
  const place = document.createElement('div')
  const root = createRoot(place)
  await act(async () => root.render(createElement(WordsProvider, null, createElement(Greeting))))
  expect(place.textContent).toBe('Welcome')

  await act(async () => i18n.load('en', { farewell: 'Bye' }))
  expect(rendered).toBe(1)
  expect(i18n._('farewell')).toBe('Bye')

  await act(async () => {
    i18n.load('de', { greeting: 'Willkommen' })
    i18n.activate('de')
  })
  expect([place.textContent, rendered]).toEqual(['Willkommen', 2])
  await act(async () => root.unmount())
})
