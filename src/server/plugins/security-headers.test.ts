import { describe, expect, it } from 'vitest'
import { useTestApp } from '../testing/test-app.ts'

describe('documents', () => {
  const test = useTestApp()

  it('may not use camera, microphone and location; other answers omit the header', async () => {
    const page = await test.app.inject('/api/docs/')
    expect(page.headers['content-type']).toContain('html')
    for (const feature of ['camera', 'microphone', 'geolocation', 'payment'])
      expect(page.headers['permissions-policy']).toContain(`${feature}=()`)
    expect((await test.app.inject('/healthz')).headers['permissions-policy']).toBeUndefined()
  })
})
