import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query'
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDecisions } from '#client/platform/cache/kept-decisions.ts'
import { overviewKeys } from '#client/platform/cache/query-keys.ts'
import { showHeld } from '#client/platform/outbox/kinds/base/decided.ts'
import { serve } from '#client/platform/testing/answers.ts'
import { signInForEach } from '#client/platform/testing/session.ts'
import type { HeldDecision } from '#shared/contract/held-decisions.ts'
import { UNDO_MS } from '#shared/contract/moderation.ts'
import { HOUR_MS } from '#shared/durations.ts'
import { DECIDING } from './deciding.ts'
import { useHeldDecisions } from './use-held-decisions.ts'

const userId = signInForEach(7300)

let root: Root
let client: QueryClient
let held: ReturnType<typeof useHeldDecisions>
let decide: () => void
let end: () => void

function Page() {
  held = useHeldDecisions({ queryKey: ['person'], isShownHere: () => true })
  const deciding = useMutation({
    mutationKey: DECIDING,
    networkMode: 'always',
    mutationFn: () =>
      new Promise<void>((resolve) => {
        end = resolve
      }),
  })
  decide = () => deciding.mutate()
  return null
}

const decision = (id: number, due_in_ms = UNDO_MS): HeldDecision => ({
  what: 'measure',
  id,
  version: null,
  batch: null,
  due_in_ms,
  reason: 'Spam',
  ground: 'terms',
  reporter_decision: null,
  remove: null,
  measure: 'block',
  days: null,
})
const key = () => overviewKeys.held(userId())
/** As in every tab when the server has accepted a decision. */
const accept = (id: number) =>
  act(async () => {
    const { change } = showHeld(userId(), { what: 'measure', id, reason: 'Spam', measure: 'block' })
    client.setQueryData(key(), change, { updatedAt: client.getQueryState(key())?.dataUpdatedAt })
    await vi.advanceTimersByTimeAsync(0)
  })

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  // The connection has dropped.
  serve(() => Promise.reject(new TypeError('Failed to fetch')))
  client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
})
afterEach(async () => {
  await act(async () => root.unmount())
  vi.useRealTimers()
})

async function open(...stored: HeldDecision[]): Promise<void> {
  client.setQueryData(key(), keepDecisions({ data: stored }, Date.now()))
  root = createRoot(document.createElement('div'))
  const page = createElement(QueryClientProvider, { client }, createElement(Page))
  await act(async () => root.render(createElement(I18nProvider, { i18n }, page)))
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

test('an accepted decision has the date of its acceptance in tabs that have read the list long before', async () => {
  await open()
  await pass(HOUR_MS)
  const now = Date.now()
  await accept(5)
  expect(held.change.blocked_at).toBe(new Date(now).toISOString())
})

test('the undo ends after its time without a connection; what was decided stays shown', async () => {
  await open()
  await accept(5)
  expect(held.count).toBe(1)
  await pass(UNDO_MS / 2)
  await accept(6)
  expect(held.count).toBe(2)
  await pass(UNDO_MS / 2)
  expect(held.count).toBe(1)
  await pass(UNDO_MS / 2)
  expect(held.count).toBe(0)
  expect(held.isHeld('measure', 5)).toBe(true)
})

test('earlier decisions can be undone while the page sends another one, which cannot before its answer', async () => {
  await open(decision(5))
  expect(held.count).toBe(1)
  await act(async () => decide())
  expect(held.count).toBe(1)
  await accept(6)
  expect(held.count).toBe(1)
  expect(held.isHeld('measure', 6)).toBe(false)
  await act(async () => end())
  await pass(0)
  expect(held.count).toBe(2)
})
