import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useViewer } from '#client/platform/cache/viewer.ts'
import { loadDraft } from '#client/platform/device/drafts.ts'
import { json, refusal, serve } from '#client/platform/testing/answers.ts'
import { signInForEach } from '#client/platform/testing/session.ts'
import type { Company } from '#shared/contract/companies.ts'
import { companyQueryOptions } from './queries.ts'
import { useCompanyDraft } from './use-company-draft.ts'

signInForEach(7200)

const OTHER: Company = {
  id: 3,
  name: 'Bread of the North',
  address: null,
  website: null,
  description: 'We bake bread.',
  logo: null,
  version: 77,
  domain: null,
  my_role: 'owner',
  members: [],
  invitations: [],
}
let root: Root
let client: QueryClient
let form: ReturnType<typeof useCompanyDraft>
let company: Company | null
let requests: Request[]

function Form({ own }: { own: Company | null }) {
  form = useCompanyDraft(own, own ? '' : 'Rolls')
  return null
}
// As the page of the company: another form as soon as there is one.
function Page() {
  const { data = null } = useQuery(companyQueryOptions(useViewer()))
  return createElement(Form, { key: data?.id ?? 'new', own: data })
}

// React renders what arrives while `act` waits only at its end.
const until = (check: () => void) =>
  vi.waitFor(async () => {
    await act(async () => undefined)
    check()
  })

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  company = null
  requests = serve(async (request) => {
    if (request.method === 'GET') return json({ data: company })
    const version = request.headers.get('if-match')
    if (company && version !== `"${company.version}"`) return refusal(412, 'changed_elsewhere')
    company = { ...OTHER, ...(await request.json()), version: (company?.version ?? 0) + 1 }
    return json({ data: company })
  })
  client = new QueryClient()
  root = createRoot(document.createElement('div'))
  const page = createElement(QueryClientProvider, { client }, createElement(Page))
  await act(async () => root.render(createElement(I18nProvider, { i18n }, page)))
  await until(() => expect(client.getQueryCache().getAll()[0]?.state.status).toBe('success'))
})
afterEach(() => act(async () => root.unmount()))

const sent = () =>
  requests.filter(({ method }) => method === 'PUT').map(({ headers }) => headers.get('if-match'))

test('a company that another device has founded is shown beside what was typed, and neither is lost', async () => {
  await act(async () => form.change({ name: 'Rolls of the South', address: 'Ringstr. 2' }))
  company = OTHER
  await act(async () => form.save())
  await until(() => expect(form.other?.name).toBe(OTHER.name))
  expect(sent()).toEqual(['"0"'])
  expect(form.draft).toMatchObject({ name: 'Rolls of the South', address: 'Ringstr. 2' })
  expect(company).toBe(OTHER)
  await act(async () => form.keepOwn())
  expect(form.other).toBeNull()
  await act(async () => form.save())
  await until(() => expect(form.isTyped).toBe(false))
  expect([sent().at(-1), company.name]).toEqual(['"77"', 'Rolls of the South'])
  expect(await loadDraft('company')).toBeUndefined()
})

test('also where nothing was typed but the suggested name was sent; the other one may be chosen', async () => {
  company = OTHER
  await act(async () => form.save())
  await until(() => expect(form.other?.name).toBe(OTHER.name))
  expect(form.draft.name).toBe('Rolls')
  await act(async () => form.useOther())
  await until(() => expect(form.draft.name).toBe(OTHER.name))
  expect([form.other, form.isTyped]).toEqual([null, false])
})

test('whoever founds it alone has no conflict with themselves', async () => {
  await act(async () => form.change({ name: 'Rolls of the South' }))
  await act(async () => form.save())
  await until(() => expect(form.isTyped).toBe(false))
  expect([form.other, form.draft.name]).toEqual([null, 'Rolls of the South'])
})
