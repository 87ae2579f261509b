import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApp, engines, type TestApp } from '../testing/test-app.ts'

describe.each(engines())('the server on %s', (engine) => {
  let test: TestApp
  beforeAll(async () => {
    test = await createTestApp(engine)
  })
  afterAll(() => test.close())

  it('says that it lives and that its database answers', async () => {
    expect((await test.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await test.app.inject('/readyz')).json()).toEqual({ status: 'ok' })
  })
})
