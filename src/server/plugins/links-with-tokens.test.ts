import { expect, it } from 'vitest'
import { collectRoutes } from '../testing/registered-routes.ts'
import { createTestApp } from '../testing/test-app.ts'

it('no route with a token in its address writes the address to the log', async () => {
  const { started: test, routes } = await collectRoutes(() => createTestApp('pglite'))
  await test.close()
  const withToken = routes.filter(({ schema }) => {
    const query = schema?.querystring as { shape?: Record<string, unknown> } | undefined
    return query?.shape?.token !== undefined
  })
  expect(withToken.length).toBeGreaterThan(7)
  expect(
    withToken.filter(({ logLevel }) => logLevel !== 'silent').map(({ method, url }) => `${method} ${url}`),
  ).toEqual([])
})
