import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from '../api/errors.ts'
import { fieldErrors } from './failure-text.ts'

const refusal = (errors: Record<string, string[]>) =>
  new ApiError({ status: 422, code: 'validation_failed', errors })

describe('the errors of a form', () => {
  it('belong to their fields; errors of list items are joined under the list', () => {
    const error = refusal({ 'skills.0': ['too long'], 'skills.4': ['too long', 'empty'], name: ['empty'] })
    expect(fieldErrors(error)).toEqual({ skills: ['too long', 'empty'], name: ['empty'] })
  })

  it('are empty when the error is not about the form', () => {
    expect(fieldErrors(new NetworkError())).toEqual({})
    expect(fieldErrors(null)).toEqual({})
  })
})
