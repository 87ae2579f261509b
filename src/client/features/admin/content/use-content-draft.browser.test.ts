import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadDraft } from '#client/platform/device/drafts.ts'
import { json, serve } from '#client/platform/testing/answers.ts'
import { signInForEach } from '#client/platform/testing/session.ts'
import { useContentDraft } from './use-content-draft.ts'

signInForEach(7100)

let root: Root
let form: ReturnType<typeof useContentDraft>
let answer: () => void
const titled = (en: string) => ({ version: 0, form: { titles: { en } } })

function Form() {
  form = useContentDraft('blog', null, () => undefined)
  return null
}

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  const isAnswered = new Promise<void>((resolve) => {
    answer = resolve
  })
  serve(async (request) => {
    await isAnswered
    return json({ data: { id: 5, version: 1, form: await request.json() } })
  })
  root = createRoot(document.createElement('div'))
  const page = createElement(QueryClientProvider, { client: new QueryClient() }, createElement(Form))
  await act(async () => root.render(createElement(I18nProvider, { i18n }, page)))
  await act(async () => form.setTyped(titled('Bread')))
  await act(async () => form.sending.send(form.draft))
})
afterEach(() => act(async () => root.unmount()))

const expectNoNewDraft = () =>
  vi.waitFor(async () => expect(await loadDraft('content:blog:new')).toBeUndefined())

test('what is typed while a new item is being saved becomes the draft of the saved one', async () => {
  await act(async () => form.setTyped(titled('Bread rolls')))
  await act(async () => answer())
  await act(() => vi.waitFor(() => expect(form.sending.isSuccess).toBe(true)))
  await act(async () => root.unmount())
  await expectNoNewDraft()
  expect(await loadDraft('content:blog:5')).toMatchObject({
    version: 1,
    form: { titles: { en: 'Bread rolls' } },
  })
})

test('a new item whose page is left before the answer leaves no draft', async () => {
  await act(async () => root.unmount())
  expect(await loadDraft('content:blog:new')).toMatchObject(titled('Bread'))
  answer()
  await expectNoNewDraft()
  expect(await loadDraft('content:blog:5')).toBeUndefined()
})
