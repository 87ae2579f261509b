import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import { optionalText } from './conventions.ts'
import { patchOf } from './patch-of.ts'

const Form = z.object({
  title: z.string(),
  list: z._default(z.array(z.string()), []),
  about: optionalText(10),
})

it('leaves omitted fields out, whatever their defaults are', () => {
  expect(Form.parse({ title: 'x' })).toEqual({ title: 'x', list: [], about: null })
  expect(patchOf(Form).parse({})).toEqual({})
  expect(patchOf(Form).parse({ title: 'x' })).toEqual({ title: 'x' })
})

it('checks and converts given fields like the form', () => {
  expect(patchOf(Form).parse({ about: ' ', list: [] })).toEqual({ about: null, list: [] })
  expect(patchOf(Form).safeParse({ list: null }).success).toBe(false)
})
