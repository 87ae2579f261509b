import { describe, expect, it } from 'vitest'
import { engines, useTestApp } from '../testing/test-app.ts'

describe.each(engines())('the server on %s', (engine) => {
  const test = useTestApp(engine)

  it('reports that it runs and that its database answers', async () => {
    expect((await test.app.inject('/healthz')).json()).toEqual({ status: 'ok' })
    expect((await test.app.inject('/readyz')).json()).toEqual({ status: 'ok' })
  })
})
