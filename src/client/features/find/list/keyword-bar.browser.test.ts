import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, createElement, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LIMITS } from '#shared/contract/limits.ts'
import type { Filters } from '../filters/filters.ts'
import { KeywordBar } from './keyword-bar.tsx'

const TOO_LONG = 'Fahrer '.repeat(LIMITS.keyword).trim()
const NO_FILTERS = {} as Filters
const onApply = vi.fn<(filters: Filters) => void>()
let place: HTMLElement
let root: Root

function Bar() {
  const [value, onChange] = useState('')
  return createElement(KeywordBar, { kind: 'offers', filters: NO_FILTERS, onApply, value, onChange })
}

const field = () => place.querySelector('input[name=q]') as HTMLInputElement
async function typeAndSend(text: string) {
  // As React hears it: its own setter remembers the value.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field(), text)
  await act(async () => field().dispatchEvent(new Event('input', { bubbles: true })))
  field().blur()
  await act(async () => place.querySelector('button')?.click())
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  onApply.mockClear()
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  await act(async () => root.render(createElement(I18nProvider, { i18n }, createElement(Bar))))
})
afterEach(async () => {
  await act(async () => root.unmount())
  place.remove()
})

test('a keyword that is too long stays typed, and the page says so instead of the browser', async () => {
  // With this event the browser shows a bubble in its own language.
  const onInvalid = vi.fn()
  field().addEventListener('invalid', onInvalid)
  await typeAndSend(TOO_LONG)
  expect(onInvalid).not.toHaveBeenCalled()
  expect(onApply).not.toHaveBeenCalled()
  const error = place.querySelector('[role=alert]')
  expect(error?.textContent).not.toBe('')
  expect(field().getAttribute('aria-describedby')).toBe(error?.id)
  expect([field().value, document.activeElement]).toEqual([TOO_LONG, field()])
})

test('a shorter one is searched for, and the error is gone', async () => {
  await typeAndSend(TOO_LONG)
  await typeAndSend(' Fahrer ')
  expect(onApply).toHaveBeenCalledExactlyOnceWith({ q: 'Fahrer' })
  expect(place.querySelector('[role=alert]')).toBeNull()
})
