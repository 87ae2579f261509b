import { i18n } from '@lingui/core'
import { beforeAll, expect, test } from 'vitest'
import { ApiError } from '#client/platform/api/errors.ts'
import { storingFailureText } from './storing-failure.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

test.each([
  [new DOMException('x', 'QuotaExceededError'), 'There is no space left on this device'],
  [new DOMException('Internal error opening backing store', 'UnknownError'), 'This browser cannot save'],
  [new TypeError('indexedDB is null'), 'This browser cannot save'],
  [new ApiError({ status: 409, code: 'in_progress' }), 'This is being sent'],
  [new ApiError({ status: 401, code: 'unauthenticated', message: 'Please log in' }), 'Please log in'],
])('the reason why %s kept an entry from being stored', (error, text) => {
  expect(storingFailureText(error)).toContain(text)
})
