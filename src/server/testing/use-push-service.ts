import { afterAll, beforeAll, beforeEach } from 'vitest'
import { type PushService, startPushService } from './push-service.ts'

/** A push service for the tests of a file. It accepts every push again before each test. */
export function usePushService(): PushService {
  const push = {} as PushService
  beforeAll(async () => {
    Object.assign(push, await startPushService())
  })
  beforeEach(() => {
    Object.assign(push.service, { answer: 201, redirectTo: null })
  })
  afterAll(() => push.close())
  return push
}
