import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { expect, test, vi } from 'vitest'
import { getSession, pageSession } from '#client/platform/device/session/page.ts'
import { signInForEach } from '#client/platform/testing/session.ts'
import type { AppRouter } from './router.ts'
import { watchSession } from './session-watch.ts'

const userId = signInForEach(7700)

async function open(path: string) {
  const root = createRootRoute()
  const page = createRoute({ getParentRoute: () => root, path: '/$lang/$' })
  const login = createRoute({ getParentRoute: () => root, path: '/$lang/login' })
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ routeTree: root.addChildren([page, login]), history })
  await router.load()
  watchSession(new QueryClient(), router as unknown as AppRouter, userId())
  return { router, history }
}

test('a session that the server has ended opens the login, even from a page that asks before it is left', async () => {
  const { router, history } = await open('/en/cabinet/security')
  const ask = vi.fn(() => true)
  history.block({ blockerFn: ask, enableBeforeUnload: false })
  await pageSession.loseSession(getSession()?.token ?? '', 'password_changed')
  await vi.waitFor(() => expect(history.location.pathname).toMatch(/\/login$/))
  expect(router.state.location.search).toEqual({ next: '/en/cabinet/security', ended: 'password_changed' })
  expect(ask).not.toHaveBeenCalled()
})

test('a login page that a guard has opened before gets the reason', async () => {
  const { router, history } = await open('/en/login?next=%2Fen%2Fcabinet')
  await pageSession.loseSession(getSession()?.token ?? '', 'blocked')
  await vi.waitFor(() =>
    expect(router.state.location.search).toEqual({ next: '/en/cabinet', ended: 'blocked' }),
  )
  expect(history.length).toBe(1)
})

test('the page after the deletion of an account stays when a late request finds the session ended', async () => {
  const { history } = await open('/en/deletion-requested')
  await pageSession.loseSession(getSession()?.token ?? '', 'deletion')
  expect(getSession()).toBeNull()
  expect(history.location.pathname).toBe('/en/deletion-requested')
})
