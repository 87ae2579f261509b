import { i18n } from '@lingui/core'
import { describe, expect, it } from 'vitest'
import { ApiError, NetworkError } from '../api/errors.ts'
import { failureText, fieldErrors } from './failure-text.ts'

const refusal = (errors: Record<string, string[]>) =>
  new ApiError({ status: 422, code: 'validation_failed', errors })

describe('the text of an error', () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })

  it.each([
    'Failed to fetch dynamically imported module: https://jobmost.example/assets/passkeys.js',
    'error loading dynamically imported module: https://jobmost.example/assets/passkeys.js',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/second-step.css',
  ])('says that there is no connection when a part of the app cannot be loaded: %s', (message) => {
    expect(failureText(new Error(message))).toBe(failureText(new NetworkError()))
    expect(failureText(new TypeError('x is not a function'))).not.toBe(failureText(new NetworkError()))
  })
})

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
