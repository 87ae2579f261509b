import { i18n } from '@lingui/core'
import { beforeAll, expect, it } from 'vitest'
import type { Room } from '#shared/contract/conversations.ts'
import { isErased, withErasedName } from './name-erased.ts'

beforeAll(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

const room = (name: string, title: string) =>
  ({
    company: '',
    interlocutor: { id: 4, name },
    subject: { type: 'offer', id: 3, title, slug: 'x' },
  }) as unknown as Room

it('a room whose other member has deleted the account says so, and links to nothing', () => {
  const left = room('', '')
  expect(isErased(left)).toBe(true)
  expect(withErasedName(left)).toMatchObject({
    company: null,
    interlocutor: { id: 4, name: 'Deleted account' },
    subject: { type: 'job', title: 'no longer public' },
  })
  expect(withErasedName(left).subject).not.toHaveProperty('slug')
})

it('a room of two people stays as it is', () => {
  const both = room('Anna B.', 'Baker')
  expect([isErased(both), withErasedName(both)]).toEqual([false, both])
})
